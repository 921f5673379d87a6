import type { CareService } from '~generated/member/model/index.ts'
import { getConnectedCareTokenQuery } from '~generated/member/queries/care.ts'
import { isAllowedLink } from '~/platform/config/allowed-hosts.ts'
import { openWindow } from '~/platform/download/open-window.ts'
import { today8, withoutDashes } from '~/domain/dates/date8.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { query } from '~/platform/query/query.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { storage } from '~/platform/session/storage.ts'
import { type ButtonVariant, buttonClass } from '~/ui/button.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { WindowButton } from '~/components/window-button.tsx'
import { isOfferOver, needsToken, partnerAddress } from '../catalogue.ts'

interface PartnerLinkProps {
  readonly service: CareService
  readonly variant?: ButtonVariant
}

/** The end date of an offer, future or past (CARE-11, D-138). */
export function OfferEnd({ service }: { readonly service: CareService }) {
  const text = useText()
  if (!service.endDate) return null
  const date = text.date(withoutDashes(service.endDate))
  return <p>{isOfferOver(service, today8()) ? text('care.ended', { date }) : text('care.ends', { date })}</p>
}

/**
 * The link to a partner, in a new window (CARE-07). If the URL needs a token, the token is fetched on click, so that no
 * page contains a URL that signs a member in (CARE-12).
 */
export function PartnerLink({ service, variant }: PartnerLinkProps) {
  const text = useText()
  const { analytics } = usePolicy()
  if (!isAllowedLink(partnerAddress(service))) return null
  // For an offer that has ended, the link to the partner has a neutral text instead of that of the offer.
  const isOver = isOfferOver(service, today8())
  const words = isOver ? text('care.ended.visit', { vendor: service.vendorName }) : service.buttonTitle
  // The analytics id is set only for plans with analytics (CARE-09, D-139).
  const measured = { 'data-analytics-id': analytics ? service.analyticsId : undefined }
  if (needsToken(service))
    return (
      <WindowButton
        {...measured}
        label={words}
        icon="external"
        variant={isOver ? 'link' : variant}
        open={() => openWindow(async () => partnerAddress(service, await queryClient.fetchQuery(partnerTokenQuery())))}
      />
    )
  return (
    <ExternalLink
      {...measured}
      href={partnerAddress(service)}
      hint={text('shell.new-window')}
      {...(!isOver && { className: buttonClass({ variant }) })}
    >
      {words}
    </ExternalLink>
  )
}

/**
 * The token that identifies portal members to a partner: one per language, stored in this tab until the session ends
 * (CARE-12, D-135).
 */
export function partnerTokenQuery() {
  const asked = getConnectedCareTokenQuery()
  return query(asked.queryKey, async (signal) => {
    const key = `connectedCareToken.${currentLocale()}` as const
    const kept = storage.read(key)
    if (kept) return kept
    const { jwt } = await asked.queryFn({ signal })
    storage.write(key, jwt)
    return jwt
  })
}
