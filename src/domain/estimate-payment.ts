import type { ServiceMaximum } from '~generated/member/model/index.ts'
import { fromCents, toCents } from '~/domain/money.ts'

/** One visit that is thought of, or claimed. */
export interface Visit {
  /** what the service says of what it pays; undefined where it says nothing */
  readonly rule: ServiceMaximum | undefined
  /** dollars with two decimals */
  readonly amount: string
  /** whose deductible of which year it is */
  readonly person: string
  /** the maximum of a year that it counts toward: services of one specialty share one */
  readonly maximum: string
}

/** Who pays which part of an amount; the parts add up to it, to the cent. */
export interface Estimate {
  readonly amount: string
  readonly planPays: string
  /** what the plan does not reimburse of what it recognizes */
  readonly share: string
  /** paid first, before the plan pays its share */
  readonly deductible: string
  /** above the most that is recognized of a visit */
  readonly aboveVisit: string
  /** what the maximum of the year has no room for any more */
  readonly aboveYear: string
  /** for services that the plan pays only so often, and not yet again */
  readonly notYet?: string
}

/** Takes from what visits share as much as is left of it, in cents. What the first of them says is left counts; `unsaid` where none has said so. */
function take(wanted: number, { left, key, amount, unsaid }: { left: Map<string, number>; key: string; amount: string | undefined; unsaid: number }): number {
  const before = left.get(key) ?? (amount === undefined ? undefined : Math.max(0, toCents(amount)))
  if (before === undefined) return Math.min(wanted, unsaid)
  const taken = Math.min(wanted, before)
  left.set(key, before - taken)
  return taken
}

/**
 * What the plan should pay of each visit, in their order: the deductible first, then its share of what it recognizes of a visit, as long as something is
 * left of the year. From figures of the service alone; null where it does not tell its share. Other insurers are not counted.
 */
export function estimateVisits(visits: readonly Visit[]): readonly (Estimate | null)[] {
  const deductibles = new Map<string, number>()
  const maximums = new Map<string, number>()
  return visits.map(({ rule, amount, person, maximum }) => {
    if (rule?.coinsurancePercent === undefined) return null
    const cents = toCents(amount)
    const recognized = rule.perVisit === undefined ? cents : Math.min(cents, toCents(rule.perVisit))
    // A plan that pays nothing asks for no deductible either.
    const deductible = rule.coinsurancePercent === 0 ? 0 : take(recognized, { left: deductibles, key: person, amount: rule.deductibleRemaining, unsaid: 0 })
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

/** All of them together; null as soon as one is not known: a sum of some would be read as that of all. */
export function sumEstimates(estimates: readonly (Estimate | null)[]): Estimate | null {
  const known = estimates.filter((each) => each !== null)
  if (known.length === 0 || known.length < estimates.length) return null
  const sum = (part: Exclude<keyof Estimate, 'notYet'>) => fromCents(known.reduce((cents, each) => cents + toCents(each[part]), 0))
  return {
    amount: sum('amount'),
    planPays: sum('planPays'),
    share: sum('share'),
    deductible: sum('deductible'),
    aboveVisit: sum('aboveVisit'),
    aboveYear: sum('aboveYear'),
  }
}
