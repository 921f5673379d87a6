import type { ExternalCoverage } from '~generated/member/model/index.ts'
import { type Date8, withDashes } from '~/domain/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { groupBy } from '~/platform/polyfills.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { fullName, namesById } from '~/domain/participants.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Card, type DefinitionItem, DefinitionList, Stack } from '~/ui/layout.tsx'
import { getDraft, useDraft } from '~/wizard/draft-store.ts'
import { currentAnswers } from '~/wizard/engine.ts'
import type { ClaimSteps, PanelProps, StepContext, BlockingError } from '../wizard/step-definition.ts'
import { type ClaimAnswers, isNewCoverage, numberOf, reasonKey, serviceKey } from '../model/answers.ts'
import { expensesOf } from '../model/expenses.ts'
import {
  buildOtherCoverage,
  coverageLines,
  expenseTitle,
  hasEnded,
  reasonOf,
  serviceOfLine,
  yesNo,
} from '../model/lines.ts'
import type { StepData } from '../wizard/step-data.ts'

/** The numbers of the people for whom expenses are claimed. */
const claimantsOf = (answers: ClaimAnswers): ReadonlySet<string> =>
  new Set(expensesOf(answers).map(({ participantId }) => participantId))

/** Explains coordination with an example, and shows the coverage on file with the other insurer (CLAIM-45). */
function OnFile({ data, answers }: PanelProps) {
  const text = useText()
  const isOfSeveral = claimantsOf(answers).size > 1
  const people = namesById(data.participants, text.locale)
  return (
    <Stack gap="l">
      <AlertBox tone="info" title={text('claims.coverage.what')}>
        {text('claims.coverage.example')}
      </AlertBox>
      {data.coverageOnFile.map(({ participantId, coverage }) => (
        <Card
          key={participantId}
          title={
            isOfSeveral
              ? text('claims.coverage.on-file.person', { person: people.get(participantId) ?? '' })
              : text('claims.coverage.on-file')
          }
        >
          <Coverage file={coverage} isOver={hasEnded(coverage, answers, participantId)} />
        </Card>
      ))}
    </Stack>
  )
}

function Coverage({ file, isOver }: { file: ExternalCoverage; isOver: boolean }) {
  const text = useText()
  const insurer = file.carrierName ?? file.extCovCarrierCode
  return (
    <>
      <DefinitionList
        items={[
          { id: 'insurer', label: text('claims.coverage.insurer'), value: insurer },
          ...(file.memberName ? [{ id: 'member', label: text('claims.coverage.member'), value: file.memberName }] : []),
          ...(file.policyId ? [{ id: 'policy', label: text('claims.coverage.policy'), value: file.policyId }] : []),
          ...(file.effectiveDate
            ? [{ id: 'from', label: text('claims.coverage.from'), value: <CoverageDate date={file.effectiveDate} /> }]
            : []),
          ...(file.extCovTermDate
            ? [
                {
                  id: 'until',
                  label: text('claims.coverage.until'),
                  value: <CoverageDate date={file.extCovTermDate} />,
                },
              ]
            : []),
          ...(isOver || file.extCovPrimaryInd === undefined
            ? []
            : [
                {
                  id: 'first',
                  label: text('claims.coverage.pays-first'),
                  value: file.extCovPrimaryInd ? insurer : text('claims.coverage.yours'),
                },
              ]),
        ]}
      />
      {isOver && <p>{text('claims.coverage.ended')}</p>}
    </>
  )
}

/**
 * A date of other coverage. The specification formats it as `yyyy-MM-dd`, unlike all other dates, which have the long
 * format (CLAIM-50, D-175).
 */
function CoverageDate({ date }: { date: Date8 }) {
  const day = withDashes(date)
  return <time dateTime={day}>{day}</time>
}

/**
 * Blocks the step if the member chose a reason for the other insurer's payment that cancels the claim. The title of the
 * message comes from the service. If the service has none, the portal shows its own (CLAIM-55, CLAIM-58).
 */
function cancelledByReason({ answers, data, text }: StepContext): BlockingError | undefined {
  const cancelling = coverageLines(answers)
    .map(reasonOf)
    .find((chosen) => chosen?.startsWith('stop:'))
  const reason = cancelling && data.cobReasons.find(({ id }) => id === numberOf(cancelling))
  if (!reason) return undefined
  const explanation = `claims.stop.reason.${reason.id}`
  return {
    title: reason.cancelsMessage ?? text('claims.stop.reason'),
    text: text.has(explanation) ? text.dynamic(explanation) : text('claims.stop.reason.text'),
  }
}

/**
 * The preselected reason why the other insurer paid less: the usual reason for the service. Undefined if that reason
 * cancels the claim or needs a note.
 */
function usualReason(key: string, { services, cobReasons }: StepData): string | undefined {
  const service = services.find((each) => serviceKey(each) === serviceOfLine(key))
  const reason = cobReasons.find(({ id }) => id === service?.cobOtherReason)
  return reason && !reason.cancelsClaim && !reason.doesRequireNote ? reasonKey(reason) : undefined
}

/** The answers about the other plan: its new details, or its end date (D-155). */
function otherCoverageItems({ answers, text }: StepContext): readonly DefinitionItem[] {
  const given = answers['other-coverage']
  if (!given) return []
  const answered = (
    id: 'doesMemberHaveOtherCov' | 'infoOnFileValid' | 'wasSubmittedToOtherFirst' | 'anyPastCovThatEnded',
  ) => ({
    id,
    label: text(`form.otherCoverage.${id}.label`),
    value: yesNo(given[id], text),
  })
  const whether = { ...answered('doesMemberHaveOtherCov'), label: text('page.claims.other-coverage') }
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
      whether,
      ...(given.hasInfoOnFile ? [answered('anyPastCovThatEnded')] : []),
      ...(given.hasInfoOnFile && given.anyPastCovThatEnded ? [dated('cobPrevInfoTermDate')] : []),
    ]
  return [
    whether,
    ...(given.hasInfoOnFile ? [answered('infoOnFileValid')] : []),
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
    answered('wasSubmittedToOtherFirst'),
  ]
}

/**
 * Advice that does not block the step: the other plan pays first and the member has not submitted the claim there yet
 * (CLAIM-48), or the member says that nobody has other coverage and that the coverage on file has not ended.
 */
function CoverageAdvice({ answers, data }: Pick<PanelProps, 'answers' | 'data'>) {
  const text = useText()
  const draft = useDraft()
  const { doesMemberHaveOtherCov, infoOnFileValid, wasSubmittedToOtherFirst, anyPastCovThatEnded } =
    currentAnswers(draft, 'other-coverage') ?? {}
  if (doesMemberHaveOtherCov === false && anyPastCovThatEnded === false)
    return (
      <AlertBox tone="warn" live>
        {text('claims.coverage.not-ended')}
      </AlertBox>
    )
  if (doesMemberHaveOtherCov !== true || infoOnFileValid !== true || wasSubmittedToOtherFirst !== false) return null
  const payingFirst = data.coverageOnFile.filter(
    ({ coverage, participantId }) => coverage.extCovPrimaryInd && !hasEnded(coverage, answers, participantId),
  )
  const isOfAll = payingFirst.length === claimantsOf(answers).size
  const byInsurer = groupBy(payingFirst, ({ coverage }) => coverage.carrierName ?? coverage.extCovCarrierCode)
  return [...byInsurer].map(([insurer, files]) => {
    const covered = data.participants.filter((person) =>
      files.some(({ participantId }) => participantId === person.participantId),
    )
    const names = new Intl.ListFormat(text.tag).format(covered.map((person) => fullName(person, text.locale)))
    const people = isOfAll && byInsurer.size === 1 ? 'all' : names
    return (
      <AlertBox key={insurer} tone="warn" title={text('claims.coverage.first.title', { insurer, people })} live>
        {text('claims.coverage.first.text')}
      </AlertBox>
    )
  })
}

/**
 * True if the page before has just asked whether there is other coverage, and nothing was answered here yet. A No is
 * asked again, because this step then opens only if the file says otherwise, and so is an answer that was changed.
 */
function hasJustSaidYes({ answers }: StepContext): boolean {
  const { doesMemberHaveOtherCov, lines } = getDraft(currentSession()?.id ?? '').unsaved['other-coverage'] ?? {}
  return doesMemberHaveOtherCov === true && !lines && !answers['other-coverage']
}

export const steps = {
  'other-coverage': {
    fields: (view) => ({ doesMemberHaveOtherCov: { isHidden: hasJustSaidYes(view) } }),
    // Coverage that ended before the first visit is treated as not on file. If coverage is on file, the first question
    // is already answered, and the form asks whether that coverage is still correct.
    initial: (before, { answers, data }) => {
      const onFile = data.coverageOnFile.filter(
        ({ coverage, participantId }) => !hasEnded(coverage, answers, participantId),
      )
      const isOnFile = onFile.length > 0
      const [onFileSince] = onFile.flatMap(({ coverage }) => coverage.effectiveDate ?? []).toSorted()
      return {
        ...(isOnFile && { doesMemberHaveOtherCov: true }),
        ...buildOtherCoverage(answers, before, isOnFile, (key) => usualReason(key, data)),
        ...(onFileSince && { onFileSince }),
      }
    },
    options: {
      cobReasons: ({ data }) => data.cobReasons.map((reason) => ({ value: reasonKey(reason), label: reason.reason })),
    },
    titles: {
      // a claim for several people names the person of each expense
      lines: ({ answers, data, text }) => {
        const expenses = expensesOf(answers)
        const people = namesById(data.participants, text.locale)
        const isForSeveral = claimantsOf(answers).size > 1
        return expenses.map((expense) => {
          const person = people.get(expense.participantId)
          const title = expenseTitle(expense, answers, data.services, text)
          return isForSeveral && person ? `${title}, ${person}` : title
        })
      },
    },
    blockingError: cancelledByReason,
    Panel: OnFile,
    Advice: CoverageAdvice,
    summary: (view) => [{ items: otherCoverageItems(view) }],
  },
} satisfies ClaimSteps
