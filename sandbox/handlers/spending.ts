import type {
  GetHealthSpendingProductBalancesParams,
  HsaEligibleService,
  ListPersonalWellnessServicesParams,
  SpendingAccount,
  SpendingPeriod,
  WellnessBenefit,
} from '../../generated/member/model/index.ts'
import { toMoney } from '../money.ts'
import { currentPeriodStart, periodsOf, SPENDING_PLANS, type Period } from '../benefit-data/spending/accounts.ts'
import { EXPENSE_CATEGORIES, EXPENSES, type Expense } from '../benefit-data/spending/expenses.ts'
import { remaindersOf } from '../benefit-data/spending/remainders.ts'
import type { SpendingKind } from '../store/claim-line.ts'
import type { Member } from '../store/members.ts'
import type { Locale, Bilingual } from '../bilingual.ts'
import { nothing, ok, Refused, type Handlers, type MemberCall, type Reply } from './call.ts'
import { toRemainderResponse } from './to-response/hsa-remainder.ts'
import { participantName } from './to-response/claim-line.ts'
import { hasBenefit, settled } from './person.ts'

const NONE: Record<SpendingKind, Bilingual> = {
  health: {
    en: 'Your plan does not include a health spending account.',
    fr: 'Votre régime ne comprend pas de compte de gestion-santé.',
  },
  wellness: {
    en: 'Your plan does not include a personal wellness account.',
    fr: 'Votre régime ne comprend pas de compte de mieux-être personnel.',
  },
}
const NO_ACCOUNT: Bilingual = { en: 'No health spending account', fr: 'Aucun compte de gestion-santé' }
/** maximum number of services in one claim (ClaimExtraInfo.hsaServices) */
const MOST_OFFERED = 100

const describePeriod = ({ startDate, endDate, forfeitDate, allocation, used, usable }: Period): SpendingPeriod => ({
  startDate,
  endDate,
  forfeitDate,
  balanceAmount: toMoney(allocation - used),
  allocationAmount: toMoney(allocation),
  usedAmount: toMoney(used),
  usableAmount: toMoney(usable),
})

/** The current state of the member's spending account of this kind; undefined if the plan has no such account. */
function accountOf(call: MemberCall, kind: SpendingKind): SpendingAccount | undefined {
  const member = settled(call)
  const balance = kind === 'health' ? member.healthSpending : member.wellness
  if (balance === undefined) return undefined
  const { accountType, covers, name } = SPENDING_PLANS[kind]
  const [current, ...previous] = periodsOf(kind, balance, call.world.clock.now())
  const { participants, cardholder } = member.persona
  const covered =
    covers === 'everybody' ? participants.map(({ participantId }) => participantId) : [cardholder.participantId]
  return {
    description: name[call.locale],
    accountType,
    coveredParticipants: covered.map((participantId) => ({
      participantId,
      name: participantName(member, participantId),
    })),
    currentPeriod: describePeriod(current),
    previousPeriods: previous.map(describePeriod),
    totalUsableAmount: toMoney(balance),
    balance: toMoney(balance),
  }
}

const account =
  (kind: SpendingKind) =>
  (call: MemberCall): Reply<SpendingAccount> => {
    const found = accountOf(call, kind)
    if (!found) throw new Refused(404, NONE[kind], 'NO_ACCOUNT')
    return ok(found)
  }

/**
 * Past services whose unpaid amount the health spending account can pay. If the plan has no such account, the request
 * is refused (ERR-29).
 */
function eligibleServices(call: MemberCall): HsaEligibleService[] {
  const member: Member = settled(call)
  const { locale, world } = call
  if (member.healthSpending === undefined)
    throw new Refused(422, NONE.health, 'NO_HEALTH_SPENDING', {
      message: NONE.health[locale],
      title: NO_ACCOUNT[locale],
    })
  return remaindersOf(world.claims, member, currentPeriodStart(world.clock.now()))
    .slice(0, MOST_OFFERED)
    .map((remainder) => toRemainderResponse(remainder, member, locale))
}

const describeExpense = ({ code, serviceId, name, about }: Expense, locale: Locale): WellnessBenefit => ({
  benefitCode: code,
  shortDescription: name[locale],
  longDescription: about[locale],
  serviceId,
})

export const spendingHandlers = {
  getHealthSpendingAccount: account('health'),
  getPersonalWellnessAccount: account('wellness'),
  getHealthSpendingProductBalances: (call: MemberCall<GetHealthSpendingProductBalancesParams>) => {
    const { type } = call.query
    const kind = type === 'hsa' ? 'health' : 'wellness'
    const found = accountOf(call, kind)
    if (!found) return ok({ type, totalUsableAmount: toMoney(0), products: [] })
    const { name, productCode, accountType } = SPENDING_PLANS[kind]
    const { currentPeriod: period, totalUsableAmount } = found
    return ok({
      type,
      totalUsableAmount,
      products: [{ productCode, description: name[call.locale], accountType, period, usableAmount: totalUsableAmount }],
    })
  },
  searchHsaEligibleClaims: (call: MemberCall) => {
    const services = eligibleServices(call)
    return services.length > 0 ? ok(services) : nothing
  },
  listHsaEligibleClaims: (call: MemberCall) => {
    const groups = [...Map.groupBy(eligibleServices(call), ({ claimId }) => claimId!)]
    if (groups.length === 0) return nothing
    return ok({
      hsaClaims: groups.map(([claimId, hsaServices]) => {
        const datePaid = hsaServices[0]?.datePaid
        return { claimId, ...(datePaid && { datePaid }), hsaServices }
      }),
    })
  },
  listPersonalWellnessServices: ({ member, locale, query }: MemberCall<ListPersonalWellnessServicesParams>) => {
    if (!hasBenefit(member, 'PWA')) throw new Refused(404, NONE.wellness, 'NO_ACCOUNT')
    // query values are always text, even for a boolean parameter
    if (String(query.categorized) === 'false') return ok(EXPENSES.map((expense) => describeExpense(expense, locale)))
    return ok(
      EXPENSE_CATEGORIES.map(({ id, name, groups }) => ({
        id,
        description: name[locale],
        subcategories: groups.map((group) => ({
          description: group.name[locale],
          services: group.expenses.map((expense) => describeExpense(expense, locale)),
        })),
      })),
    )
  },
} satisfies Handlers<
  | 'getHealthSpendingAccount'
  | 'getPersonalWellnessAccount'
  | 'getHealthSpendingProductBalances'
  | 'searchHsaEligibleClaims'
  | 'listHsaEligibleClaims'
  | 'listPersonalWellnessServices'
>
