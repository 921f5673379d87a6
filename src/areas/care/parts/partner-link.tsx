import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { CareService } from '~generated/member/model/index.ts'
import { getConnectedCareTokenQuery } from '~generated/member/queries/care.ts'
import { mayOpen } from '~/platform/config/environment.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { query } from '~/platform/query/query.ts'
import { storage } from '~/platform/session/storage.ts'
import { ExternalLink } from '~/ui/link.tsx'
import { SectionBoundary } from '~/ui/page/page.tsx'
import { Spinner } from '~/ui/spinner.tsx'
import { needsToken, partnerAddress } from '../catalogue.ts'

interface PartnerLinkProps {
  readonly service: CareService
  readonly className?: string
  readonly children: ReactNode
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

function Way({ service, className, children, token }: PartnerLinkProps & { token?: string }) {
  const text = useText()
  const { analytics } = usePolicy()
  const url = partnerAddress(service, token)
  if (!mayOpen(url)) return null
  return (
    // The name for measuring is there only for plans that are measured (CARE-09, D-139).
    <ExternalLink href={url} hint={text('shell.new-window')} {...(className && { className })} data-analytics-id={analytics ? service.analyticsId : undefined}>
      {children}
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
