import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import type { Predetermination } from '~generated/member/model/index.ts'
import { listPredeterminationsQuery } from '~generated/member/queries/predeterminations.ts'
import { toCents } from '~/domain/money.ts'
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
import css from '~/ui/balance-bar.module.css'
import { Card, CardList, Inline, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
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
  if (isOffered) return id === undefined ? <Requests /> : <Answer id={id} />
  return (
    <Page id={id === undefined ? 'coverage.predeterminations' : 'coverage.predetermination'}>
      <NotOffered />
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

/** The list. What it is for and its button stand in the header of the page, unless there is nothing to list. */
function Requests() {
  const text = useText()
  const isKnown = useQueriesSettled([predeterminationsQuery()])
  const { data } = useQuery({ ...predeterminationsQuery(), retryOnMount: false })
  if (!isKnown) return <PageSkeleton />
  const ask = <ButtonLink to="coverage.predetermination-new">{text('predetermination.new')}</ButtonLink>
  const header = data?.length ? { lead: text('predetermination.lead'), actions: ask } : {}
  return (
    <Page id="coverage.predeterminations" {...header}>
      <Treatments ask={ask} />
    </Page>
  )
}

function Treatments({ ask }: { readonly ask: ReactNode }) {
  const text = useText()
  const { data } = useSuspenseQuery(predeterminationsQuery())
  if (!data) return <NotOffered />
  if (data.length === 0)
    return (
      <Notice tone="neutral" heading={text('predetermination.empty')} footer={ask}>
        <p>{text('predetermination.empty.text')}</p>
      </Notice>
    )
  return (
    <CardList>
      {data.map((treatment) => (
        <Treatment key={treatment.predeterminationId} treatment={treatment} />
      ))}
    </CardList>
  )
}

/** What the day of a request means, by its state. */
const SENTENCES = {
  waiting: 'predetermination.waiting.by',
  answered: 'predetermination.valid',
  expired: 'predetermination.expired',
} as const

function Treatment({ treatment }: { readonly treatment: Predetermination }) {
  const text = useText()
  const { predeterminationId, participantName, sentOn, answerBy, validUntil } = treatment
  const { cost, plan } = totalOf(treatment)
  const state = stateOf(treatment, today8())
  const isPaid = toCents(plan) > 0
  const day = state === 'waiting' ? answerBy : state === 'answered' && !isPaid ? undefined : validUntil
  return (
    <Card
      title={
        <PageLink to="coverage.predetermination" params={{ predeterminationId }}>
          {treatmentName(treatment, text)}
        </PageLink>
      }
      action={
        state === 'answered' && (
          <strong>
            {isPaid
              ? text('predetermination.pays', { amount: text.money(plan), cost: text.money(cost) })
              : text('predetermination.pays.none')}
          </strong>
        )
      }
    >
      <Stack gap="s">
        <p className={css.words}>
          {text('predetermination.for', {
            person: formatName(participantName, text.locale),
            date: text.date(sentOn),
          })}
        </p>
        <Inline gap="s">
          <PredeterminationStatus treatment={treatment} />
          {day && <span>{text(SENTENCES[state], { date: text.date(day) })}</span>}
        </Inline>
      </Stack>
    </Card>
  )
}
