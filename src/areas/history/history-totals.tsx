import { Suspense, useId, useState } from 'react'
import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { taxYear } from '~/domain/tax-year.ts'
import { formatName } from '~/domain/participants.ts'
import { type Column, DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { Field } from '~/ui/field/field.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { TaxYear } from '~/components/tax-year.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { Illustration } from '~/ui/illustration.tsx'
import { Notice } from '~/ui/notice.tsx'
import { type Totals, type LineTotals, sumLines } from '~/domain/claim-totals.ts'

const SUMS = ['paid', 'claimed', 'otherInsurer', 'yours'] as const

/** The totals of the claim lines, for all people and for each person. */
export function HistoryTotals({ lines }: { lines: readonly ClaimServiceLine[] }) {
  const text = useText()
  const { totals, waiting, people } = sumLines(lines)
  return (
    <Card title={text('history.year.totals')}>
      <Stack gap="m">
        <DefinitionList
          layout="headline"
          items={SUMS.map((id) => ({ id, label: text(`history.year.${id}`), value: text.money(totals[id]) }))}
        />
        {waiting.count > 0 && (
          <p>{text('history.year.waiting', { count: waiting.count, amount: text.money(waiting.claimed) })}</p>
        )}
        {people.length > 1 && (
          <Accordion
            panels={[{ id: 'people', title: text('history.year.by-person'), children: <ByPerson people={people} /> }]}
          />
        )}
      </Stack>
    </Card>
  )
}

type PersonTotals = LineTotals['people'][number]

function ByPerson({ people }: { people: readonly PersonTotals[] }) {
  const text = useText()
  const sum = (id: keyof Totals): Column<PersonTotals> => ({
    id,
    header: text(id === 'paid' ? 'history.year.by-person.paid' : `history.year.${id}`),
    align: 'end',
    cell: (person) => text.money(person[id]),
  })
  return (
    <DataTable
      hideCaption
      caption={text('history.year.by-person')}
      columns={[
        {
          id: 'person',
          header: text('history.column.person'),
          rowHeader: true,
          cell: ({ firstName }) => formatName(firstName, text.locale),
        },
        ...SUMS.map(sum),
      ]}
      rows={people}
      rowKey={({ participantId }) => participantId}
      locale={text.tag}
      labels={tableLabels(text)}
    />
  )
}

/** The amounts for the tax return, which are fetched when the panel is opened (D-225). */
export function Taxes() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion
      panels={[
        {
          id: 'taxes',
          title: text('taxes.title', { year: taxYear().year }),
          children: isOpen && (
            <SectionBoundary>
              <Suspense fallback={<PageSkeleton count={1} shape="lines" />}>
                <TaxYear />
              </Suspense>
            </SectionBoundary>
          ),
          onOpen: () => setOpen(true),
        },
      ]}
    />
  )
}

/** Tells the member that there are no claims in the period or the plan. The text `noClaims` explains why. */
export function NoClaims({ text: noClaims }: { readonly text: string }) {
  const text = useText()
  return (
    <Notice tone="neutral" picture={<Illustration name="empty" />} heading={text('history.empty.title')}>
      <p>{noClaims}</p>
    </Notice>
  )
}

interface WordSearchProps {
  readonly words: string
  readonly onWords: (words: string) => void
  /** number of matching lines; undefined without a search text */
  readonly count: number | undefined
  readonly total: number
}

/** Text filter for the lines. The text may concern health, so it is not stored outside the page. */
export function TextFilter({ words, onWords, count, total }: WordSearchProps) {
  const text = useText()
  const id = useId()
  return (
    <search data-print="hide">
      <Stack gap="s">
        <Field id={id} label={text('history.year.words')} hint={text('history.year.words.hint')}>
          {(aria) => (
            <TextInput {...aria} type="search" value={words} onChange={onWords} maxLength={100} autoComplete="off" />
          )}
        </Field>
        <p role="status">{count !== undefined && text('history.year.found', { count, total })}</p>
      </Stack>
    </search>
  )
}

/** The text of a line that the filter searches: service, person and number. */
export const searchableText = ({ serviceInfo, participantInfo, claimId, claimLineNumber }: ClaimServiceLine): string =>
  `${serviceInfo.description} ${participantInfo.firstName} ${claimId}-${claimLineNumber}`
