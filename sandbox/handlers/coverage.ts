import type { AccountBalance, BenefitSummary } from '../../generated/member/model/index.ts'
import { toMoney } from '../money.ts'
import { BENEFITS } from '../plan/benefit-names.ts'
import { nothing, ok, type Handlers, type MemberCall, type Reply } from './call.ts'
import { settled } from './person.ts'

const balance = (cents: number | undefined): Reply<AccountBalance> => (cents === undefined ? nothing : ok({ balance: toMoney(cents) }))

export const coverageHandlers = {
  listBenefits: ({ member, locale }: MemberCall) => {
    const benefits = member.persona.benefits.map((key): BenefitSummary => {
      const benefit = BENEFITS[key]
      return { key, description: benefit?.name[locale] ?? key, ...(benefit?.category && { category: benefit.category }) }
    })
    return ok({ benefits: benefits.toSorted((a, b) => a.description.localeCompare(b.description, locale)) })
  },
  getHealthSpendingAccountBalance: (call: MemberCall) => balance(settled(call).healthSpending),
  getPersonalWellnessBalance: (call: MemberCall) => balance(settled(call).wellness),
} satisfies Handlers<'listBenefits' | 'getHealthSpendingAccountBalance' | 'getPersonalWellnessBalance'>
