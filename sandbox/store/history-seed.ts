import { addMonths, businessDaysLater, daysBefore, toDate8 } from '../dates.ts'
import { generateDirectory, type Provider } from '../directory/providers.ts'
import { adjudicate } from '../benefit-data/adjudicate.ts'
import type { DocumentKindId } from '../benefit-data/document-kinds.ts'
import { type ExplanationId, MONTHS_BETWEEN } from '../benefit-data/explanations.ts'
import { findClaimType, OTHER_SERVICES } from '../benefit-data/claim-types.ts'
import { SPECIALTIES, type Specialty } from '../benefit-data/specialties.ts'
import { currentPeriodStart, usedBefore } from '../benefit-data/spending/accounts.ts'
import { FITNESS_FEES } from '../benefit-data/spending/expenses.ts'
import { PERSONAS } from '../personas.ts'
import { seeded, type Random } from '../random.ts'
import type { NewLine, Outcome } from './claim-line.ts'
import type { Member } from './members.ts'

export interface Past {
  readonly line: NewLine
  readonly outcome: Outcome
  /** a document that the line waits for */
  readonly needs?: DocumentKindId | undefined
}

const YEAR_DAYS = 360
/**
 * statuses of the newest lines, so that every persona's history shows each status; older lines are processed or paid
 * (D-91)
 */
const NEWEST = ['PENDED', 'ADJUDICATED', 'REJECTED', 'PROCESSED', 'PAID']
const COMMON = SPECIALTIES.filter(({ code }) => ['PHYS', 'MASS', 'CHIR', 'PSYC', 'OPTO', 'DENT'].includes(code))

/** Generates the claim history of a persona up to the given day. The history is the same in every run. */
export function seedHistory(member: Member, now: number): Past[] {
  const { key, history, participants, benefits } = member.persona
  const specialties = benefits.includes('DENTAL') ? COMMON : COMMON.filter(({ benefitCode }) => benefitCode !== 'DNTL')
  const random = seeded(`history ${key}`)
  const nearby = providersOf(member)
  const days = Array.from({ length: history.lines }, (_, index) => Math.round(4 + (index * YEAR_DAYS) / history.lines))
  const claimed = days.map((daysAgo, index): Claimed => {
    const participantId = random.pick(participants).participantId
    const common = { ...claimFacts(member, index, now, daysAgo), participantId }
    const isPractitioner = index < 3 || random.next() < 0.75
    const line = isPractitioner
      ? practitionerLine(common, index === 0 ? SPECIALTIES[0]! : random.pick(specialties), nearby, random)
      : otherLine(common, random.pick(OTHER_SERVICES), random)
    const status = NEWEST[index] ?? (random.next() < 0.06 ? 'REJECTED' : random.pick(['PROCESSED', 'PAID']))
    return { line, story: { status, daysAgo, now, index } }
  })
  const limited = asDecidedInTurn(claimed, { deductible: member.persona.deductible ?? 0, now })
  let healthLeft = usedBefore(member.persona, 'health')
  const periodBegan = currentPeriodStart(now)
  const past = limited.map(({ line, story }): Past => {
    const isInPeriod = line.serviceDate >= periodBegan
    const outcome = outcomeOf(line, { ...story, healthLeft: isInPeriod ? healthLeft : 0 })
    healthLeft -= outcome.spendingPaid
    return { line: { ...line, wantsSpending: outcome.spendingPaid > 0 }, outcome }
  })
  const wellness = usedBefore(member.persona, 'wellness')
  const more = wellness > 0 ? [wellnessPast(member, wellness, days.length, now)] : []
  return [...past, ...more, ...usedUp(member, nearby, random, now)]
}

/** A line of the history before its amounts are known. */
interface Claimed {
  readonly line: NewLine
  readonly story: Story
}

/**
 * Lets older claims use up the yearly maximums and this year's deductible before newer ones, and chooses why lines are
 * declined: too soon only if the plan has paid for such a service shortly before. The deductible of an earlier year was
 * met before the history begins.
 */
function asDecidedInTurn(
  newestFirst: readonly Claimed[],
  { deductible, now }: { deductible: number; now: number },
): readonly Claimed[] {
  const thisYear = toDate8(now).slice(0, 4)
  const deductibleByPerson = new Map<string, number>()
  const paidByKey = new Map<string, number>()
  const lastPaid = new Map<string, string>()
  return newestFirst
    .toReversed()
    .map(({ line, story }): Claimed => {
      const specialty = SPECIALTIES.find(({ code }) => code === line.specialtyCode)
      const person = `${line.participantId} ${line.specialtyCode}`
      const key = `${person} ${line.serviceDate.slice(0, 4)}`
      const yearLeft = specialty ? specialty.perYear - (paidByKey.get(key) ?? 0) : line.submitted
      const last = lastPaid.get(person)
      const isTooSoon =
        specialty !== undefined && last !== undefined && addMonths(last, MONTHS_BETWEEN) > line.serviceDate
      const taken = deductibleByPerson.get(line.participantId) ?? 0
      const deductibleLeft = line.serviceDate.startsWith(thisYear) && line.coinsurance > 0 ? deductible - taken : 0
      const limited = { ...story, yearLeft, deductibleLeft, ...(isTooSoon && { refusal: 'R03' as const }) }
      const { paid, deductible: takenNow } = outcomeOf(line, limited)
      deductibleByPerson.set(line.participantId, taken + takenNow)
      paidByKey.set(key, (paidByKey.get(key) ?? 0) + paid)
      if (paid > 0) lastPaid.set(person, line.serviceDate)
      return { line, story: limited }
    })
    .toReversed()
}

/** Generates visits in this calendar year that use up a maximum, except for the amount that the persona has left. */
function usedUp(member: Member, nearby: readonly Provider[], random: Random, now: number): Past[] {
  const { persona } = member
  const today = new Date(now)
  const daysOfYear = Math.round(
    (new Date(today.getFullYear(), today.getMonth(), today.getDate()).getTime() -
      new Date(today.getFullYear(), 0, 1).getTime()) /
      DAY,
  )
  const visits: Past[] = []
  for (const [code, left] of Object.entries(persona.nearlyUsed ?? {})) {
    const specialty = SPECIALTIES.find((each) => each.code === code)!
    for (let toPay = specialty.perYear - left; toPay > 0;) {
      const index = visits.length
      const daysAgo = Math.floor((daysOfYear * (VISITS - Math.min(index, VISITS))) / VISITS)
      const common = { ...claimFacts(member, index, now, daysAgo), received: daysBefore(now, daysAgo) }
      const visit = practitionerLine(common, specialty, nearby, random)
      // If an amount is left, the last visit is cheaper, so that its decision does not say that the maximum is reached.
      const cheaper = Math.floor((toPay * 100) / visit.coinsurance)
      const line = left > 0 ? { ...visit, submitted: Math.min(visit.submitted, cheaper) } : visit
      const outcome = outcomeOf(line, { status: 'PAID', daysAgo, now, index, yearLeft: toPay })
      toPay -= outcome.paid
      visits.push({ line, outcome })
    }
  }
  return visits
}

const DAY = 86_400_000
/** Number of visits, spread over the year. It is enough to use up two maximums. */
const VISITS = 20

const WELLNESS_DAYS_AGO = 40

/** An earlier gym expense that the wellness account paid. */
function wellnessPast({ login, persona }: Member, cents: number, index: number, now: number): Past {
  const line: NewLine = {
    claimId: `C${1_000_000 + index}${suffixOf(persona.key)}`,
    line: 1,
    login,
    received: daysBefore(now, WELLNESS_DAYS_AGO - 1),
    participantId: persona.cardholder.participantId,
    claimType: 'XX-PSA',
    lob: findClaimType('XX-PSA')!.lob,
    benefitCode: findClaimType('XX-PSA')!.benefitCode,
    specialtyCode: undefined,
    serviceId: FITNESS_FEES.serviceId,
    serviceCode: FITNESS_FEES.code,
    description: FITNESS_FEES.name,
    serviceDate: toDate8(daysBefore(now, WELLNESS_DAYS_AGO)),
    submitted: cents,
    otherPaid: 0,
    coinsurance: 0,
    refusal: undefined,
    wantsSpending: true,
    providerId: undefined,
    providerName: undefined,
  }
  return { line, outcome: outcomeOf(line, { status: 'PAID', daysAgo: WELLNESS_DAYS_AGO, now, index }) }
}

type Common = Pick<
  NewLine,
  'claimId' | 'line' | 'login' | 'received' | 'participantId' | 'serviceDate' | 'otherPaid' | 'wantsSpending'
>

/** Fields that all generated lines have. By default they are for the cardholder. */
export const claimFacts = ({ login, persona }: Member, index: number, now: number, daysAgo: number): Common => ({
  claimId: `C${1_000_000 + index}${suffixOf(persona.key)}`,
  line: 1,
  login,
  received: daysBefore(now, daysAgo - 1),
  participantId: persona.cardholder.participantId,
  serviceDate: toDate8(daysBefore(now, daysAgo)),
  otherPaid: 0,
  wantsSpending: false,
})

export function practitionerLine(
  common: Common,
  specialty: Specialty,
  nearby: readonly Provider[],
  random: Random,
): NewLine {
  const service = random.pick(specialty.services)
  const provider = nearby.find(({ specialtyCode }) => specialtyCode === specialty.code)
  return {
    ...common,
    claimType: specialty.code,
    lob: specialty.benefitCode === 'DNTL' ? '02' : '03',
    benefitCode: specialty.benefitCode,
    specialtyCode: specialty.code,
    serviceId: service.id,
    serviceCode: service.code,
    description: service.name,
    submitted: service.usual + random.integer(-3, 3) * 2_50,
    coinsurance: specialty.coinsurancePercent,
    refusal: undefined,
    providerId: provider?.pauthId,
    providerName: provider && `${provider.firstName} ${provider.lastName}`,
  }
}

export function otherLine(common: Common, other: (typeof OTHER_SERVICES)[number], random: Random): NewLine {
  return {
    ...common,
    claimType: other.claimType,
    lob: '01',
    benefitCode: other.benefitCode,
    specialtyCode: undefined,
    serviceId: 0,
    serviceCode: other.code,
    description: other.name,
    submitted: other.usual + random.integer(0, 40) * 35,
    coinsurance: other.pays,
    refusal: undefined,
    providerId: undefined,
    providerName: undefined,
  }
}

interface Story {
  readonly status: string
  readonly daysAgo: number
  readonly now: number
  readonly index: number
  /** amount in cents that the health spending account can still pay in this history; absent if it pays nothing */
  readonly healthLeft?: number
  /** cents that the plan can still pay this year; if absent, there is no maximum */
  readonly yearLeft?: number
  /** part of the deductible in cents that the person has not paid yet; if absent, none */
  readonly deductibleLeft?: number
  /** why a declined line was declined; if absent, its receipt was incomplete */
  readonly refusal?: ExplanationId
}

/** This day, or the Monday after it: payments are not made on weekends. */
const nextBusinessDay = (instant: number): number => businessDaysLater(daysBefore(instant, 1), 1)

export function outcomeOf(
  line: NewLine,
  {
    status,
    daysAgo,
    now,
    index,
    healthLeft = 0,
    yearLeft = line.submitted,
    deductibleLeft = 0,
    refusal = 'R04',
  }: Story,
): Outcome {
  const isOpen = status === 'PENDED' || status === 'ADJUDICATED'
  if (isOpen)
    return {
      status,
      eligible: 0,
      excluded: 0,
      deductible: 0,
      paid: 0,
      spendingPaid: 0,
      explanations: [],
      processedDate: undefined,
      paymentId: undefined,
    }
  const decision = adjudicate({
    submitted: line.submitted,
    otherPaid: 0,
    coinsurancePercent: line.coinsurance,
    perVisit: SPECIALTIES.find(({ code }) => code === line.specialtyCode)?.perVisit ?? line.submitted,
    yearLeft,
    deductibleLeft,
    spending:
      line.claimType === 'XX-PSA'
        ? { kind: 'wellness', left: line.submitted }
        : healthLeft > 0
          ? { kind: 'health', left: healthLeft }
          : undefined,
    ...(status === 'REJECTED' && { refusal }),
  })
  const { isRejected: _, ...amounts } = decision
  const isPaid = decision.paid + decision.spendingPaid > 0
  return {
    ...amounts,
    // the account of a persona has money left: it paid only a part because that was asked of it
    explanations: amounts.explanations.filter((id) => id !== 'E08'),
    status: status === 'PAID' && !isPaid ? 'PROCESSED' : status,
    processedDate: toDate8(Math.min(now, nextBusinessDay(daysBefore(now, Math.max(0, daysAgo - 3))))),
    paymentId: isPaid ? `P${1000 + index}` : undefined,
  }
}

export const providersOf = ({ contact }: Member): Provider[] => {
  const inProvince = generateDirectory().filter(({ province }) => province === contact.address.province)
  const inCity = inProvince.filter(({ city }) => city === contact.address.city)
  return [...inCity, ...inProvince]
}

/** A suffix for claim numbers that makes them unique among all members. */
const suffixOf = (key: string): string => `-${10 + PERSONAS.findIndex((each) => each.key === key)}`
