import type { HealthProfessional } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { type PrefilledAnswers, useStartClaim } from '~/components/start-claim.ts'
import { Button } from '~/ui/button.tsx'
import { Card, Stack } from '~/ui/layout.tsx'

/** The link from a benefit to its claim; hidden for plans or members who cannot claim (SHELL-24, GUARD-12). */
export function ClaimCard({
  title,
  claimType,
  children,
}: {
  title: string
  claimType?: string | undefined
  children: string
}) {
  const text = useText()
  const policy = usePolicy()
  const { openClaim } = useStartClaim()
  if (!canSubmitClaims(policy)) return null
  return (
    <Card title={title}>
      <Stack gap="m">
        <p>{children}</p>
        <div>
          <Button onClick={() => void openClaim(claimType)}>{text('nav.submit-claim')}</Button>
        </div>
      </Stack>
    </Card>
  )
}

/**
 * Prefilled answers of a claim for a visit. The type is filled in for both steps that ask for a provider type, because
 * a claim has one of them.
 */
export function prefillVisit(providerType: string, provider?: HealthProfessional): PrefilledAnswers {
  const kind = { providerType }
  return {
    'provider-type': kind,
    'provider-type-vision': kind,
    ...(provider && {
      'provider-search': { how: 'search', city: provider.city, province: provider.province },
      'provider-results': { pauthId: provider.pauthId },
    }),
  }
}
