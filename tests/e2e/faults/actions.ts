import { expect } from '@playwright/test'
import type { OperationId } from '../../../generated/operations.ts'
import type { MessageId } from '../../../generated/i18n/messages.ts'
import { loginOf, PASSWORD } from '../../../sandbox/personas.ts'
import { AddressForm } from '../support/address-form.ts'
import { ClaimJourney } from '../support/claim.ts'
import { words } from '../support/words.ts'
import type { Action } from './action.ts'
import type { Place } from './place.ts'
import { showsTheAccount, writeAccount } from '../support/bank-account.ts'
import { lastStatement, PAYMENT } from '../../support/standing-pages.ts'
import { PREMIUM_ACTIONS } from './premium-actions.ts'
import { VISITOR_ACTIONS } from './visitor-actions.ts'

const updateBankingDetails: Action = {
  succeedsWith: ['empty body'],
  reach: async (member) => {
    await member.signIn()
    await member.open('/manage-your-account/direct-deposit/edit')
    await writeAccount(member)
    await member.press(member.button('direct-deposit.review'))
    await expect(member.heading('direct-deposit.review.title')).toBeFocused()
  },
  send: (member) => member.press(member.button('direct-deposit.save')),
  isIntact: showsTheAccount,
  arrives: async (member) => {
    await member.isAt('/manage-your-account/direct-deposit/success')
    await expect(member.says('banner.success')).toBeVisible()
  },
}

const deleteBankingDetails: Action = {
  succeedsWith: ['empty body', '204'],
  reach: async (member) => {
    await member.signIn()
    await member.open('/manage-your-account/direct-deposit/remove')
    await member.hands.choose(member.page.getByRole('checkbox'))
  },
  send: (member) => member.press(member.button('direct-deposit.remove')),
  isIntact: async (member) => expect(member.page.getByRole('checkbox')).toBeChecked(),
  arrives: async (member) => {
    await member.isAt('/manage-your-account/direct-deposit')
    await expect(member.says('direct-deposit.none')).toBeVisible()
  },
}

const STREET = '80, rue des Érables'

const updateContactInfoDetails: Action = {
  succeedsWith: ['empty body'],
  reach: async (member) => {
    await member.signIn()
    // What is on file stays as it was: an address that has arrived would not be sent again (account-address.e2e.ts).
    let body: Buffer | undefined
    await member.page.route('**/contact-info-details', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      body ??= await response.body()
      return route.fulfill({ response, body })
    })
    const form = new AddressForm(member)
    await form.open()
    await form.write({ addressLine1: STREET })
    await form.review()
  },
  send: (member) => new AddressForm(member).save(),
  isIntact: (member) => expect(member.page.getByText(STREET)).toBeVisible(),
  arrives: (member) => new AddressForm(member).isSaved(),
}

const ANOTHER = 'marie.new@example.com'

const updateEmail: Action = {
  succeedsWith: ['empty body'],
  reach: async (member) => {
    await member.signIn()
    await member.open('/manage-your-account/change-email')
    await member.hands.write(member.field('form.changeEmail.email.label'), ANOTHER)
    await member.hands.write(member.field('form.changeEmail.confirmEmail.label'), ANOTHER)
  },
  send: (member) => member.press(member.button('account.email.send')),
  isIntact: async (member) => {
    await expect(member.field('form.changeEmail.email.label')).toHaveValue(ANOTHER)
    await expect(member.field('form.changeEmail.confirmEmail.label')).toHaveValue(ANOTHER)
  },
  arrives: (member) => member.isAt('/manage-your-account/change-email/verify'),
}

const updatePreferredLanguage: Action = {
  succeedsWith: ['empty body'],
  reach: async (member) => {
    await member.signIn()
    await member.open('/manage-your-account/change-language')
    await member.hands.choose(member.page.getByRole('radio', { name: member.text('form.changeLanguage.preferredLanguage.option.EN') }))
  },
  send: (member) => member.press(member.button('account.language.save')),
  isIntact: (member) => expect(member.page.getByRole('radio', { name: member.text('form.changeLanguage.preferredLanguage.option.EN') })).toBeChecked(),
  // in the language that was chosen
  arrives: (member) => expect(member.page.getByText(words('en')('account.language.saved'))).toBeVisible(),
}

const submitMultiClaims: Action = {
  timeout: 180_000,
  reach: async (member) => {
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('confirmation')
    await claim.accept()
  },
  send: (member) => member.press(member.button('claims.submit')),
  isIntact: async (member) => {
    await expect(member.page.getByRole('checkbox')).toBeChecked()
  },
  arrives: async (member) => {
    await member.isAt('/submit-claim/success')
    expect(await member.sandbox.claims(), 'one claim, however often it was sent').toHaveLength(1)
  },
  saysItself: (member, { mayHaveArrived }) => (mayHaveArrived ? member.text('claims.doubt.title') : undefined),
}

const login: Action = {
  isPublic: true,
  reach: async (member) => {
    await member.open('/login')
    await member.hands.write(member.field('form.login.email.label'), loginOf('default'))
    await member.hands.write(member.field('form.login.password.label'), PASSWORD)
  },
  send: (member) => member.press(member.button('login.submit')),
  isIntact: async (member) => {
    await expect(member.field('form.login.email.label')).toHaveValue(loginOf('default'))
    await expect(member.field('form.login.password.label')).toHaveValue(PASSWORD)
  },
  arrives: (member) => member.isAt('/dashboard'),
  saysItself: (member, { kind, name }) => {
    if (kind === 'network' || kind === 'timeout') return member.text('login.error.network')
    // the service knows why, and says so (D-83)
    if (name === '403') return undefined
    return member.text(name === '400' || name === '401' || name === '404' ? 'login.error.no-match' : 'login.error.generic')
  },
}

const acceptTermsAndConditions: Action = {
  succeedsWith: ['empty body'],
  reach: async (member) => {
    await member.open('/login')
    await member.fillSignIn(loginOf('terms'), PASSWORD)
    await member.isAt('/manage-your-account/terms-and-conditions/accept')
    await member.hands.choose(member.page.getByRole('checkbox'))
  },
  send: (member) => member.press(member.button('terms.gate.accept')),
  isIntact: async (member) => expect(member.page.getByRole('checkbox')).toBeChecked(),
  arrives: (member) => member.isAt('/dashboard'),
}

const shareMemberCard: Action = {
  succeedsWith: ['empty body'],
  reach: async (member) => {
    await member.signIn()
    await member.open('/manage-your-account/member-card/share')
    await member.hands.write(member.field('form.shareMemberCard.emails.email.label'), 'friend@example.com')
  },
  send: (member) => member.press(member.button('card.share.send')),
  isIntact: async (member) => expect(member.field('form.shareMemberCard.emails.email.label')).toHaveValue('friend@example.com'),
  arrives: async (member) => {
    await member.isAt('/manage-your-account/member-card')
    await expect(member.says('banner.success')).toBeVisible()
  },
}

const MESSAGE = 'Where is my claim of last week?'
const sendContactUsEmail: Action = {
  succeedsWith: ['empty body'],
  reach: async (member) => {
    await member.signIn()
    await member.open('/contact-us')
    await member.hands.write(member.field('form.contactUs.message.label'), MESSAGE)
  },
  send: (member) => member.press(member.button('support.contact.send')),
  isIntact: async (member) => expect(member.field('form.contactUs.message.label')).toHaveValue(MESSAGE),
  arrives: (member) => expect(member.says('support.contact.sent')).toBeVisible(),
}

/** A document is fetched with a press of its button. */
const download = (path: string, button: MessageId, persona?: string): Action => ({
  reach: async (member) => {
    await member.signIn(persona)
    await member.open(path)
    await expect(member.button(button)).toBeVisible()
  },
  send: (member) => member.press(member.button(button)),
  isIntact: async (member) => {
    await expect(member.button(button)).toBeVisible()
  },
  arrives: async (member) => {
    await expect(member.page.getByText(member.text('download.done'))).toHaveCount(1)
  },
})

/** Each area adds the operations of its forms and buttons. */
export const ACTIONS: Partial<Record<OperationId, Action>> = {
  login,
  updateBankingDetails,
  updateContactInfoDetails,
  updateEmail,
  updatePreferredLanguage,
  deleteBankingDetails,
  ...PREMIUM_ACTIONS,
  submitMultiClaims,
  getClaimsPdf: download('/history', 'history.download'),
  acceptTermsAndConditions,
  shareMemberCard,
  sendContactUsEmail,
  ...VISITOR_ACTIONS,
  getMemberCardPdf: download('/manage-your-account/member-card', 'card.download'),
  getPremiumStatementPdf: download(`/manage-your-account/premium-statements/${lastStatement()}`, 'premiums.statement.download', 'premiums'),
  getClaimHistoryStatementPdf: download('/claim-history', 'claim-history.download'),
  getPaymentStatementsPdf: download('/payment-history', 'payments.download'),
  getPaymentDetailsPdf: download(PAYMENT, 'payment.download'),
  getClaimPaymentDetailsPdf: download('/history/details/C1000004-10/1', 'history.details.download'),
}

interface Silent {
  readonly because: string
  /** where nobody is told, when other pages do tell */
  readonly at?: Place
}
/** Operations whose failure nobody is told, and why. */
export const SILENT: Partial<Record<OperationId, Silent>> = {
  getSecurityPolicy: { because: 'what this tab kept of the policy decides (D-15)' },
  getHealthSpendingAccount: { because: 'draws the picture of a balance that stands without it (D-57)', at: { persona: 'hsa', path: '/dashboard' } },
  getPersonalWellnessAccount: { because: 'the same', at: { persona: 'pwa', path: '/dashboard' } },
}

/** What a page asks only for a part that it does without: such an operation has its place where it is shown. */
export const BESIDE: Readonly<Record<string, readonly OperationId[]>> = { 'coverage.overview': ['listHealthBenefits'] }

/** Reads of one thing whose page takes a 404 for an answer and says that there is no such thing: coverage-services.everywhere.e2e.ts. */
export const UNKNOWN_IS_AN_ANSWER: ReadonlySet<OperationId> = new Set<OperationId>([
  'getHospitalBenefit',
  'getHospitalFamilyDetails',
  'getHealthBenefit',
  'getExtendedHealthFamilyDetails',
])

/** Operations that other tests try, and which. */
export const ELSEWHERE: Partial<Record<OperationId, string>> = {
  getJwt: 'a refused refresh ends the session, any other failure waits for the next: session.e2e.ts',
  getForm: 'opens in a window of its own: claim-entry.e2e.ts, account-people.everywhere.e2e.ts',
  getTermsAndConditions: 'at sign-in holds nobody back and says nothing (D-46): terms.everywhere.e2e.ts; on its page: account-information.e2e.ts',
  getConnectedCareToken: 'kept by the tab once it has come (D-135): care.everywhere.e2e.ts',
  getBookletId: 'a failure leaves the booklet out (D-126): coverage.everywhere.e2e.ts',
  getBookletPdf: 'a failure is said in place and in one sentence (D-126): coverage.everywhere.e2e.ts',
  validateToken: 'asked on the way to a page, every outcome is a page: links.test.ts, links.e2e.ts',
  getDigitalTokenValues: 'the same: invited-guards.test.ts, welcome.everywhere.e2e.ts',
  validateDigitalExpiry: 'the same',
  confirmRegistration: 'uses its link up: registration.everywhere.e2e.ts',
  getPublicResourceUrls: 'a failure leaves links out (D-74): links.e2e.ts, welcome.everywhere.e2e.ts',
  listExternalCoverages: 'only without maaxClaims: claim-coverage.e2e.ts',
}
