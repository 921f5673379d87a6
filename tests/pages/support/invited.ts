import { INVITED, INVITED_IN_FRENCH } from '../../support/unregistered-people.ts'
import type { Member } from './member.ts'
import { fill } from './registration.ts'
import { renderPage, type PageOptions } from './render-page.tsx'

export { INVITED, INVITED_IN_FRENCH }
export const CHOSEN = 'Chosen4portal'

/** Opens the link in an invitation email. The link is always English, whatever the language of the invitation is. */
export const follow = (token: string, options: PageOptions & { readonly more?: string } = {}): Promise<Member> =>
  renderPage('welcome.entry', { ...options, path: `/member-service-site?token=${token}${options.more ?? ''}` })

/**
 * Opens a page of an invitation in a tab that still knows the invitation but has lost all other state, as after a
 * reload.
 */
export const invitedTo = (
  page: 'verification' | 'password' | 'no-password',
  token: string,
  options: PageOptions = {},
): Promise<Member> =>
  renderPage(`welcome.${page}`, {
    ...options,
    before: async (sandbox) => {
      sessionStorage.setItem('mslToken', token)
      if (page === 'no-password') sessionStorage.setItem('mslNoPassword', 'true')
      await options.before?.(sandbox)
    },
  })

/** Answers the questions about the invited person's identity. */
export async function verify(
  member: Member,
  { day, month, year, postalCode }: Pick<typeof INVITED, 'day' | 'month' | 'year' | 'postalCode'>,
): Promise<void> {
  await fill(member, 'digitalVerification', { day, month, year, postalCode })
  await member.press(member.button('welcome.continue'))
}

export async function choosePassword(member: Member, password = CHOSEN, confirmPassword = password): Promise<void> {
  await fill(member, 'digitalPassword', { password, confirmPassword })
  await member.press(member.button('welcome.password.submit'))
}
