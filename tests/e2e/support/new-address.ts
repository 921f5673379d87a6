import { expect } from '@playwright/test'
import { loginOf } from '../../../sandbox/personas.ts'
import type { SandboxControl } from '../../support/sandbox-control.ts'

/** Asks for another address, as a member's own page does; the link of the e-mail to it. */
export async function askForNewAddress(sandbox: SandboxControl, email: string): Promise<string> {
  const login = loginOf('default')
  const { apiToken } = await sandbox.sessionOf(login)
  const asked = await fetch(`${sandbox.services}/members/${encodeURIComponent(login)}/email`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: apiToken },
    body: JSON.stringify({ email }),
  })
  expect(asked.status).toBe(200)
  return sandbox.linkTo(email)
}
