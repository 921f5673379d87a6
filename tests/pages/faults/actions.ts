import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { OperationId } from '~generated/operations.ts'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { loginOf, PASSWORD } from '../../../sandbox/personas.ts'
import type { FaultCase } from '../../support/fault-matrix/faults.ts'
import { declinedClaim, openClaim, CLAIM_WITHOUT_DOCUMENT } from '../../support/page-fixtures.ts'
import { AMINA, INVITED } from '../../support/unregistered-people.ts'
import { showsTheAccount, writeAccount } from '../support/bank-account.ts'
import { physiotherapyAt } from '../support/drafts.ts'
import { fillTravelLetter } from '../support/travel-letter.ts'
import { invitedTo, verify } from '../support/invited.ts'
import type { Member } from '../support/member.ts'
import { acceptTerms, fill, linkPathTo, sendRegistration } from '../support/registration.ts'
import { card, newCard, AMOUNT_DUE, PAYMENT, payButton, reviewPayment } from '../support/payment.ts'
import { renderPage, type PageOptions } from '../support/render-page.tsx'

/** An action of a member that calls an operation: how to reach it, how to send it, and how to see that it succeeded. */
export interface Action {
  readonly reach: (options: PageOptions) => Promise<Member>
  readonly send: (member: Member) => Promise<void>
  /** checks that everything the member typed is still there */
  readonly isIntact: (member: Member) => Promise<void>
  /** checks that the action succeeded after the fault has ended */
  readonly arrives: (member: Member) => Promise<void>
  /**
   * the message that the page itself shows instead of the error dialog; undefined if the error dialog shows this fault
   */
  readonly saysItself?: (member: Member, trouble: FaultCase) => string | undefined
  /**
   * names of faults that the common test leaves out: the action succeeds despite the fault, or another test covers the
   * fault because the portal then shows something else
   */
  readonly apart?: readonly string[]
  /** true if success opens another document, which only an end-to-end test can check */
  readonly isLeaving?: boolean
  /** true for an action without a session: a 401 opens no password dialog */
  readonly isPublic?: boolean
}

/** The page of a form: the values of its fields and the button that sends it. */
interface FormAction {
  readonly page: PageId
  readonly boxes?: Readonly<Partial<Record<MessageId, string>>>
  readonly tick?: true
  readonly send: MessageId
  readonly arrives: Action['arrives']
  readonly apart?: readonly string[]
  readonly saysItself?: Action['saysItself']
  readonly isPublic?: boolean
  /** prepares the URL of a form that members open through a link in an e-mail of the sandbox */
  readonly before?: (member: Member) => Promise<void>
}

const at = (path: string) => (member: Member) => member.isAt(path)
const says = (id: MessageId) => async (member: Member) => {
  await expect.element(member.getByText(id)).toBeVisible()
}

const form = ({ page: id, boxes = {}, tick, send, before, saysItself, ...action }: FormAction): Action => ({
  ...action,
  ...(saysItself && { saysItself }),
  reach: async (options) => {
    const member = await renderPage(id, options)
    await before?.(member)
    for (const [label, value] of Object.entries(boxes)) await member.write(member.field(label as MessageId), value)
    if (tick) await member.choose(page.getByRole('checkbox'))
    return member
  },
  send: (member) => member.press(member.button(send)),
  isIntact: async (member) => {
    for (const [label, value] of Object.entries(boxes))
      await expect.element(member.field(label as MessageId)).toHaveValue(value)
    if (tick) await expect.element(page.getByRole('checkbox')).toBeChecked()
    await expect.element(member.button(send)).toBeVisible()
  },
})

/** An action that saves a PDF with a button. */
const download = (id: PageId, button: MessageId, persona?: string): Action => ({
  reach: (options) => renderPage(id, { ...options, ...(persona && { persona }) }),
  send: (member) => member.press(member.button(button)),
  isIntact: async (member) => {
    await expect.element(member.button(button)).toBeVisible()
  },
  arrives: says('download.done'),
})

/**
 * The button that saves the benefits booklet on the page about documents. The sandbox defines the title of the booklet.
 */
const bookletButton = (member: Member) =>
  member.button('documents.download.of', {
    title: member.locale === 'fr' ? 'Brochure de garanties' : 'Benefits booklet',
  })

/** The answer that no other insurer covers the person. */
const noneRadio = (member: Member) =>
  page
    .getByRole('radiogroup', { name: member.text('form.personOtherCoverage.isCovered.label') })
    .getByRole('radio', { name: member.text('no'), exact: true })

const NEW = 'Nouveau2027mot'
const ANOTHER = 'marie.new@example.com'
const photo = () => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'photo.jpg', { type: 'image/jpeg' })
/**
 * Faults that change only the body of a response. If the contract declares no body for the response, these faults have
 * no effect, because the portal does not read the body.
 */
const NO_BODY = ['empty body', 'JSON that breaks the contract']
/**
 * Faults after which the action cannot be repeated, because the service has carried it out: the password is changed,
 * the link is used, the account exists.
 */
const ONCE = [...NO_BODY, 'cut after sending']
const EMPTY = ['empty body']

/**
 * Requests an e-mail to replace a forgotten password. Then opens a page with the token of the link in this e-mail.
 */
const opens =
  (path: (search: string) => string) =>
  async (member: Member): Promise<void> => {
    await member.write(member.field('form.forgotPassword.email.label'), loginOf('default'))
    await member.press(member.button('password.forgot.send'))
    await member.isAt('/success-reset')
    const link = await linkPathTo(member.sandbox, loginOf('default'))
    await member.goTo(path(new URL(link, location.origin).search))
    await member.waits()
  }

/** The page has its own message if the outcome is unknown and the service has said nothing. */
const unsureWithoutResponse =
  (id: MessageId) =>
  (member: Member, { mayHaveArrived, fault }: FaultCase): string | undefined =>
    mayHaveArrived && (typeof fault?.status !== 'number' || fault.status < 300) ? member.text(id) : undefined

export const ACTIONS: Partial<Record<OperationId, Action>> = {
  updateBankingDetails: {
    apart: EMPTY,
    reach: async (options) => {
      const member = await renderPage('account.direct-deposit-edit', options)
      await writeAccount(member)
      await member.press(member.button('direct-deposit.review'))
      await expect.element(member.heading('direct-deposit.review.title')).toHaveFocus()
      return member
    },
    send: (member) => member.press(member.button('direct-deposit.save')),
    isIntact: showsTheAccount,
    arrives: at('/manage-your-account/direct-deposit/success'),
  },
  deleteBankingDetails: form({
    page: 'account.direct-deposit-remove',
    tick: true,
    send: 'direct-deposit.remove',
    apart: ['empty body', '204'],
    arrives: says('direct-deposit.none'),
  }),
  updateContactInfoDetails: {
    // A save whose response was lost is not sent again. account.test.ts tests this.
    apart: ['empty body', 'cut after sending'],
    reach: async (options) => {
      const member = await renderPage('account.change-address', options)
      await member.write(member.field('form.changeAddress.addressLine1.label'), '80, rue des Érables')
      await member.press(member.button('address.review'))
      await expect.element(member.heading('address.review.title')).toHaveFocus()
      return member
    },
    send: (member) => member.press(member.button('address.save')),
    isIntact: async () => {
      await expect.element(page.getByText('80, rue des Érables')).toBeVisible()
    },
    arrives: at('/manage-your-account/personal-information'),
  },
  updateEmail: form({
    page: 'account.change-email',
    boxes: { 'form.changeEmail.email.label': ANOTHER, 'form.changeEmail.confirmEmail.label': ANOTHER },
    send: 'account.email.send',
    apart: EMPTY,
    arrives: at('/manage-your-account/change-email/verify'),
  }),
  updatePreferredLanguage: {
    apart: EMPTY,
    reach: async (options) => {
      const member = await renderPage('account.change-language', { ...options, locale: 'fr' })
      await member.choose(
        page.getByRole('radio', { name: member.text('form.changeLanguage.preferredLanguage.option.EN') }),
      )
      return member
    },
    send: (member) => member.press(member.button('account.language.save')),
    isIntact: async (member) => {
      await expect
        .element(page.getByRole('radio', { name: member.text('form.changeLanguage.preferredLanguage.option.EN') }))
        .toBeChecked()
    },
    // the page is in the chosen language by now
    arrives: async (member) => {
      member.locale = 'en'
      await says('account.language.saved')(member)
    },
  },
  updateNotificationPreferences: {
    // After a 409, the page shows what another device has stored. notifications.test.ts tests this.
    apart: ['409'],
    reach: async (options) => {
      const member = await renderPage('account.notifications', options)
      await member.press(member.field('form.notificationPreferences.claimPaid.label'))
      return member
    },
    send: (member) => member.press(member.button('notifications.save')),
    isIntact: async (member) => {
      await expect.element(member.field('form.notificationPreferences.claimPaid.label')).not.toBeChecked()
    },
    arrives: says('notifications.saved'),
    saysItself: unsureWithoutResponse('notifications.unsure'),
  },
  updateOtherCoverage: {
    // After a 409, the page shows the coverage that is on file by now. other-coverage.test.ts tests this.
    apart: ['409'],
    reach: async (options) => {
      const member = await renderPage('account.other-coverage', options)
      await member.choose(noneRadio(member))
      return member
    },
    send: (member) => member.press(member.button('other-coverage.save')),
    isIntact: async (member) => {
      await expect.element(noneRadio(member)).toBeChecked()
    },
    arrives: at('/manage-your-account/people-on-your-plan'),
    saysItself: unsureWithoutResponse('other-coverage.unsure'),
  },
  submitMultiClaims: {
    reach: async (options) => {
      const member = await renderPage('claims.confirmation', { ...options, draft: physiotherapyAt('confirmation') })
      await member.choose(page.getByRole('checkbox'))
      return member
    },
    send: (member) => member.press(member.button('claims.submit')),
    isIntact: async () => {
      await expect.element(page.getByRole('checkbox')).toBeChecked()
    },
    arrives: async (member) => {
      await member.isAt('/submit-claim/success')
      expect(await member.sandbox.claims(), 'one claim, however often it was sent').toHaveLength(1)
    },
    // A claim whose response was lost is looked up and not sent again. claim-submission.test.ts tests this.
    apart: ['cut after sending'],
    saysItself: (member, { mayHaveArrived }) => (mayHaveArrived ? member.text('claims.doubt.title') : undefined),
  },
  addClaimDocuments: {
    reach: async (options) => {
      const member = await renderPage('history.add-documents', { ...options, persona: 'documents' })
      await userEvent.upload(page.css('input[type=file]').first(), photo())
      await expect.element(page.getByText(photo().name)).toBeVisible()
      return member
    },
    send: (member) => member.press(member.button('follow-up.documents.send')),
    isIntact: async () => {
      await expect.element(page.getByText(photo().name)).toBeVisible()
    },
    arrives: async (member) => {
      await member.isAt(`/history/details/${CLAIM_WITHOUT_DOCUMENT}/1`)
      expect(await member.sandbox.followUps(), 'documents once, however often they were sent').toHaveLength(1)
    },
    saysItself: unsureWithoutResponse('follow-up.documents.unsure'),
  },
  appealClaimLine: {
    ...form({
      page: 'history.appeal',
      boxes: { 'form.appeal.reason.label': 'My doctor prescribed this service.' },
      send: 'follow-up.appeal.send',
      arrives: async (member) => {
        await member.isAt(`/history/details/${declinedClaim()}/1`)
        expect(await member.sandbox.followUps(), 'one appeal, however often it was sent').toHaveLength(1)
      },
    }),
    saysItself: unsureWithoutResponse('follow-up.appeal.unsure'),
  },
  createPredetermination: {
    reach: async (options) => {
      const member = await renderPage('coverage.predetermination-new', { ...options, persona: 'basic' })
      await member.choose(page.getByRole('radio', { name: member.text('form.predetermination.kind.option.service') }))
      await member.field('form.predetermination.service.label').selectOptions('PHYS')
      await member.write(member.field('form.predetermination.amount.label'), '95.00')
      return member
    },
    send: (member) => member.press(member.button('predetermination.send')),
    isIntact: async (member) => {
      await expect.element(member.field('form.predetermination.service.label')).toHaveValue('PHYS')
    },
    arrives: async (member) => {
      await expect.element(member.heading('predetermination.waiting')).toBeVisible()
      await member.goTo('/coverage/predeterminations')
      await expect.element(page.getByRole('link', { name: /Physioth/ })).toBeVisible()
      expect(page.getByRole('link', { name: /Physioth/ }).elements(), 'recorded once').toHaveLength(1)
    },
    saysItself: unsureWithoutResponse('predetermination.unsure'),
  },
  getTravelLetterPdf: {
    reach: async (options) => {
      const member = await renderPage('coverage.travel-letter', options)
      await fillTravelLetter(member)
      return member
    },
    send: (member) => member.press(member.button('travel-letter.download')),
    isIntact: async (member) => {
      await expect.element(member.field('form.travelLetter.country.label')).toHaveValue('FR')
    },
    arrives: says('travel-letter.saved'),
    saysItself: (member, { name }) => (name === '404' ? member.text('travel-letter.not-offered.text') : undefined),
  },
  withdrawClaim: {
    reach: (options) => renderPage('history.details', { ...options, path: `/history/details/${openClaim()}/1` }),
    send: async (member) => {
      await member.press(member.button('follow-up.withdraw'))
      await member.press(member.button('follow-up.withdraw.go'))
    },
    isIntact: async (member) => {
      await expect.element(member.button('follow-up.withdraw')).toBeVisible()
    },
    arrives: async (member) => {
      await expect.element(page.getByRole('main').getByText(member.text('follow-up.withdrawn'))).toBeVisible()
    },
    saysItself: unsureWithoutResponse('follow-up.withdraw.unsure'),
  },
  login: {
    ...form({
      page: 'access.login',
      boxes: { 'form.login.email.label': loginOf('default'), 'form.login.password.label': PASSWORD },
      send: 'login.submit',
      isPublic: true,
      arrives: at('/dashboard'),
    }),
    saysItself: (member, { kind, name }) => {
      if (kind === 'network') return member.text('login.error.network')
      // for a 403 the page shows the reason that the service gives (D-83)
      if (name === '403') return undefined
      if (kind === 'too-many' || kind === 'unavailable' || kind === 'timeout') return member.text(`error.kind.${kind}`)
      return member.text(name === '400' || name === '404' ? 'login.error.no-match' : 'login.error.generic')
    },
  },
  acceptTermsAndConditions: form({
    page: 'account.terms-accept',
    tick: true,
    send: 'terms.gate.accept',
    apart: EMPTY,
    arrives: at('/dashboard'),
  }),
  shareMemberCard: form({
    page: 'card.share',
    boxes: { 'form.shareMemberCard.emails.email.label': 'friend@example.com' },
    send: 'card.share.send',
    apart: EMPTY,
    arrives: at('/manage-your-account/member-card'),
  }),
  sendContactUsEmail: form({
    page: 'support.contact-us',
    boxes: { 'form.contactUs.message.label': 'Where is my claim of last week?' },
    send: 'support.contact.send',
    apart: EMPTY,
    arrives: says('support.contact.sent'),
  }),
  createPremiumPayment: {
    // premium-payment.test.ts tests a payment whose response was lost
    apart: ['cut after sending'],
    reach: async (options) => {
      const member = await renderPage('premiums.one-time-payment', options)
      await reviewPayment(member, card(member, '1142'))
      return member
    },
    send: (member) => member.press(payButton(member, AMOUNT_DUE)),
    isIntact: says('premiums.payment.review.title'),
    arrives: async (member) => {
      await member.isAt(`${PAYMENT}/payment-confirmed`)
      await says('premiums.owed.nothing')(member)
    },
  },
  createCardPaymentSession: {
    reach: async (options) => {
      const member = await renderPage('premiums.one-time-payment', options)
      await reviewPayment(member, newCard(member))
      return member
    },
    send: (member) => member.press(member.button('premiums.payment.to-provider')),
    isIntact: says('premiums.payment.review.title'),
    // success opens the page of the card provider; premium-payment.e2e.ts tests it
    isLeaving: true,
    arrives: says('premiums.payment.review.title'),
  },
  updatePremiumPaymentMethod: {
    apart: EMPTY,
    reach: async (options) => {
      const member = await renderPage('premiums.payment-method', options)
      await member.press(member.button('premiums.method.change'))
      await writeAccount(member)
      await member.choose(page.getByRole('checkbox'))
      await member.press(member.button('premiums.method.review'))
      await expect.element(member.heading('premiums.method.review.title')).toHaveFocus()
      return member
    },
    send: (member) => member.press(member.button('premiums.method.save')),
    isIntact: showsTheAccount,
    arrives: says('banner.success'),
    saysItself: unsureWithoutResponse('premiums.method.unsure'),
  },
  getClaimsPdf: download('history.combined', 'history.download'),
  getMemberCardPass: {
    // After a 404 the page says that there are no passes. card.test.ts tests this.
    apart: ['404'],
    ...download('card.member-card', 'card.wallet'),
  },
  getMemberCardPdf: download('card.member-card', 'card.download'),
  getDocumentPdf: {
    ...download('account.documents', 'documents.download'),
    send: (member) => member.press(bookletButton(member)),
    isIntact: async (member) => {
      await expect.element(bookletButton(member)).toBeVisible()
    },
  },
  getPremiumStatementPdf: download('premiums.statement', 'premiums.statement.download'),
  getRhipReportPdf: download('coverage.retirement', 'coverage.retirement.report.download'),
  getClaimHistoryStatementPdf: download('history.claims', 'claim-history.download', 'alternate'),
  getPaymentStatementsPdf: download('history.payments', 'payments.download'),
  getPaymentDetailsPdf: download('history.payment', 'payment.download'),
  getClaimPaymentDetailsPdf: download('history.details', 'history.details.download'),

  requestPasswordToken: form({
    page: 'access.forgot-password',
    boxes: { 'form.forgotPassword.email.label': loginOf('default') },
    send: 'password.forgot.send',
    isPublic: true,
    // 404 means that no account exists. The page shows the usual success page so as not to reveal this (D-37).
    apart: [...NO_BODY, '404'],
    saysItself: unsureWithoutResponse('password.forgot.unsure'),
    arrives: at('/success-reset'),
  }),
  requestPasswordTokenByPlan: form({
    page: 'access.forgot-password',
    before: (member) =>
      member.choose(page.getByRole('radio', { name: member.text('form.forgotPassword.mode.option.plan') })),
    boxes: { 'form.forgotPassword.certificateId.label': '100200300', 'form.forgotPassword.policyId.label': '90210' },
    send: 'password.forgot.send',
    isPublic: true,
    apart: [...NO_BODY, '404'],
    saysItself: unsureWithoutResponse('password.forgot.unsure'),
    arrives: at('/success-reset'),
  }),
  resetPassword: form({
    page: 'access.forgot-password',
    before: opens((search) => `/reset-your-account${search}`),
    boxes: { 'form.resetPassword.newPassword.label': NEW, 'form.resetPassword.confirmPassword.label': NEW },
    send: 'password.save',
    isPublic: true,
    apart: ONCE,
    arrives: at('/success-reset/password'),
  }),
  changePassword: form({
    page: 'access.change-password',
    boxes: {
      'form.publicChangePassword.email.label': loginOf('default'),
      'form.publicChangePassword.oldPassword.label': PASSWORD,
      'form.publicChangePassword.newPassword.label': NEW,
      'form.publicChangePassword.confirmPassword.label': NEW,
    },
    send: 'password.save',
    isPublic: true,
    apart: ONCE,
    arrives: at('/success-reset/password'),
  }),
  renewToken: form({
    page: 'access.forgot-password',
    before: opens((search) => `/expired${search}`),
    send: 'links.renew',
    isPublic: true,
    apart: NO_BODY,
    arrives: says('links.renew.sent'),
  }),
  confirmEmailChange: form({
    page: 'access.forgot-password',
    before: async (member) => {
      const { search } = new URL(await member.sandbox.askForNewAddress(loginOf('default'), ANOTHER))
      await member.goTo(`/token-validation${search}`)
      await member.isAt('/update-email')
    },
    send: 'links.update-email.confirm',
    isPublic: true,
    // 400 and 409: the result page says that trying again does not help; links.test.ts tests this
    apart: [...NO_BODY, '400', '409'],
    arrives: at('/confirm-email-change'),
  }),
  registerAccount: {
    isPublic: true,
    // 409 means that this person already has an account. The portal then opens another page (D-43).
    apart: [...NO_BODY, '409'],
    saysItself: unsureWithoutResponse('register.unsure'),
    reach: async (options) => {
      const member = await renderPage('registration.register', options)
      await fill(member, 'register', AMINA)
      await acceptTerms(member)
      return member
    },
    send: sendRegistration,
    isIntact: async (member) => {
      await expect.element(member.field('form.register.password.label')).toHaveValue(AMINA.password)
    },
    arrives: at('/register/success-registration'),
  },
  resendActivation: form({
    page: 'registration.activation-type',
    before: (member) =>
      member.choose(page.getByRole('radio', { name: member.text('form.activationType.choice.option.resend') })),
    boxes: { 'form.activationType.email.label': 'newcomer@example.com' },
    send: 'activation.continue',
    isPublic: true,
    apart: NO_BODY,
    arrives: async () => {
      await expect.element(page.getByRole('alert').getByText('newcomer@example.com')).toBeVisible()
    },
  }),
  validateDigitalMember: {
    isPublic: true,
    // 409 ends the invitation, and the portal opens another page; welcome.test.ts tests this
    apart: ['409'],
    reach: async (options) => {
      const member = await invitedTo('verification', INVITED.token, options)
      const { day, month, year, postalCode } = INVITED
      await fill(member, 'digitalVerification', { day, month, year, postalCode })
      return member
    },
    send: (member) => member.press(member.button('welcome.continue')),
    isIntact: async (member) => {
      await expect.element(member.field('form.date.year')).toHaveValue(INVITED.year)
    },
    arrives: at('/digital-welcome/password'),
  },
  registerDigitalAccount: {
    isPublic: true,
    // 404 and 409 end the invitation, and the portal opens a different page for each; welcome.test.ts tests this
    apart: [...ONCE, '404', '409'],
    reach: async (options) => {
      const member = await invitedTo('verification', INVITED.token, options)
      await verify(member, INVITED)
      await member.isAt('/digital-welcome/password')
      await fill(member, 'digitalPassword', { password: NEW, confirmPassword: NEW })
      return member
    },
    send: (member) => member.press(member.button('welcome.password.submit')),
    isIntact: async (member) => {
      await expect.element(member.field('form.digitalPassword.password.label')).toHaveValue(NEW)
    },
    arrives: at('/digital-welcome/success'),
  },
}
