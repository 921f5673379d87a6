import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { SandboxControl } from '../../support/sandbox-control.ts'
import type { Answers } from '../../support/newcomers.ts'
import type { Member } from './member.ts'

/** Fills boxes in the order of the page; a date has three. */
export async function fill(
  member: Member,
  form: 'register' | 'digitalVerification' | 'digitalPassword' | 'digitalNoPassword',
  answers: Partial<Answers> & { postalCode?: string },
): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const label = ['day', 'month', 'year'].includes(name) ? `form.date.${name}` : `form.${form}.${name}.label`
    await member.write(member.field(label as MessageId), value)
  }
}

export const acceptTerms = (member: Member): Promise<void> =>
  member.choose(page.getByRole('checkbox', { name: member.text('form.register.acceptTerms.label') }))
export const sendRegistration = (member: Member): Promise<void> => member.press(member.button('register.submit'))

/** The address of the link in the newest e-mail to somebody, below the language. */
export async function linkPathTo(sandbox: SandboxControl, email: string): Promise<string> {
  const { pathname, search } = new URL(await sandbox.linkTo(email))
  return pathname.replace(/^\/(en|fr)/, '') + search
}

/** Somebody asked for an account; the address of the link in the e-mail about it. */
export async function registered(sandbox: SandboxControl, { email, year, month, day, certificateId, policyId, password }: Answers): Promise<string> {
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
