import { expect } from '@playwright/test'
import { AMINA, boxesOf, LEA, type FormAnswers, type RegistrationForm } from '../../support/unregistered-people.ts'
import type { Member } from './member.ts'

export { AMINA, LEA }

/** Fills the fields of a form. */
export async function fill(member: Member, form: RegistrationForm, answers: FormAnswers): Promise<void> {
  for (const [label, value] of boxesOf(form, answers)) await member.hands.write(member.field(label), value)
}

export async function openRegister(member: Member): Promise<void> {
  await member.open('/register')
  await expect(member.heading('page.registration.register')).toBeVisible()
}
export const acceptTerms = (member: Member): Promise<void> =>
  member.hands.choose(member.page.getByRole('checkbox', { name: member.text('form.register.acceptTerms.label') }))
export const sendRegistration = (member: Member): Promise<void> => member.press(member.button('register.submit'))
