import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDentalLastServiceDetailsQuery } from '~generated/member/queries/dental.ts'
import { today8 } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { benefitsQuery } from '~/platform/insured/insured.ts'
import { limitsOf } from '~/platform/insured/limits.ts'
import { toCents } from '~/platform/money.ts'
import { canOpen } from '~/platform/pages/page-row.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { LimitBars } from '~/ui/page/limit-bars.tsx'
import { ForPerson } from './for-person.tsx'

/** What the plan still pays this year, for one person, as far as the service tells it: figures of its own, never computed from what was claimed. */
export function WhatIsLeft() {
  const text = useText()
  const { data } = useSuspenseQuery(benefitsQuery())
  if (!data?.deductibles && !data?.benefits.some(({ limits }) => limits)) return null
  return (
    <Card title={text('limits.title')}>
      <ForPerson>{(person) => <Limits person={person} />}</ForPerson>
    </Card>
  )
}

function Limits({ person }: { readonly person: string }) {
  const text = useText()
  const { data } = useSuspenseQuery(benefitsQuery())
  const { used, untouched } = limitsOf(data, person)
  return (
    <Stack gap="m">
      <Deductible person={person} />
      {used.length > 0 ? <LimitBars limits={used} /> : <p>{text('limits.none-used')}</p>}
      {untouched.length > 0 && (
        <details>
          <summary>{text('limits.untouched', { count: untouched.length })}</summary>
          <LimitBars limits={untouched} />
        </details>
      )}
      <CoveredAgain person={person} />
    </Stack>
  )
}

/** What a person pays first, where the plan has such an amount. */
function Deductible({ person }: { readonly person: string }) {
  const text = useText()
  const { data } = useSuspenseQuery(benefitsQuery())
  const deductible = data?.deductibles?.find(({ participantId }) => participantId === person)
  if (!deductible) return null
  const { amount, met } = deductible
  const money = (value: string) => text.money(value)
  const words = toCents(met) < toCents(amount) ? text('limits.deductible.paid', { met: money(met), amount: money(amount) }) : text('limits.deductible.met')
  return <DefinitionList items={[{ id: 'deductible', label: text('limits.deductible'), value: words }]} />
}

/** Most dates that are told here; the page of dental usage has all of them. */
const DATES = 3

/** When the plan pays again for dental care that it pays only so often: the next days first. Said quietly, or not at all. */
function CoveredAgain({ person }: { readonly person: string }) {
  const text = useText()
  const isTold = canOpen('coverage.dental-usage', usePolicy())
  const { data: benefits } = useSuspenseQuery(benefitsQuery())
  const hasDental = benefits?.benefits.some(({ key }) => key === 'DENTAL') ?? false
  const { data } = useQuery({ ...getDentalLastServiceDetailsQuery(person, { errorName: 'caller' }), enabled: isTold && hasDental })
  const next = (data ?? [])
    .flatMap(({ description, nextServiceDate }) => (nextServiceDate && nextServiceDate > today8() ? [{ description, date: nextServiceDate }] : []))
    .toSorted((a, b) => Number(a.date) - Number(b.date))
    .slice(0, DATES)
  if (next.length === 0) return null
  return (
    <Stack gap="s">
      <h3>{text('limits.again')}</h3>
      <DefinitionList
        items={next.map(({ description, date }) => ({
          id: description,
          label: description,
          value: text('limits.again.from', { date: text.date(date) }),
        }))}
      />
    </Stack>
  )
}
