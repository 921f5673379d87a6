import type { BenefitsResult, DentalLastService, SpendingAccount } from '~generated/member/model/index.ts'
import { dayAfter, isDate8, type Date8 } from '~/domain/dates/date8.ts'
import { toCents } from '~/domain/money.ts'
import { usableByDeadline } from '~/domain/spending-accounts.ts'

/** A day on which something about the coverage changes. */
export type UpcomingEvent =
  /** the plan pays again for a service that it limits */
  | { readonly kind: 'dental'; readonly date: Date8; readonly service: string; readonly person: string }
  /** the last day to use an amount of an account */
  | { readonly kind: 'expires'; readonly date: Date8; readonly amount: string; readonly account: string }
  /** the yearly maximums start again */
  | { readonly kind: 'renews'; readonly date: Date8 }

interface UpcomingData {
  readonly benefits: BenefitsResult | null | undefined
  readonly dental: readonly { readonly person: string; readonly services: readonly DentalLastService[] }[]
  readonly accounts: readonly { readonly name: string; readonly account: SpendingAccount }[]
}

/**
 * The upcoming days in the data of the services, soonest first, without today. The renewal of the maximums is included
 * if any of them has been used. A date that does not exist, such as 20261399, is left out.
 */
export function upcomingEvents({ benefits, dental, accounts }: UpcomingData, today: Date8): readonly UpcomingEvent[] {
  const limits = (benefits?.benefits ?? []).flatMap((benefit) => benefit.limits ?? [])
  const ends = new Set(limits.filter(({ used }) => toCents(used) > 0).map(({ to }) => to))
  const events: readonly UpcomingEvent[] = [
    ...dental.flatMap(({ person, services }) =>
      services.flatMap(({ description, nextServiceDate: date }) =>
        date ? [{ kind: 'dental' as const, date, service: description, person }] : [],
      ),
    ),
    ...accounts.flatMap(({ name, account: { currentPeriod, previousPeriods } }) =>
      usableByDeadline([currentPeriod, ...previousPeriods]).flatMap(({ amount, until: date }) =>
        date ? [{ kind: 'expires' as const, date, amount, account: name }] : [],
      ),
    ),
    ...[...ends].map((end) => ({ kind: 'renews' as const, date: dayAfter(end) })),
  ]
  return events.filter(({ date }) => isDate8(date) && date > today).toSorted((a, b) => Number(a.date) - Number(b.date))
}
