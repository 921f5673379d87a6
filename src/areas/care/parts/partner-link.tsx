import { partnerTokenQuery } from '../partner-token.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import type { CareService } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { mayOpen } from '~/platform/links/may-open.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { ExternalLink } from '~/ui/external-link/external-link.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { Spinner } from '~/ui/spinner/spinner.tsx'
import { needsToken, partnerAddress } from '../model/catalogue.ts'

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
