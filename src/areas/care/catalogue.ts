import { withoutDashes } from '~/domain/dates/date8.ts'
import type { CareCategory, CareService, ConnectedCareContent } from '~generated/member/model/index.ts'

/** The entry with an id from the URL; undefined if the catalogue does not have it. */
export const findCategory = (
  content: ConnectedCareContent | null | undefined,
  id: string | undefined,
): CareCategory | undefined => content?.categories.find((category) => String(category.id) === id)
export const findService = (
  content: ConnectedCareContent | null | undefined,
  id: string | undefined,
): CareService | undefined => content?.services.find((service) => String(service.id) === id)

/** The services of a category, pinned ones first and otherwise in the order of the category (CARE-04, D-134). */
export function servicesOf(content: ConnectedCareContent | null, category: CareCategory): readonly CareService[] {
  const named = category.services.flatMap((id) => findService(content, String(id)) ?? [])
  return named.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned))
}

/** True if an offer has ended (Date8). The page still shows such an offer and says that it has ended (D-138). */
export const isOfferOver = ({ endDate }: Pick<CareService, 'endDate'>, today: string): boolean =>
  Boolean(endDate) && withoutDashes(endDate!) < today

const TOKEN = '{token}'
export const needsToken = ({ buttonExternalLink }: Pick<CareService, 'buttonExternalLink'>): boolean =>
  buttonExternalLink?.includes(TOKEN) === true

/** The partner's URL, with the token if it has a placeholder (D-135); empty if the partner has none. */
export const partnerAddress = ({ buttonExternalLink }: Pick<CareService, 'buttonExternalLink'>, token = ''): string =>
  buttonExternalLink?.replaceAll(TOKEN, encodeURIComponent(token)) ?? ''
