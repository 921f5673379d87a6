import { z } from 'zod'
import { addMonths, dayBefore, toDate8 } from '../../dates.ts'
import type { Persona } from '../../personas.ts'
import type { SpendingKind } from '../../store/claim-line.ts'
import { dollars, readData, text } from '../read-data.ts'

/** A past benefit period of a spending account. */
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

/** The rules of the two spending accounts that a plan of the sandbox can have. */
export const SPENDING_PLANS: Record<SpendingKind, SpendingPlan> = readData(
  'spending/accounts.yaml',
  z.strictObject({ health: spendingPlan, wellness: spendingPlan }),
)

/** The state of a spending account in one benefit period. Amounts are in cents. */
export interface Period extends Past {
  readonly startDate: string
  readonly endDate: string
  readonly forfeitDate: string
  readonly usable: number
}

const MONTHS = 12
/**
 * Number of months since the current period began. Ten months are enough to include the newest claims of every persona.
 */
const BEGAN_MONTHS_AGO = 10
/**
 * Months after the end of a period in which members can still claim expenses of that period, if its credits do not
 * carry forward.
 */
const MONTHS_TO_CLAIM = 3

/** The first day of the current benefit period of every account, as Date8. */
export const currentPeriodStart = (now: number): string => addMonths(`${toDate8(now).slice(0, 6)}01`, -BEGAN_MONTHS_AGO)

const leftOf = ({ allocation, used }: Past): number => allocation - used

/** Credits carried forward into the current period from the one before it. */
const carried = (plan: SpendingPlan): number =>
  plan.accountType === 'CRCFWRD' && plan.previous[0] ? leftOf(plan.previous[0]) : 0

/**
 * Amount paid from an account in the current period before the persona's first sign-in. The claim history of the
 * persona shows these payments.
 */
export function usedBefore(persona: Persona, kind: SpendingKind): number {
  const balance = kind === 'health' ? persona.healthSpending : persona.wellness
  const plan = SPENDING_PLANS[kind]
  return balance === undefined ? 0 : plan.allocation + carried(plan) - balance
}

/**
 * The benefit periods of an account with this balance, newest first. Payments use up the previous period's credits
 * before the current period's. The usable credits of all periods add up to the balance.
 */
export function periodsOf(kind: SpendingKind, balance: number, now: number): [current: Period, ...previous: Period[]] {
  const plan = SPENDING_PLANS[kind]
  const spent = plan.allocation + carried(plan) - balance
  const fromCarried = Math.min(carried(plan), spent)
  const current = { allocation: plan.allocation, used: spent - fromCarried }
  const previous = plan.previous.map((past, index) => (index === 0 ? { ...past, used: past.used + fromCarried } : past))
  const today = toDate8(now)
  const start = currentPeriodStart(now)
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
