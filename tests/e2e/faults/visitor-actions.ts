import { expect } from '@playwright/test'
import type { OperationId } from '../../../generated/operations.ts'
import type { MessageId } from '../../../generated/i18n/messages.ts'
import { loginOf, PASSWORD } from '../../../sandbox/personas.ts'
import { verify } from '../support/invited.ts'
import type { Member } from '../support/member.ts'
import { acceptTerms, AMINA, fill, openRegister, sendRegistration } from '../support/newcomer.ts'
import { askForNewAddress } from '../support/new-address.ts'
import type { Action } from './action.ts'

const NEW = 'Nouveau2027mot'
/** An answer without a body: whatever comes instead of it with a success is not looked at. */
const NO_BODY = ['empty body', 'JSON that breaks the contract']
/** Done although nobody was told, and not to be done twice: the password is another, the link is used, the account is there. What the page says then is tried by its own test. */
const ONCE = [...NO_BODY, 'cut after sending']

/** Boxes by the ids of their labels: filled before, still filled after a failure. */
const boxes = (values: Readonly<Partial<Record<MessageId, string>>>): Pick<Action, 'reach' | 'isIntact'> => ({
  reach: async (member) => {
    for (const [id, value] of Object.entries(values)) await member.hands.write(member.field(id as MessageId), value)
  },
  isIntact: async (member) => {
    for (const [id, value] of Object.entries(values)) await expect(member.field(id as MessageId)).toHaveValue(value)
  },
})
const press = (id: MessageId) => (member: Member) => member.press(member.button(id))
const at = (path: string) => (member: Member) => member.isAt(path)
const stays = (id: MessageId) => async (member: Member) => expect(member.button(id)).toBeVisible()

/** A link that works, of a forgotten password. */
async function resetLink(member: Member): Promise<URL> {
  await member.open('/forgot-password')
  await member.hands.write(member.field('form.forgotPassword.email.label'), loginOf('default'))
  await member.press(member.button('password.forgot.send'))
  await member.isAt('/success-reset')
  return new URL(await member.sandbox.linkTo(loginOf('default')))
}

const forgotten = boxes({ 'form.forgotPassword.email.label': loginOf('default') })
const byPlan = boxes({ 'form.forgotPassword.certificateId.label': '100200300', 'form.forgotPassword.policyId.label': '90210' })
const reset = boxes({ 'form.resetPassword.newPassword.label': NEW, 'form.resetPassword.confirmPassword.label': NEW })
const known = boxes({
  'form.publicChangePassword.email.label': loginOf('default'),
  'form.publicChangePassword.oldPassword.label': PASSWORD,
  'form.publicChangePassword.newPassword.label': NEW,
  'form.publicChangePassword.confirmPassword.label': NEW,
})

/** What visitors do who are not signed in. */
export const VISITOR_ACTIONS: Partial<Record<OperationId, Action>> = {
  requestPasswordToken: {
    isPublic: true,
    // unknown accounts are not told (D-37)
    succeedsWith: [...NO_BODY, '404'],
    reach: async (member) => {
      await member.open('/forgot-password')
      await forgotten.reach(member)
    },
    isIntact: forgotten.isIntact,
    send: press('password.forgot.send'),
    arrives: at('/success-reset'),
  },
  requestPasswordTokenByPlan: {
    isPublic: true,
    succeedsWith: [...NO_BODY, '404'],
    reach: async (member) => {
      await member.open('/forgot-password')
      await member.hands.choose(member.page.getByRole('radio', { name: member.text('form.forgotPassword.mode.option.plan') }))
      await byPlan.reach(member)
    },
    isIntact: byPlan.isIntact,
    send: press('password.forgot.send'),
    arrives: at('/success-reset'),
  },
  resetPassword: {
    isPublic: true,
    succeedsWith: ONCE,
    reach: async (member) => {
      const { search } = await resetLink(member)
      await member.open(`/reset-your-account${search}`)
      await reset.reach(member)
    },
    isIntact: reset.isIntact,
    send: press('password.save'),
    arrives: at('/success-reset/password'),
  },
  changePassword: {
    isPublic: true,
    succeedsWith: ONCE,
    reach: async (member) => {
      await member.open('/change-password')
      await known.reach(member)
    },
    isIntact: known.isIntact,
    send: press('password.save'),
    arrives: at('/success-reset/password'),
  },
  renewToken: {
    isPublic: true,
    succeedsWith: NO_BODY,
    reach: async (member) => {
      const { search } = await resetLink(member)
      await member.open(`/expired${search}`)
    },
    isIntact: stays('links.renew'),
    send: press('links.renew'),
    arrives: async (member) => expect(member.says('links.renew.sent')).toBeVisible(),
  },
  confirmEmailChange: {
    isPublic: true,
    // what trying again does not change is told on the result page: links.e2e.ts
    succeedsWith: [...NO_BODY, '400', '409'],
    reach: async (member) => {
      const { search } = new URL(await askForNewAddress(member.sandbox, 'marie.new@example.com'))
      await member.open(`/token-validation${search}`)
      await member.isAt('/update-email')
    },
    isIntact: stays('links.update-email.confirm'),
    send: press('links.update-email.confirm'),
    arrives: at('/confirm-email-change'),
  },
  registerAccount: {
    isPublic: true,
    // 409: this person has an account, which is a page of its own (D-43)
    succeedsWith: [...NO_BODY, '409'],
    reach: async (member) => {
      await openRegister(member)
      await fill(member, 'register', AMINA)
      await acceptTerms(member)
    },
    isIntact: async (member) => expect(member.field('form.register.password.label')).toHaveValue(AMINA.password),
    send: sendRegistration,
    arrives: at('/register/success-registration'),
  },
  resendActivation: {
    isPublic: true,
    succeedsWith: NO_BODY,
    reach: async (member) => {
      await member.open('/register/activation-type')
      await member.hands.choose(member.page.getByRole('radio', { name: member.text('form.activationType.choice.option.resend') }))
      await member.hands.write(member.field('form.activationType.email.label'), 'newcomer@example.com')
    },
    isIntact: async (member) => expect(member.field('form.activationType.email.label')).toHaveValue('newcomer@example.com'),
    send: press('activation.continue'),
    arrives: async (member) => expect(member.page.getByRole('alert')).toContainText('newcomer@example.com'),
  },
  validateDigitalMember: {
    isPublic: true,
    // what ends an invitation is a page of its own: welcome.everywhere.e2e.ts
    succeedsWith: ['409'],
    reach: async (member) => {
      await member.open('/digital-welcome/verification?mslToken=welcome-fresh')
      await fill(member, 'digitalVerification', { day: '14', month: '8', year: '1993', postalCode: 'B3H 2Y5' })
    },
    isIntact: async (member) => expect(member.field('form.digitalVerification.postalCode.label')).toHaveValue('B3H 2Y5'),
    send: press('welcome.continue'),
    arrives: at('/digital-welcome/password'),
  },
  registerDigitalAccount: {
    isPublic: true,
    // 404 and 409 end the invitation, each with a page of its own: welcome.everywhere.e2e.ts
    succeedsWith: [...ONCE, '404', '409'],
    reach: async (member) => {
      await member.open('/digital-welcome/verification?mslToken=welcome-fresh')
      await verify(member, { day: '14', month: '8', year: '1993', postalCode: 'B3H 2Y5' })
      await fill(member, 'digitalPassword', { password: NEW, confirmPassword: NEW })
    },
    isIntact: async (member) => expect(member.field('form.digitalPassword.password.label')).toHaveValue(NEW),
    send: press('welcome.password.submit'),
    arrives: at('/digital-welcome/success'),
  },
}
