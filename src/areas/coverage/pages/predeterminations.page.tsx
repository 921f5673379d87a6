import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import type { Predetermination } from '~generated/member/model/index.ts'
import { listPredeterminationsQuery } from '~generated/member/queries/predeterminations.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { formatName } from '~/domain/participants.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { storedPolicy, usePolicy } from '~/platform/policy/policy.ts'
import { nullOn404 } from '~/platform/query/query-client.ts'
import { type AnyQuery, mapQuery, withoutDialog } from '~/platform/query/query.ts'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { Page, PageSkeleton } from '~/components/page.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { Card, CardList, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import { NotOffered } from '../predetermination/not-offered.tsx'
import { canRequestPredetermination } from '~/domain/optional-pages.ts'
import { PredeterminationDetails, predeterminationQuery } from '../predetermination/predetermination-details.tsx'
import { PredeterminationStatus, treatmentName } from '../predetermination/predetermination-status.tsx'
import { stateOf, totalOf } from '../model/predetermination.ts'

/**
 * The member's requests about treatments, newest first; null if the service responds with 404, because it does not
 * offer such requests (D-280).
 */
const predeterminationsQuery = () =>
  mapQuery(listPredeterminationsQuery(), (answer) => nullOn404(answer.then((all) => all ?? [])))

export const queries = ({ params: { predeterminationId: id } }: PageArgs): readonly AnyQuery[] => {
  if (!canRequestPredetermination(storedPolicy())) return []
  // the second is for the head of the printed page
  return [
    id === undefined ? predeterminationsQuery() : predeterminationQuery(id),
    getCardholderDetailsQuery(withoutDialog),
  ]
}

/**
 * Two pages: the list of the member's requests about treatments, with a link to a new request, and the answer to one
 * request (D-280).
 */
function CoveragePredeterminationsPage() {
  const { predeterminationId: id } = useParams()
  const isOffered = canRequestPredetermination(usePolicy())
  if (id !== undefined && isOffered) return <Answer id={id} />
  return (
    <Page id={id === undefined ? 'coverage.predeterminations' : 'coverage.predetermination'}>
      {isOffered ? <Treatments /> : <NotOffered />}
    </Page>
  )
}

export { CoveragePredeterminationsPage as Component }

/** The answer to one request. Its title is the treatment, as on the list. */
function Answer({ id }: { readonly id: string }) {
  const text = useText()
  // its name and lead would move the rest if they came later
  const isNamed = useQueriesSettled([predeterminationQuery(id)])
  const { data } = useQuery({ ...predeterminationQuery(id), retryOnMount: false })
  if (!isNamed) return <PageSkeleton />
  return (
    <Page
      id="coverage.predetermination"
      title={data ? treatmentName(data, text) : undefined}
      lead={
        data
          ? text('predetermination.for', {
              person: formatName(data.participantName, text.locale),
              date: text.date(data.sentOn),
            })
          : undefined
      }
    >
      <PredeterminationDetails id={id} />
    </Page>
  )
}

function Treatments() {
  const text = useText()
  const { data } = useSuspenseQuery(predeterminationsQuery())
  if (!data) return <NotOffered />
  const ask = <ButtonLink to="coverage.predetermination-new">{text('predetermination.new')}</ButtonLink>
  if (data.length === 0)
    return (
      <Notice tone="neutral" heading={text('predetermination.empty')} footer={ask}>
        <p>{text('predetermination.empty.text')}</p>
      </Notice>
    )
  return (
    <Stack gap="l">
      <p>{text('predetermination.lead')}</p>
      <div>{ask}</div>
      <CardList>
        {data.map((treatment) => (
          <Treatment key={treatment.predeterminationId} treatment={treatment} />
        ))}
      </CardList>
    </Stack>
  )
}

function Treatment({ treatment }: { readonly treatment: Predetermination }) {
  const text = useText()
  const { predeterminationId, participantName, sentOn } = treatment
  const name = treatmentName(treatment, text)
  return (
    <Card title={name} action={<PredeterminationStatus treatment={treatment} />}>
      <Stack gap="s">
        <p>
          {text('predetermination.for', {
            person: formatName(participantName, text.locale),
            date: text.date(sentOn),
          })}
        </p>
        <Outcome treatment={treatment} />
        <p>
          <PageLink to="coverage.predetermination" params={{ predeterminationId }}>
            <AccessibleLabel
              visible={text('predetermination.open')}
              full={text('predetermination.open.of', { treatment: name })}
            />
          </PageLink>
        </p>
      </Stack>
    </Card>
  )
}

/** The amount that the plan pays. If there is no answer yet, the day by which it comes. */
function Outcome({ treatment }: { readonly treatment: Predetermination }) {
  const text = useText()
  const { answerBy, validUntil } = treatment
  const { cost, plan } = totalOf(treatment)
  const state = stateOf(treatment, today8())
  if (state === 'waiting')
    return answerBy ? <p>{text('predetermination.waiting.by', { date: text.date(answerBy) })}</p> : null
  if (state === 'expired')
    return validUntil ? <p>{text('predetermination.expired', { date: text.date(validUntil) })}</p> : null
  return (
    <p>
      <strong>{text('predetermination.pays', { amount: text.money(plan), cost: text.money(cost) })}</strong>
    </p>
  )
}
