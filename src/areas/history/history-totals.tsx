import { Suspense, useId, useState } from 'react'
import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { toCents } from '~/domain/money.ts'
import { taxYear } from '~/domain/tax-year.ts'
import { formatName } from '~/domain/participants.ts'
import { type Column, DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { Field } from '~/ui/field/field.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { DefinitionList, Stack } from '~/ui/layout.tsx'
import { PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { TaxYear } from '~/components/tax-year.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { Illustration } from '~/ui/illustration.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Totals, LineTotals } from '~/domain/claim-totals.ts'

const SUMS = ['paid', 'claimed', 'otherInsurer', 'yours'] as const
/** The sums, without what another insurer paid if none paid anything. */
const sumsOf = ({ totals }: Pick<LineTotals, 'totals'>) =>
  SUMS.filter((id) => id !== 'otherInsurer' || toCents(totals[id]) > 0)

interface HistoryTotalsProps {
  readonly sums: LineTotals
  /** true if only the amount paid is shown, which is the large thing of the page */
  readonly isShort: boolean
}

/** The totals of the claim lines. */
export function HistoryTotals({ sums, isShort }: HistoryTotalsProps) {
  const text = useText()
  return (
    <section aria-label={text('history.year.totals')}>
      <Stack gap="s">
        <DefinitionList layout="headline" items={sumItems(isShort ? ['paid'] : sumsOf(sums), sums, text)} />
        {!isShort && <Waiting {...sums} />}
      </Stack>
    </section>
  )
}

const sumItems = (ids: readonly (typeof SUMS)[number][], { totals }: LineTotals, text: Text) =>
  ids.map((id) => ({ id, label: text(`history.year.${id}`), value: text.money(totals[id]) }))

/** Says how many claims are not in the totals. */
function Waiting({ waiting: { count, claimed } }: LineTotals) {
  const text = useText()
  return count > 0 && <p>{text('history.year.waiting', { count, amount: text.money(claimed) })}</p>
}

type PersonTotals = LineTotals['people'][number]

function ByPerson({ sums }: { sums: LineTotals }) {
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
        ...sumsOf(sums).map(sum),
      ]}
      rows={sums.people}
      rowKey={({ participantId }) => participantId}
      locale={text.tag}
      labels={tableLabels(text)}
    />
  )
}

interface MoreTotalsProps {
  readonly sums: LineTotals | undefined
  /** true if the totals of all lines are among them, because they are not above the list */
  readonly isWhole: boolean
}

/** Below the list: the totals of each person, and the amounts for the tax return, fetched when opened (D-225). */
export function MoreTotals({ sums, isWhole }: MoreTotalsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion
      panels={[
        ...(sums && isWhole
          ? [
              {
                id: 'all',
                title: text('history.year.totals'),
                children: (
                  <>
                    <DefinitionList items={sumItems(sumsOf(sums), sums, text)} />
                    <Waiting {...sums} />
                  </>
                ),
              },
            ]
          : []),
        ...(sums && sums.people.length > 1
          ? [{ id: 'people', title: text('history.year.by-person'), children: <ByPerson sums={sums} /> }]
          : []),
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
          isPrinted: isOpen,
        },
      ]}
    />
  )
}

/** Tells the member that there are no claims in the period or the plan. The text `noClaims` explains why. */
export function NoClaims({ heading, text: noClaims }: { readonly heading?: string; readonly text: string }) {
  const text = useText()
  return (
    <Notice tone="neutral" picture={<Illustration name="empty" />} heading={heading ?? text('history.empty.title')}>
      <p>{noClaims}</p>
    </Notice>
  )
}

interface TextFilterProps {
  /** the words with which the page opens */
  readonly initial: string
  readonly onWords: (words: string) => void
}

/** Text filter for the lines. The text may concern health, so it is not stored outside the page. */
export function TextFilter({ initial, onWords }: TextFilterProps) {
  const text = useText()
  const [words, setWords] = useState(initial)
  const id = useId()
  return (
    <search data-print="hide">
      <Field id={id} label={text('history.year.words')}>
        {(aria) => (
          <TextInput
            {...aria}
            type="search"
            value={words}
            onChange={(next) => {
              setWords(next)
              onWords(next)
            }}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </Field>
    </search>
  )
}

/** The text of a line that the filter searches: service, person and number. */
export const searchableText = ({ serviceInfo, participantInfo, claimId, claimLineNumber }: ClaimServiceLine): string =>
  `${serviceInfo.description} ${participantInfo.firstName} ${claimId}-${claimLineNumber}`
