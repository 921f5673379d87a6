import { withoutDashes } from '~/domain/dates/date8.ts'
import type { CareCategory, CareService, ConnectedCareContent } from '~generated/member/model/index.ts'

/** What an address names; undefined for a number that the catalogue does not have, or that is none. */
export const findCategory = (content: ConnectedCareContent | null | undefined, id: string | undefined): CareCategory | undefined =>
  content?.categories.find((category) => String(category.id) === id)
export const findService = (content: ConnectedCareContent | null | undefined, id: string | undefined): CareService | undefined =>
  content?.services.find((service) => String(service.id) === id)

/** The services of a category in its order, pinned ones in front (CARE-04, CARE-08, D-134). */
export function servicesOf(content: ConnectedCareContent | null, category: CareCategory): readonly CareService[] {
  const named = category.services.flatMap((id) => findService(content, String(id)) ?? [])
  return named.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned))
}

/** Whether the last day of an offer is over (Date8); it is shown all the same, as having ended (D-138). */
export const isOfferOver = ({ endDate }: Pick<CareService, 'endDate'>, today: string): boolean => Boolean(endDate) && withoutDashes(endDate!) < today

const TOKEN = '{token}'
export const needsToken = ({ buttonExternalLink }: Pick<CareService, 'buttonExternalLink'>): boolean => buttonExternalLink.includes(TOKEN)

/** Where a partner is met, with the token where the address asks for it (D-135). */
export const partnerAddress = ({ buttonExternalLink }: Pick<CareService, 'buttonExternalLink'>, token = ''): string =>
  buttonExternalLink.replaceAll(TOKEN, encodeURIComponent(token))
