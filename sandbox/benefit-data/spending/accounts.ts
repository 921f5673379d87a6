import { z } from 'zod'
import { addMonths, dayBefore, toDate8 } from '../../dates.ts'
import type { Persona } from '../../personas.ts'
import type { SpendingKind } from '../../store/claim-line.ts'
import { dollars, readData, text } from '../read-data.ts'

/** A benefit period that is over. */
const pastPeriod = z.strictObject({ allocation: dollars, used: dollars })
type Past = z.infer<typeof pastPeriod>

const spendingPlan = z.strictObject({
  name: text,
  productCode: z.string(),
  accountType: z.enum(['CRCFWRD', 'NOCFWRD']),
  allocation: dollars,
  previous: z.array(pastPeriod),
  covers: z.enum(['everybody', 'cardholder']),
})
type SpendingPlan = z.infer<typeof spendingPlan>

/** The two accounts a plan of the sandbox can have. */
export const SPENDING_PLANS: Record<SpendingKind, SpendingPlan> = readData(
  'spending/accounts.yaml',
  z.strictObject({ health: spendingPlan, wellness: spendingPlan }),
)

/** One benefit period as it stands; amounts in cents. */
export interface Period extends Past {
  readonly startDate: string
  readonly endDate: string
  readonly forfeitDate: string
  readonly usable: number
}

const MONTHS = 12
/** Months since the period began, so that the newest claims of every persona lie in it on any day. */
const BEGAN_MONTHS_AGO = 10
/**
 * Months after the end of a period in which members can still claim its expenses, where credits do not carry forward.
 */
const MONTHS_TO_CLAIM = 3

const leftOf = ({ allocation, used }: Past): number => allocation - used

/** Credits that the newest earlier period carries forward. */
const carried = (plan: SpendingPlan): number =>
  plan.accountType === 'CRCFWRD' && plan.previous[0] ? leftOf(plan.previous[0]) : 0

/**
 * Payments of an account in the current period before the first sign-in. Claims in the history of the persona show
 * them.
 */
export function usedBefore(persona: Persona, kind: SpendingKind): number {
  const balance = kind === 'health' ? persona.healthSpending : persona.wellness
  const plan = SPENDING_PLANS[kind]
  return balance === undefined ? 0 : plan.allocation + carried(plan) - balance
}

/**
 * The periods of an account with this balance, newest first. Payments use the credits of the earlier period before
 * those of the current one. The usable credits of all periods add up to the balance.
 */
export function periodsOf(
  kind: SpendingKind,
  balance: number,
  opening: number,
  now: number,
): [current: Period, ...previous: Period[]] {
  const plan = SPENDING_PLANS[kind]
  const fromCarried = Math.min(carried(plan), opening - balance)
  const current = { allocation: plan.allocation, used: plan.allocation + carried(plan) - fromCarried - balance }
  const previous = plan.previous.map((past, index) => (index === 0 ? { ...past, used: past.used + fromCarried } : past))
  const today = toDate8(now)
  const start = addMonths(`${today.slice(0, 6)}01`, -BEGAN_MONTHS_AGO)
  const dated = ({ allocation, used }: Past, age: number): Period => {
    const endDate = dayBefore(addMonths(start, MONTHS * (1 - age)))
    const forfeitDate =
      plan.accountType === 'CRCFWRD'
        ? dayBefore(addMonths(start, MONTHS * (2 - age)))
        : dayBefore(addMonths(start, MONTHS * (1 - age) + MONTHS_TO_CLAIM))
    return {
      startDate: addMonths(start, -MONTHS * age),
      endDate,
      forfeitDate,
      allocation,
      used,
      usable: today <= forfeitDate ? allocation - used : 0,
    }
  }
  return [dated(current, 0), ...previous.map((past, index) => dated(past, index + 1))]
}
