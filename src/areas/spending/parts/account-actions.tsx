import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import type { HsaEligibleService } from '~generated/member/model/index.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { listHsaEligibleClaimsQuery, searchHsaEligibleClaimsQuery } from '~generated/member/queries/spending.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { eligibleServices, payableFrom, remainingAmount } from '~/domain/hsa-balance.ts'
import { today8 } from '~/domain/dates/date8.ts'
import type { SpendingKind } from '~/domain/spending-accounts.ts'
import {
  canClaimHsaBalance,
  canSubmitClaims,
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
import { Accordion } from '~/ui/accordion.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, type DefinitionItem, DefinitionList, Inline, Stack } from '~/ui/layout.tsx'

/** Claim type for the unpaid part of earlier claims. */
const HSA = 'XX-HSA'

/** Claim type for expenses that only the wellness account pays. */
const WELLNESS = 'XX-PSA'

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

/**
 * The prefilled answers of a claim for all these services. If another insurer has paid for them in the meantime, the
 * amounts are left out, and the next step asks the member for them (D-223).
 */
const answersFor = (
  services: readonly HsaEligibleService[],
  policy: Policy,
  isPaidSince: boolean,
): PrefilledAnswers => ({
  'before-start-hsa': {},
  [hsaClaimsStep(policy)]: { services: services.map(({ id }) => id), hsaClaimDate: today8() },
  ...(!isPaidSince && {
    'hsa-payment': { lines: services.map(({ id }) => ({ key: id, updatedCobAmount: '0.00' })) },
  }),
})

function Offer({ balance }: { readonly balance: string }) {
  const text = useText()
  const { openClaim } = useStartClaim()
  const question = useId()
  const policy = usePolicy()
  const [services, types] = useQueries({ queries: queriesFor(policy) })
  const isOffered = types.data?.some(({ claimType, isDisabledForProv }) => claimType === HSA && !isDisabledForProv)
  const payable = payableFrom(services.data ?? [], balance)
  if (!isOffered || payable.services.length === 0) return null
  const claim = (isPaidSince: boolean) => void openClaim(HSA, answersFor(payable.services, policy, isPaidSince), true)
  return (
    <Card title={text('spending.back.title', { amount: text.money(payable.amount) })}>
      <Stack gap="m">
        <p>{text('spending.back.text', { count: payable.services.length })}</p>
        {payable.exceedsBalance && <p>{text('spending.back.short')}</p>}
        <Accordion
          panels={[
            {
              id: 'bills',
              title: text('spending.back.bills', { count: payable.services.length }),
              children: <DefinitionList items={payable.services.map((service) => billItem(service, text))} />,
            },
          ]}
        />
        <div role="group" aria-labelledby={question}>
          <Stack gap="s">
            <p id={question}>{text('spending.back.question')}</p>
            <Inline>
              <Button onClick={() => claim(false)}>{text('spending.back.begin')}</Button>
              <Button variant="quiet" onClick={() => claim(true)}>
                {text('spending.back.since')}
              </Button>
            </Inline>
          </Stack>
        </div>
      </Stack>
    </Card>
  )
}

/** A service with its unpaid amount. */
const billItem = (service: HsaEligibleService, text: Text): DefinitionItem => ({
  id: service.id,
  label: text('spending.back.bill', {
    service: service.serviceDescription ?? service.lob ?? '',
    person: service.participant,
    date: text.date(service.dateOfService, 'medium'),
  }),
  value: text.money(remainingAmount(service)),
})

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
        <Button onClick={() => void openClaim(HSA, {}, true)}>{text('spending.use')}</Button>
      )}
      {kind === 'pwa' && canSubmitClaims(policy) && (
        <Button onClick={() => void openClaim(WELLNESS, {}, true)}>{text('spending.claim')}</Button>
      )}
      {policy.benefitUsage && <QuietButtonLink to={historyPage(policy)}>{text('spending.usage')}</QuietButtonLink>}
    </Inline>
  )
}
