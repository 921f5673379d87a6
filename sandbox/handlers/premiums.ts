import type {
  CardPaymentSessionRequest,
  GetPremiumsParams,
  PremiumPaymentMethodRequest,
} from '../../generated/member/model/index.ts'
import { addMonths, toDate8 } from '../dates.ts'
import { premiumDocument } from '../documents/premium-document.ts'
import { toCents, toMoney } from '../money.ts'
import { toCardResponse } from '../benefit-data/premiums/terms.ts'
import { statementsOf } from '../benefit-data/premiums/statements.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { nothing, ok, PDF, Refused, type Handlers, type MemberCall } from './call.ts'
import { payPremiums } from './premium-payment.ts'
import { REVERSED_DATES } from './require-date-order.ts'
import { cardsOf, requirePayments, requirePremiums, usableCard } from './premium-rules.ts'

const PERIOD_MONTHS = 12
const NO_STATEMENT = {
  en: 'We could not find this premium statement. Choose one from the list.',
  fr: 'Nous n’avons pas trouvé ce relevé de primes. Choisissez-en un dans la liste.',
}
const DEBIT_FIELDS = {
  en: 'To pay by pre-authorized debit, enter the transit, institution and account numbers and a withdrawal day, and choose no card.',
  fr: 'Pour payer par débit préautorisé, entrez les numéros de transit, d’institution et de compte ainsi qu’un jour de prélèvement, et ne choisissez aucune carte.',
}
const CARD_FIELDS = {
  en: 'To pay by card, choose one of your cards and enter no account.',
  fr: 'Pour payer par carte, choisissez une de vos cartes et n’entrez aucun compte.',
}
const ELSEWHERE = {
  en: 'The payment page can only return to this portal. Start the payment again.',
  fr: 'La page de paiement ne peut revenir qu’à l’espace membre. Recommencez le paiement.',
}

/**
 * True if a return URL leads to a page of this portal, or of a portal on a developer's own machine. Accepting any other
 * URL would create an open redirect.
 */
function isOwnPage({ portalUrl, isOwnHost }: SandboxState, address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (url.origin === new URL(portalUrl).origin || isOwnHost(url.hostname))
}

const statementsOfMember = ({ world, member }: MemberCall) =>
  statementsOf(world.premiums.ledger(member), toDate8(world.clock.now()))

export const premiumsHandlers = {
  getPremiums: ({ world, member, query }: MemberCall<GetPremiumsParams>) => {
    requirePremiums(member)
    const to = query.toDate ?? toDate8(world.clock.now())
    const from = query.fromDate ?? addMonths(to, -PERIOD_MONTHS)
    if (from > to) throw new Refused(422, REVERSED_DATES, 'UNPROCESSABLE')
    const ledger = world.premiums.ledger(member)
    if (ledger.length === 0) return nothing
    return ok({
      totalAmount: toMoney(ledger.reduce((sum, { amount }) => sum + amount, 0)),
      premiums: ledger
        .filter(({ transactionDate }) => from <= transactionDate && transactionDate <= to)
        .toReversed()
        .map((entry) => ({ ...entry, amount: toMoney(entry.amount) })),
    })
  },
  listPremiumStatements: (call: MemberCall) => {
    requirePremiums(call.member)
    const statements = statementsOfMember(call)
    return statements.length > 0 ? ok(statements) : nothing
  },
  getPremiumStatementPdf: async (call: MemberCall) => {
    requirePremiums(call.member)
    const statement = statementsOfMember(call).find(({ statementId }) => statementId === call.path['statementId'])
    if (!statement) throw new Refused(404, NO_STATEMENT, 'NOT_FOUND')
    return ok(await premiumDocument(statement, call.world.premiums.ledger(call.member), call.member, call.locale), PDF)
  },
  getPremiumPaymentMethod: ({ world, member }: MemberCall) => {
    requirePayments(member)
    const method = world.premiums.method(member)
    return method ? ok(method) : nothing
  },
  updatePremiumPaymentMethod: ({ world, member, body }: MemberCall<unknown, PremiumPaymentMethodRequest>) => {
    requirePayments(member)
    const { type, cardId, ...account } = body
    if (type === 'PAD') {
      const isWhole = account.branch && account.bank && account.account && account.withdrawalDay !== undefined
      if (!isWhole || cardId !== undefined) throw new Refused(422, DEBIT_FIELDS, 'UNPROCESSABLE')
    } else if (cardId === undefined || Object.keys(account).length > 0)
      throw new Refused(422, CARD_FIELDS, 'UNPROCESSABLE')
    const method =
      cardId === undefined ? { type, ...account } : { type, card: toCardResponse(usableCard(world, member, cardId)) }
    world.premiums.saveMethod(member, method)
    return ok(method)
  },
  createPremiumPayment: payPremiums,
  listCreditCards: ({ member }: MemberCall) => {
    requirePayments(member)
    return ok(cardsOf(member).map(toCardResponse))
  },
  createCardPaymentSession: ({ world, member, body, header }: MemberCall<unknown, CardPaymentSessionRequest>) => {
    requirePayments(member)
    const { amount, locale, returnUrl } = body
    if (!isOwnPage(world, returnUrl)) throw new Refused(422, ELSEWHERE, 'UNPROCESSABLE')
    const sessionId = world.cardSessions.open({ login: member.login, amount: toCents(amount), locale, returnUrl })
    return ok({ sessionId, redirectUrl: `http://${header('host')}${world.home}/card-provider/${sessionId}` })
  },
} satisfies Handlers<
  | 'getPremiums'
  | 'listPremiumStatements'
  | 'getPremiumStatementPdf'
  | 'getPremiumPaymentMethod'
  | 'updatePremiumPaymentMethod'
  | 'createPremiumPayment'
  | 'listCreditCards'
  | 'createCardPaymentSession'
>
