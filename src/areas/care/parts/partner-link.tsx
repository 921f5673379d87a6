import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { CareService } from '~generated/member/model/index.ts'
import { getConnectedCareTokenQuery } from '~generated/member/queries/care.ts'
import { mayOpen } from '~/platform/config/environment.ts'
import { today8, withoutDashes } from '~/platform/dates/date8.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { query } from '~/platform/query/query.ts'
import { storage } from '~/platform/session/storage.ts'
import { ExternalLink } from '~/ui/link.tsx'
import { SectionBoundary } from '~/ui/page/page.tsx'
import { Spinner } from '~/ui/spinner.tsx'
import { hasEnded, needsToken, partnerAddress } from '../catalogue.ts'

interface PartnerLinkProps {
  readonly service: CareService
  readonly className?: string
}

/** Until when something is offered, or when that was over (CARE-11, D-138). */
export function OfferEnd({ service }: { readonly service: CareService }) {
  const text = useText()
  if (!service.endDate) return null
  const date = text.date(withoutDashes(service.endDate))
  return <p>{hasEnded(service, today8()) ? text('care.ended', { date }) : text('care.ends', { date })}</p>
}

/** The way to a partner, in a new window (CARE-07); where the address asks for a token, as soon as there is one (CARE-12). */
export function PartnerLink(props: PartnerLinkProps) {
  if (!needsToken(props.service)) return <Way {...props} />
  return (
    <SectionBoundary>
      <Suspense fallback={<Spinner />}>
        <WayWithToken {...props} />
      </Suspense>
    </SectionBoundary>
  )
}

function WayWithToken(props: PartnerLinkProps) {
  const { data: token } = useSuspenseQuery(partnerTokenQuery())
  return <Way {...props} token={token} />
}

function Way({ service, className, token }: PartnerLinkProps & { token?: string }) {
  const text = useText()
  const { analytics } = usePolicy()
  const url = partnerAddress(service, token)
  if (!mayOpen(url)) return null
  // What has ended is not offered as if it went on: the partner can be looked at, without its button.
  const isOver = hasEnded(service, today8())
  return (
    // The name for measuring is there only for plans that are measured (CARE-09, D-139).
    <ExternalLink
      href={url}
      hint={text('shell.new-window')}
      {...(className && !isOver && { className })}
      data-analytics-id={analytics ? service.analyticsId : undefined}
    >
      {isOver ? text('care.ended.visit', { vendor: service.vendorName }) : service.buttonTitle}
    </ExternalLink>
  )
}

/** What tells a partner who comes from the portal: one for each language, kept by this tab until the session ends (CARE-12, D-135). */
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
