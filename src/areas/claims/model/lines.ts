import { isDeepEqual } from '~/wizard/engine.ts'
import type { ExternalCoverage, ServiceType } from '~generated/member/model/index.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { toCents } from '~/domain/money.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import { type ClaimAnswers, type ClaimLine, type CoverageLine, needsPrescription, serviceKey } from './answers.ts'
import { DENTAL_KEY, isDental } from './claim-types.ts'
import { type Expense, expensesOf } from './expenses.ts'
import { claimLines, isVision } from './vision.ts'

/** Key of a line: `rx:1201#2` is the second visit of a service. */
export const lineKey = (service: string, visit: number): string => `${service}#${visit}`
export const serviceOfLine = (key: string): string => key.split('#')[0] ?? key

/** Maximum number of lines of one claim (D-106). */
export const MAX_LINES = 20

/**
 * One line per chosen service, with one visit or with the number of visits chosen before (CLAIM-32). `again` holds the
 * services chosen under "Claim again". A service that is also chosen in the list is removed from `again`: "Claim again"
 * does not show it any more, so the member could not deselect it there.
 */
export function buildSelection({ 'service-list': list, 'service-selection': before }: ClaimAnswers): StepAnswers {
  const services = list?.services ?? []
  const counts = new Map(before?.lines.map(({ serviceId, count }) => [serviceId, count]))
  const again = before?.again?.filter((service) => !services.includes(service))
  return {
    ...before,
    lines: services.map((serviceId) => ({ serviceId, count: counts.get(serviceId) ?? 1 })),
    ...(again && { again }),
  }
}

/**
 * The keys of the claim's lines (CLAIM-33, CLAIM-35). A chosen service has as many lines as its count. A service chosen
 * under "Claim again" has one more line. A dental claim has exactly one line. A vision claim has the lines that the
 * member entered.
 */
export function lineKeys(answers: ClaimAnswers): readonly string[] {
  if (isDental(answers)) return [lineKey(DENTAL_KEY, 1)]
  if (isVision(answers)) return claimLines(answers).map(({ key }) => key)
  const selection = answers['service-selection']
  const counted = new Map<string, number>()
  for (const { serviceId, count } of selection?.lines ?? [])
    counted.set(serviceId, (counted.get(serviceId) ?? 0) + count)
  for (const service of selection?.again ?? []) counted.set(service, (counted.get(service) ?? 0) + 1)
  return [...counted].flatMap(([service, count]) =>
    Array.from({ length: count }, (_, index) => lineKey(service, index + 1)),
  )
}

/**
 * Makes one line for each visit of a chosen service. Lines that exist keep their entered values, and new lines are empty. If the plan has only
 * one person, the participant is filled in.
 */
export function buildDetails(
  answers: ClaimAnswers,
  typed: Partial<ClaimAnswers['claim-details']> | undefined,
  onlyParticipant?: string,
): StepAnswers {
  const known = new Map<string, Partial<ClaimLine>>(
    (typed?.lines ?? answers['claim-details']?.lines ?? []).map((line) => [line.key, line]),
  )
  const startedRTA = typed?.startedRTA ?? answers['claim-details']?.startedRTA
  return {
    lines: lineKeys(answers).map((key) => ({
      ...(onlyParticipant && { participantId: onlyParticipant }),
      ...known.get(key),
      key,
      needsPrescription: needsPrescription(key),
    })),
    ...(startedRTA && { startedRTA }),
  }
}

/**
 * A line for each expense, with the amount that the other insurer paid (CLAIM-48, D-178). A new line starts with the
 * reason that another insurer usually gives for the service.
 */
export function buildOtherCoverage(
  answers: ClaimAnswers,
  typed: Partial<NonNullable<ClaimAnswers['other-coverage']>> | undefined,
  hasInfoOnFile: boolean,
  usualReason: (key: string) => string | undefined = () => undefined,
): StepAnswers {
  const before = typed ?? answers['other-coverage']
  const known = new Map<string, Partial<CoverageLine>>((before?.lines ?? []).map((line) => [line.key, line]))
  return {
    ...before,
    hasInfoOnFile,
    lines: expensesOf(answers).map(({ key, amountPaid }) => {
      const cobOtherReason = usualReason(key)
      return { ...(cobOtherReason && { cobOtherReason }), ...known.get(key), key, amountPaid }
    }),
  }
}

/** True if a person’s coverage with another insurer ended before the first date of service claimed for them. */
export const hasEnded = (
  file: Pick<ExternalCoverage, 'extCovTermDate'> | undefined,
  answers: ClaimAnswers,
  participantId?: string,
): boolean => {
  const end = file?.extCovTermDate
  const theirs = expensesOf(answers).filter(
    (each) => participantId === undefined || each.participantId === participantId,
  )
  return end !== undefined && theirs.every(({ dateOfService }) => dateOfService > end)
}

/** The lines with the other insurer's payments. Empty unless the claim was submitted to that insurer first. */
export const coverageLines = ({ 'other-coverage': coverage }: ClaimAnswers): readonly CoverageLine[] =>
  coverage?.doesMemberHaveOtherCov && coverage.wasSubmittedToOtherFirst ? (coverage.lines ?? []) : []

/** The reason of a line for which the other insurer paid less than the cost; undefined for other lines (D-174). */
export const reasonOf = ({ amountPaid, amountPaidByOtherCarrier, cobOtherReason }: CoverageLine): string | undefined =>
  amountPaid && toCents(amountPaidByOtherCarrier) < toCents(amountPaid) ? cobOtherReason : undefined

type Reconciled = { readonly data: StepAnswers; readonly isComplete: boolean } | undefined

/**
 * The functions that update the answers of a step after answers of an earlier step have changed. A function returns
 * undefined if nothing changes.
 */
export const reconcileLines = {
  'service-selection': (answers: ClaimAnswers): Reconciled => {
    const data = buildSelection(answers)
    if (isDeepEqual(data, answers['service-selection'])) return undefined
    return {
      data,
      isComplete:
        lineKeys({ ...answers, 'service-selection': data as ClaimAnswers['service-selection'] & object }).length <=
        MAX_LINES,
    }
  },
  'claim-details': (answers: ClaimAnswers): Reconciled => {
    const data = buildDetails(answers, undefined)
    if (isDeepEqual(data, answers['claim-details'])) return undefined
    const lines = data['lines'] as Partial<ClaimLine>[]
    return {
      data,
      isComplete: lines.every(
        ({ participantId, dateOfService, amountPaid }) => participantId && dateOfService && amountPaid,
      ),
    }
  },
  'other-coverage': (answers: ClaimAnswers): Reconciled => {
    const coverage = answers['other-coverage']
    if (!coverage) return undefined
    const lines = coverage.wasSubmittedToOtherFirst
      ? (buildOtherCoverage(answers, undefined, coverage.hasInfoOnFile ?? false)['lines'] as CoverageLine[])
      : []
    // `cobPaidByOther` is not a question: it is derived from the other answers, and the submission needs it (CLAIM-40,
    // DATA-21)
    const cobPaidByOther = lines.some(({ amountPaidByOtherCarrier }) => Number(amountPaidByOtherCarrier) > 0)
    const data = { ...coverage, cobPaidByOther, ...(coverage.wasSubmittedToOtherFirst && { lines }) }
    if (isDeepEqual(data, coverage)) return undefined
    const isComplete = lines.every(
      ({ amountPaid, amountPaidByOtherCarrier }) =>
        amountPaid && amountPaidByOtherCarrier && toCents(amountPaidByOtherCarrier) <= toCents(amountPaid),
    )
    return { data, isComplete }
  },
}

/** The name of a service; for the entry "Other", the member's own words. */
export function serviceName(key: string, answers: ClaimAnswers, services: readonly ServiceType[], text: Text): string {
  if (key === DENTAL_KEY) return text('claims.dental')
  const other = key.startsWith('other:') && answers['service-list']?.otherDescription
  return other || (services.find((service) => serviceKey(service) === key)?.description ?? '')
}

/** The title of a line: `Physiotherapy treatment`, or `Physiotherapy treatment, 2 of 3` if there are several. */
export function lineTitle(key: string, answers: ClaimAnswers, services: readonly ServiceType[], text: Text): string {
  const service = serviceOfLine(key)
  const name = serviceName(service, answers, services, text)
  const visits = lineKeys(answers).filter((each) => serviceOfLine(each) === service)
  return visits.length > 1
    ? text('claims.line.visit', { service: name, visit: visits.indexOf(key) + 1, total: visits.length })
    : name
}

/** The title of an expense of any kind. For an expense that the member described, it is the description. */
export function expenseTitle(
  { key, description }: Expense,
  answers: ClaimAnswers,
  services: readonly ServiceType[],
  text: Text,
): string {
  if (!description) return lineTitle(key, answers, services, text)
  const namesakes = expensesOf(answers).filter((each) => each.description === description)
  const visit = namesakes.findIndex((each) => each.key === key) + 1
  return namesakes.length > 1
    ? text('claims.line.visit', { service: description, visit, total: namesakes.length })
    : description
}

/** The label of yes or no; empty if the question was not answered. */
export const yesNo = (value: boolean | undefined, text: Text): string =>
  value === undefined ? '' : value ? text('yes') : text('no')
