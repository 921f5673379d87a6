import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { SandboxControl } from '../../support/sandbox-control.ts'
import { boxesOf, type Answers, type FormAnswers, type RegistrationForm } from '../../support/unregistered-people.ts'
import type { Member } from './member.ts'

/** Fills the fields of a form. */
export async function fill(member: Member, form: RegistrationForm, answers: FormAnswers): Promise<void> {
  for (const [label, value] of boxesOf(form, answers)) await member.write(member.field(label), value)
}

export const acceptTerms = (member: Member): Promise<void> =>
  member.choose(page.getByRole('checkbox', { name: member.text('form.register.acceptTerms.label') }))
export const sendRegistration = (member: Member): Promise<void> => member.press(member.button('register.submit'))

/** URL path of the link in the newest e-mail to this address, without the language. */
export async function linkPathTo(sandbox: SandboxControl, email: string): Promise<string> {
  const { pathname, search } = new URL(await sandbox.linkTo(email))
  return pathname.replace(/^\/(en|fr)/, '') + search
}

/** Sends a registration directly to the account service. Returns the path of the link in the registration email. */
export async function registered(
  sandbox: SandboxControl,
  { email, year, month, day, certificateId, policyId, password }: Answers,
): Promise<string> {
  const answer = await fetch(`${sandbox.services}/accounts/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      dateOfBirth: year + month.padStart(2, '0') + day.padStart(2, '0'),
      certificateId,
      policyId,
      password,
      preferredLang: 'EN',
    }),
  })
  expect(answer.ok, 'the account was asked for').toBe(true)
  return linkPathTo(sandbox, email)
}
