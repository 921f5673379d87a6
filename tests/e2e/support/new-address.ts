import { expect } from '@playwright/test'
import { loginOf, PASSWORD } from '../../../sandbox/personas.ts'
import type { SandboxControl } from '../../support/sandbox-control.ts'

/** Asks for another address, as a member's own page does; the link of the e-mail to it. */
export async function askForNewAddress(sandbox: SandboxControl, email: string): Promise<string> {
  const login = loginOf('default')
  const { services } = sandbox
  const signedIn = await fetch(`${services}/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: login, password: PASSWORD }),
  })
  const asked = await fetch(`${services}/members/${encodeURIComponent(login)}/email`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${signedIn.headers.get('x-auth')}` },
    body: JSON.stringify({ email }),
  })
  expect(asked.status).toBe(200)
  return sandbox.linkTo(email)
}
