import type { MessageId } from '../../../generated/i18n/messages.ts'
import { expect } from '@playwright/test'
import { AMINA, LEA, type Answers } from '../../support/newcomers.ts'
import type { Member } from './member.ts'

export { AMINA, LEA }

/** Fills boxes in the order of the page; a date has three. */
export async function fill(
  member: Member,
  form: 'register' | 'digitalVerification' | 'digitalPassword' | 'digitalNoPassword',
  answers: Partial<Answers> & { postalCode?: string },
): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const label = ['day', 'month', 'year'].includes(name) ? `form.date.${name}` : `form.${form}.${name}.label`
    await member.hands.write(member.field(label as MessageId), value)
  }
}

export async function openRegister(member: Member): Promise<void> {
  await member.open('/register')
  await expect(member.heading('page.registration.register')).toBeVisible()
}
export const acceptTerms = (member: Member): Promise<void> =>
  member.hands.choose(member.page.getByRole('checkbox', { name: member.text('form.register.acceptTerms.label') }))
export const sendRegistration = (member: Member): Promise<void> => member.press(member.button('register.submit'))

/** The token in the link of the newest e-mail to somebody. */
export async function tokenFor(member: Member, email: string): Promise<string> {
  const link = await member.sandbox.linkTo(email)
  return new URL(link).searchParams.get('token') ?? ''
}
