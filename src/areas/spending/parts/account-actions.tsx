import { useQueries } from '@tanstack/react-query'
import type { HsaEligibleService } from '~generated/member/model/index.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { listHsaEligibleClaimsQuery, searchHsaEligibleClaimsQuery } from '~generated/member/queries/spending.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { eligibleServices, payableFrom } from '~/domain/hsa-balance.ts'
import type { SpendingKind } from '~/domain/spending-accounts.ts'
import {
  canClaimHsaBalance,
  historyPage,
  hsaClaimsStep,
  type Policy,
  storedPolicy,
  usePolicy,
} from '~/platform/policy/policy.ts'
import { type AnyQuery, withoutDialog } from '~/platform/query/query.ts'
import { query } from '~/platform/query/query.ts'
import { type PrefilledAnswers, useStartClaim } from '~/components/start-claim.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, Inline, Stack } from '~/ui/layout.tsx'

/** Claim type for the unpaid part of earlier claims. */
const HSA = 'XX-HSA'

/**
 * Offers to claim the unpaid part of earlier claims from the health spending account, as one claim (D-181, CLAIM-63).
 * It is shown once services and balance are loaded, if the member may submit claims.
 */
export function ClaimLeftoversCard({ balance }: { readonly balance: string }) {
  return canClaimHsaBalance(usePolicy()) ? <Offer balance={balance} /> : null
}

/** The card's queries, for pages that prefetch them. */
export function claimLeftoversQueries(): readonly AnyQuery[] {
  const policy = storedPolicy()
  return canClaimHsaBalance(policy) ? queriesFor(policy) : []
}

function queriesFor({ maaxClaims }: Policy) {
  const { queryKey, queryFn } = maaxClaims
    ? searchHsaEligibleClaimsQuery(withoutDialog)
    : listHsaEligibleClaimsQuery(withoutDialog)
  return [
    query(queryKey, (signal) => queryFn({ signal }).then(eligibleServices)),
    listClaimTypesQuery(withoutDialog),
  ] as const
}

/** The services as unsaved answers of the step in which services are chosen. */
const prefilledAnswers = (services: readonly HsaEligibleService[], policy: Policy): PrefilledAnswers => ({
  [hsaClaimsStep(policy)]: { services: services.map(({ id }) => id) },
})

function Offer({ balance }: { readonly balance: string }) {
  const text = useText()
  const { openClaim } = useStartClaim()
  const policy = usePolicy()
  const [services, types] = useQueries({ queries: queriesFor(policy) })
  const isOffered = types.data?.some(({ claimType, isDisabledForProv }) => claimType === HSA && !isDisabledForProv)
  const payable = payableFrom(services.data ?? [], balance)
  if (!isOffered || payable.services.length === 0) return null
  return (
    <Card title={text('spending.back.title', { amount: text.money(payable.amount) })}>
      <Stack gap="m">
        <p>{text('spending.back.text', { count: payable.services.length })}</p>
        {payable.exceedsBalance && <p>{text('spending.back.short')}</p>}
        <div>
          <Button onClick={() => void openClaim(HSA, prefilledAnswers(payable.services, policy), true)}>
            {text('spending.back.begin')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

/**
 * Buttons of an account: submit a claim to it, and see its payments, if the plan has these features (D-181, GUARD-44).
 */
export function AccountActions({ kind }: { kind: SpendingKind }) {
  const text = useText()
  const policy = usePolicy()
  const { openClaim } = useStartClaim()
  return (
    <Inline>
      {kind === 'hsa' && canClaimHsaBalance(policy) && (
        <Button onClick={() => void openClaim()}>{text('spending.use')}</Button>
      )}
      {policy.benefitUsage && <QuietButtonLink to={historyPage(policy)}>{text('spending.usage')}</QuietButtonLink>}
    </Inline>
  )
}
