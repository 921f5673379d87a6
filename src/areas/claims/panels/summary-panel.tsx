import type { ReactNode } from 'react'
import type { ManualClaimServiceItem } from '~generated/member/model/index.ts'
import { formatDate, isDate8 } from '~/platform/dates/date8.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { formatMoney, sumMoney } from '~/platform/money.ts'
import { fullName } from '~/platform/insured/people.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { DefinitionList, type DefinitionItem } from '~/ui/definition-list.tsx'
import { Stack } from '~/ui/layout.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import type { FormData } from '~/wizard/definition.ts'
import { isNewCoverage, type ClaimLine } from '../model/answers.ts'
import { answersAsTyped, formIdOf } from '../model/answers.ts'
import { chosenEvents, isDisability } from '../model/claim-kinds.ts'
import { expensesOf, itemKey, manualItems } from '../model/expenses.ts'
import { paysFromHsa } from '../model/hsa.ts'
import { numberOf } from '../model/keys.ts'
import { coverageLines, reasonOf } from '../model/lines.ts'
import { questionsOf } from '../model/questions.ts'
import { chosenProvider, providerName } from '../model/provider-search.ts'
import { claimLines } from '../model/vision.ts'
import { chosenProviderType } from '../sources.ts'
import { lineTitle } from '../step-content.ts'
import { HsaSummary, type Part } from './hsa-summary.tsx'
import { CoverageDate } from './coverage-panel.tsx'
import type { PanelProps } from './panel.ts'
import { Requirements } from './requirements.tsx'

/** Every answer that will be sent, with a way to change each and come back (CLAIM-75, D-155). */
export function Panel(props: PanelProps) {
  const { data, answers } = props
  const text = useText()
  const lines = claimLines(answers)
  const people = new Map(data.participants.map((person) => [person.participantId, fullName(person, text.locale)]))
  const amounts = expensesOf(answers).flatMap(({ amountPaid }) => amountPaid ?? [])
  const files = answers['attach-documents']?.files ?? []
  const type = data.claimTypes.find(({ claimType }) => claimType === answers['claim-type']?.claimType)
  const lob = type && data.labels[type.lob]
  return (
    <Stack gap="l">
      <Section
        {...props}
        step="claim-type"
        items={[
          {
            id: 'type',
            label: text('claims.summary.type'),
            value: type?.description,
          },
          // Its line of business, as the service calls it (CLAIM-88).
          ...(lob ? [{ id: 'lob', label: text('claims.summary.lob'), value: lob }] : []),
        ]}
      />
      {isDisability(answers) && (
        <Section
          {...props}
          step="before-start-disability"
          items={[{ id: 'events', label: text('form.beforeStartDisability.events.label'), value: chosenEvents(answers, text) }]}
        />
      )}
      {answersAsTyped(answers).map(([step, given]) => (
        <Section key={step} {...props} step={step} items={asTyped(step, given, text)} />
      ))}
      {answers['treatment-for-accident'] && <Section {...props} step="treatment-for-accident" items={accident(props, text)} />}
      {(['provider-type', 'provider-type-vision'] as const).map(
        (step) => answers[step] && <Section key={step} {...props} step={step} items={provider(props, text)} />,
      )}
      {lines.map((line) => (
        <Section
          key={line.key}
          {...props}
          step={answers['claim-details'] ? 'claim-details' : 'claim-details-vision'}
          title={lineTitle(line.key, answers, data, text)}
          items={[...lineItems(line, people.get(line.participantId) ?? '', text), ...coordination(line.key, props, text)]}
        />
      ))}
      {manualItems(answers).map((item, index, items) => (
        <Section
          key={itemKey(items, index)}
          {...props}
          step={answers['claim-items'] ? 'claim-items' : 'claim-event'}
          title={item.whatIsClaimFor ?? text('page.claims.claim-details')}
          items={[...manualLine(item, people, text), ...coordination(itemKey(items, index), props, text)]}
        />
      ))}
      {paysFromHsa(answers) && <HsaSummary {...props}>{(part) => <Section {...props} {...part} />}</HsaSummary>}
      {amounts.length > 0 && (
        <Section
          {...props}
          step={(['service-list', 'service-list-vision', 'claim-items'] as const).find((each) => answers[each]) ?? 'claim-details'}
          title={text('claims.summary.total')}
          items={[{ id: 'total', label: text('claims.summary.submitted'), value: <strong>{formatMoney(sumMoney(amounts), text.locale)}</strong> }]}
        />
      )}
      {answers.hsa && (
        <Section {...props} step="hsa" items={[{ id: 'isHsa', label: text('form.hsaClaim.isHsa.label'), value: yesNo(answers.hsa.isHsa, text) }]} />
      )}
      {answers['other-coverage'] && <Section {...props} step="other-coverage" items={coverage(props, text)} />}
      {answers['attach-documents']?.questions && (
        <Section {...props} step="attach-documents" title={text('form.attachDocuments.questions.label')} items={insurersQuestions(props, text)} />
      )}
      {answers['attach-documents'] && (
        <Section
          {...props}
          step="attach-documents"
          items={[
            {
              id: 'files',
              label: text('claims.attached.title', { count: files.length }),
              value: files.length > 0 ? files.map(({ name }) => name).join(', ') : text('claims.attached.none'),
            },
          ]}
        />
      )}
      {answers.comments?.comments && (
        <Section {...props} step="comments" items={[{ id: 'comments', label: text('form.comments.comments.label'), value: answers.comments.comments }]} />
      )}
      <Requirements {...props} />
    </Stack>
  )
}

function Section({ step, title, items, onEdit }: PanelProps & Part) {
  const text = useText()
  const name = title ?? text.byConvention(`page.claims.${step}`)
  return (
    <Card
      title={name}
      action={
        <Button variant="link" onClick={() => onEdit(step)}>
          {text('claims.summary.edit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      }
    >
      <DefinitionList items={items} />
    </Card>
  )
}

const yesNo = (value: boolean | undefined, text: Text): ReactNode => (value === undefined ? '' : value ? text('yes') : text('no'))

const asTyped = (step: string, given: FormData, text: Text): readonly DefinitionItem[] =>
  Object.entries(given).map(([field, value]) => ({
    id: field,
    label: text.byConvention(`form.${formIdOf(step)}.${field}.label`),
    value: typeof value === 'boolean' ? yesNo(value, text) : isDate8(String(value)) ? formatDate(String(value), text.locale) : String(value),
  }))

function accident({ answers }: PanelProps, text: Text): readonly DefinitionItem[] {
  const given = answers['treatment-for-accident']
  const item = (id: 'isAccident' | 'isAccidentThirdParty' | 'isFirstClaimForAccident' | 'isWorkersCompEligible') => ({
    id,
    label: text(`form.treatmentForAccident.${id}.label`),
    value: yesNo(given?.[id], text),
  })
  return given?.isAccident
    ? [item('isAccident'), item('isAccidentThirdParty'), item('isFirstClaimForAccident'), item('isWorkersCompEligible')]
    : [item('isAccident')]
}

function provider({ answers, data }: PanelProps, text: Text): readonly DefinitionItem[] {
  const found = chosenProvider(answers, data)
  const { 'provider-search': manual, 'provider-type-vision': vision } = answers
  if (vision?.purchasedOnline) return [{ id: 'provider', label: text('claims.summary.provider'), value: vision.organizationName }]
  const person = found ?? (manual?.how === 'manual' ? manual : undefined)
  const city = found?.city ?? manual?.manualCity
  return [
    { id: 'kind', label: text('claims.summary.provider-type'), value: chosenProviderType(answers, data)?.providerTypeName },
    { id: 'provider', label: text('claims.summary.provider'), value: person && [providerName(person), person.addressLine1, city].filter(Boolean).join(', ') },
  ]
}

const lineItems = (line: ClaimLine, person: string, text: Text): readonly DefinitionItem[] => [
  { id: 'person', label: text('form.claimDetails.lines.participantId.label'), value: person },
  { id: 'date', label: text('form.claimDetails.lines.dateOfService.label'), value: formatDate(line.dateOfService, text.locale) },
  { id: 'amount', label: text('form.claimDetails.lines.amountPaid.label'), value: formatMoney(line.amountPaid, text.locale) },
  ...(line.needsPrescription
    ? [{ id: 'prescription', label: text('form.claimDetails.lines.hasPrescription.label'), value: yesNo(line.hasPrescription, text) }]
    : []),
]

/** What the other insurer paid for a line, and why not everything. */
function coordination(key: string, { answers, data }: PanelProps, text: Text): readonly DefinitionItem[] {
  const line = coverageLines(answers).find((each) => each.key === key)
  if (!line) return []
  const chosen = reasonOf(line)
  const reason = chosen && data.cobReasons.find(({ id }) => id === numberOf(chosen))?.reason
  const paid = {
    id: 'other',
    label: text('form.otherCoverage.lines.amountPaidByOtherCarrier.label'),
    value: formatMoney(line.amountPaidByOtherCarrier, text.locale),
  }
  if (!reason) return [paid]
  const note = chosen.startsWith('note:') ? line.cobOtherReasonNote : undefined
  return [paid, { id: 'reason', label: text('form.otherCoverage.lines.cobOtherReason.label'), value: [reason, note].filter(Boolean).join(' – ') }]
}

const manualLine = (item: ManualClaimServiceItem, people: ReadonlyMap<string, string>, text: Text): readonly DefinitionItem[] => [
  { id: 'person', label: text('form.claimItems.items.participant.label'), value: people.get(item.participant ?? '') },
  {
    id: 'date',
    label: text(item.amountPaid ? 'form.claimItems.items.dateOfService.label' : 'form.claimEvent.dateOfService.label'),
    value: formatDate(item.dateOfService ?? '', text.locale),
  },
  ...(item.specify ? [{ id: 'specify', label: text('form.claimItems.items.specify.label'), value: item.specify }] : []),
  ...(item.amountPaid ? [{ id: 'amount', label: text('form.claimDetails.lines.amountPaid.label'), value: formatMoney(item.amountPaid, text.locale) }] : []),
]

/** The insurer’s questions in its words, with what was answered (CLAIM-60). */
const insurersQuestions = ({ answers, data }: PanelProps, text: Text): readonly DefinitionItem[] =>
  questionsOf(answers, data.services).map(({ id, text: question }) => {
    const given = answers['attach-documents']?.questions?.find((answer) => answer.id === id)
    return { id, label: question, value: given?.words ?? yesNo(given?.yesNo, text) }
  })

/** What was said about the other plan: what is new about it, or when it ended (D-155). */
function coverage({ answers }: PanelProps, text: Text): readonly DefinitionItem[] {
  const given = answers['other-coverage']
  if (!given) return []
  const said = (id: 'doesMemberHaveOtherCov' | 'infoOnFileValid' | 'wasSubmittedToOtherFirst' | 'anyPastCovThatEnded') => ({
    id,
    label: text(`form.otherCoverage.${id}.label`),
    value: yesNo(given[id], text),
  })
  const written = (id: 'cobNewInfoMemberName' | 'cobNewInfoPolicyId' | 'cobNewInfoIdNumber') => ({
    id,
    label: text(`form.otherCoverage.${id}.label`),
    value: given[id],
  })
  const dated = (id: 'cobNewInfoEffDate' | 'cobPrevInfoTermDate') => ({
    id,
    label: text(`form.otherCoverage.${id}.label`),
    value: given[id] && <CoverageDate date={given[id]} />,
  })
  if (!given.doesMemberHaveOtherCov)
    return [
      said('doesMemberHaveOtherCov'),
      ...(given.hasInfoOnFile ? [said('anyPastCovThatEnded')] : []),
      ...(given.hasInfoOnFile && given.anyPastCovThatEnded ? [dated('cobPrevInfoTermDate')] : []),
    ]
  return [
    said('doesMemberHaveOtherCov'),
    ...(given.hasInfoOnFile ? [said('infoOnFileValid')] : []),
    ...(isNewCoverage(given)
      ? [
          written('cobNewInfoMemberName'),
          written('cobNewInfoPolicyId'),
          written('cobNewInfoIdNumber'),
          dated('cobNewInfoEffDate'),
          {
            id: 'cobNewInfoIsIndividual',
            label: text('form.otherCoverage.cobNewInfoIsIndividual.label'),
            value: text(`form.otherCoverage.cobNewInfoIsIndividual.option.${given.cobNewInfoIsIndividual === true}`),
          },
          {
            id: 'covers',
            label: text('form.otherCoverage.covers.label'),
            value: (given.covers ?? []).map((kind) => text(`form.otherCoverage.covers.option.${kind}`)).join(', '),
          },
        ]
      : []),
    said('wasSubmittedToOtherFirst'),
  ]
}
