import type { ClaimType, RecentClaimService, ServiceType } from '~generated/member/model/index.ts'
import { listProviderTypesQuery, listRecentProvidersQuery } from '~generated/member/queries/providers.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { MAIN_CONTENT, useOpenPage } from '~/platform/pages/navigation.tsx'
import { type Policy, usePolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import type { Query } from '~/platform/query/query.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { whileLoading } from '~/platform/shell-stores.ts'
import { Button } from '~/ui/button.tsx'
import { Card, DefinitionList } from '~/ui/layout.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import type { Draft } from '~/wizard/definition.ts'
import { keepDraft } from '~/wizard/draft-store.ts'
import { visibleSteps } from '~/wizard/engine.ts'
import type { PanelProps } from './claim-step.ts'
import { claimWizard, pageOf } from './claim-wizard.ts'
import { asClaimAnswers, serviceKey } from './model/answers.ts'
import { againDraft } from './model/again.ts'
import { providerName } from './model/provider-search.ts'
import { serviceQueries } from './sources.ts'

/** As many as can be recognised at a glance. */
const SHOWN = 3
const quietly = { errorName: 'caller' } as const

/** What was claimed lately, each with the way to claim it once more; nothing while that is not known, or a claim is begun (D-97). */
export function ClaimAgain({ data, answers }: PanelProps) {
  const text = useText()
  const policy = usePolicy()
  const openPage = useOpenPage()
  const isOffered = ({ claimType }: RecentClaimService) => data.claimTypes.some((type) => type.claimType === claimType && !type.isDisabledForProv)
  const offered = data.claimedLately.filter(isOffered).slice(0, SHOWN)
  if (offered.length === 0 || answers['claim-type']) return null

  async function begin(item: RecentClaimService) {
    const draft = await whileLoading(() => draftFor(item, data.claimTypes, policy))
    keepDraft(memberId(), draft)
    const [, next] = visibleSteps(claimWizard(policy), draft)
    if (next) await openPage(pageOf(next), { hash: MAIN_CONTENT, state: { returnTo: 'claim-details' } })
  }

  return (
    <Card title={text('claims.again.title')}>
      <DefinitionList
        items={offered.map((item) => {
          const { service, participantName, provider, lastServiceDate, lastAmount } = item
          const what = [service.description, participantName].filter(Boolean).join(', ')
          const last = lastServiceDate && lastAmount && text('claims.again.last', { date: text.date(lastServiceDate), amount: text.money(lastAmount) })
          return {
            id: `${serviceKey(service)} ${item.participantId}`,
            label: [provider && providerName(provider), last].filter(Boolean).join('. '),
            value: what,
            action: (
              <Button variant="quiet" onClick={() => void begin(item)}>
                {text('claims.again.begin')}
                <VisuallyHidden> {what}</VisuallyHidden>
              </Button>
            ),
          }
        })}
      />
    </Card>
  )
}

/** What is not offered any more is asked; nobody is disturbed by what cannot be read. */
async function draftFor(item: RecentClaimService, claimTypes: readonly ClaimType[], policy: Policy): Promise<Draft> {
  const [providerTypes, recentProviders] = await Promise.all([listed(listProviderTypesQuery(quietly)), listed(listRecentProvidersQuery(quietly))])
  const { answers } = againDraft(item, { recentProviders, services: [] })
  const queries = serviceQueries({ policy, answers: asClaimAnswers(answers) }, { claimTypes, providerTypes, recentProviders })
  const lists = await Promise.all(queries.map((each) => listed(each as Query<ServiceType[] | null>)))
  return againDraft(item, { recentProviders, services: lists.flat() })
}

const listed = <Item,>(asked: Query<Item[] | null>): Promise<readonly Item[]> =>
  queryClient.ensureQueryData(asked).then(
    (items) => items ?? [],
    () => [],
  )
