import type { AccountBalance, BenefitLimit, BenefitSummary, Deductible } from '../../generated/member/model/index.ts'
import { toDate8 } from '../dates.ts'
import { toMoney } from '../money.ts'
import { BENEFITS } from '../benefit-data/benefit-names.ts'
import { SPECIALTIES } from '../benefit-data/specialties.ts'
import { nothing, ok, type Handlers, type MemberCall, type Reply } from './call.ts'
import { settled } from './person.ts'
import { mayBeSeen } from '../store/members.ts'

const balance = (cents: number | undefined): Reply<AccountBalance> =>
  cents === undefined ? nothing : ok({ balance: toMoney(cents) })

/**
 * The remaining maximums of a category in this calendar year, for each person. If the member's plan shows no
 * amounts, the list is empty (D-12).
 */
function limitsOf({ world, member, locale }: MemberCall, category: string | undefined): BenefitLimit[] {
  if (member.persona.policy.suppressCoverage) return []
  const today = toDate8(world.clock.now())
  const year = today.slice(0, 4)
  return SPECIALTIES.filter(({ benefitCode }) => benefitCode === category).flatMap((specialty) =>
    mayBeSeen(member).map(({ participantId }) => {
      const left = Math.max(0, world.claims.yearLeft(member.login, participantId, specialty.code, year))
      return {
        participantId,
        description: specialty.name[locale],
        coinsurancePercent: specialty.coinsurancePercent,
        maximum: toMoney(specialty.perYear),
        used: toMoney(specialty.perYear - left),
        remaining: toMoney(left),
        from: `${year}0101`,
        to: `${year}1231`,
        asOf: today,
      }
    }),
  )
}

function deductiblesOf({ world, member }: MemberCall): Deductible[] {
  const { deductible } = member.persona
  if (!deductible) return []
  const year = toDate8(world.clock.now()).slice(0, 4)
  return mayBeSeen(member).map(({ participantId }) => ({
    participantId,
    amount: toMoney(deductible),
    met: toMoney(Math.min(deductible, world.claims.deductibleMet(member.login, participantId, year))),
  }))
}

export const coverageHandlers = {
  listBenefits: (call: MemberCall) => {
    const { member, locale, world } = call
    world.claims.bringUpToDate(member)
    const benefits = member.persona.benefits.map((key): BenefitSummary => {
      const benefit = BENEFITS[key]
      const limits = limitsOf(call, benefit?.category)
      return {
        key,
        description: benefit?.name[locale] ?? key,
        ...(benefit?.category && { category: benefit.category }),
        ...(limits.length > 0 && { limits }),
      }
    })
    const deductibles = deductiblesOf(call)
    return ok({
      benefits: benefits.toSorted((a, b) => a.description.localeCompare(b.description, locale)),
      ...(deductibles.length > 0 && { deductibles }),
    })
  },
  getHealthSpendingAccountBalance: (call: MemberCall) => balance(settled(call).healthSpending),
  getPersonalWellnessBalance: (call: MemberCall) => balance(settled(call).wellness),
} satisfies Handlers<'listBenefits' | 'getHealthSpendingAccountBalance' | 'getPersonalWellnessBalance'>
