import type { ServiceMaximum } from '~generated/member/model/index.ts'
import { fromCents, toCents } from '~/domain/money.ts'

/** A planned or claimed visit. */
export interface Visit {
  /** limits of the service's benefit; undefined if the service returns none */
  readonly rule: ServiceMaximum | undefined
  /** dollars with two decimals */
  readonly amount: string
  /** key of the person and the year whose deductible applies to the visit */
  readonly person: string
  /** key of the yearly maximum, which the services of one specialty share */
  readonly maximum: string
  /** true if the plan pays the service only with a prescription, and the member has none */
  readonly isPrescriptionMissing?: boolean
}

/** Parts of an amount by payer and reason. They add up to the amount, to the cent. */
export interface Estimate {
  readonly amount: string
  readonly planPays: string
  /** part of the recognized amount that the plan does not reimburse */
  readonly share: string
  /** the part that the member pays first, before the plan pays its share */
  readonly deductible: string
  /** the part above the maximum that the plan recognizes for a visit */
  readonly aboveVisit: string
  /** the part above the remaining yearly maximum */
  readonly aboveYear: string
  /** the price of services that the plan pays only at intervals, if the current interval has not ended yet */
  readonly notYet?: string
  /** the price of services that the plan pays only with a prescription, which the member does not have */
  readonly withoutPrescription?: string
}

const NO_CENTS = { planPays: '0.00', share: '0.00', deductible: '0.00', aboveVisit: '0.00', aboveYear: '0.00' } as const

/**
 * Takes cents from an amount that several visits share, such as a deductible, and returns how many were taken. The
 * shared amount is the one in the first visit's rule that states it. If no rule states it, at most `unsaid` cents are
 * taken.
 */
function take(
  wanted: number,
  { left, key, amount, unsaid }: { left: Map<string, number>; key: string; amount: string | undefined; unsaid: number },
): number {
  const before = left.get(key) ?? (amount === undefined ? undefined : Math.max(0, toCents(amount)))
  if (before === undefined) return Math.min(wanted, unsaid)
  const taken = Math.min(wanted, before)
  left.set(key, before - taken)
  return taken
}

/**
 * Estimates how much the plan should pay for each visit, in order. The deductible is subtracted first. Then the plan
 * pays its share of the rest of the recognized amount, at most the remaining yearly maximum. Only figures from the
 * service are used, and other insurers are not considered. An estimate is null if the service returns no coinsurance
 * share.
 */
export function estimateVisits(visits: readonly Visit[]): readonly (Estimate | null)[] {
  const deductibles = new Map<string, number>()
  const maximums = new Map<string, number>()
  return visits.map(({ rule, amount, person, maximum, isPrescriptionMissing }) => {
    if (isPrescriptionMissing) return { amount, ...NO_CENTS, withoutPrescription: amount }
    if (rule?.coinsurancePercent === undefined) return null
    const cents = toCents(amount)
    const recognized = rule.perVisit === undefined ? cents : Math.min(cents, toCents(rule.perVisit))
    // a plan that pays nothing has no deductible either
    const deductible =
      rule.coinsurancePercent === 0
        ? 0
        : take(recognized, { left: deductibles, key: person, amount: rule.deductibleRemaining, unsaid: 0 })
    const wanted = Math.round(((recognized - deductible) * rule.coinsurancePercent) / 100)
    const planPays = take(wanted, { left: maximums, key: maximum, amount: rule.remaining, unsaid: Infinity })
    return {
      amount,
      planPays: fromCents(planPays),
      share: fromCents(recognized - deductible - wanted),
      deductible: fromCents(deductible),
      aboveVisit: fromCents(cents - recognized),
      aboveYear: fromCents(wanted - planPays),
    }
  })
}

/** The sum of the estimates. Null if any is null, because a partial sum would look complete. */
export function sumEstimates(estimates: readonly (Estimate | null)[]): Estimate | null {
  const known = estimates.filter((each) => each !== null)
  if (known.length === 0 || known.length < estimates.length) return null
  const sum = (part: Exclude<keyof Estimate, 'notYet'>) =>
    fromCents(known.reduce((cents, each) => cents + toCents(each[part] ?? '0.00'), 0))
  const isPrescriptionMissing = known.some(({ withoutPrescription }) => withoutPrescription)
  return {
    amount: sum('amount'),
    planPays: sum('planPays'),
    share: sum('share'),
    deductible: sum('deductible'),
    aboveVisit: sum('aboveVisit'),
    aboveYear: sum('aboveYear'),
    ...(isPrescriptionMissing && { withoutPrescription: sum('withoutPrescription') }),
  }
}
