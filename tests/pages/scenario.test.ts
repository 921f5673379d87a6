import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { firstRowWith } from './support/rows.ts'
import { renderPage } from './support/render-page.tsx'

/** The example test from docs/how-to/scenario.md. */
test(
  'a suspended member in Quebec sees an error about payment details in French',
  { tags: ['SESSION-54', 'SHELL-27'] },
  async () => {
    const member = await renderPage('history.combined', {
      persona: 'quebec',
      locale: 'fr',
      before: async (sandbox) => {
        await sandbox.vary('quebec', { policy: { status: 'SUSPENDED' } })
        await sandbox.faults([{ operationId: 'getClaimPaymentDetails', status: 500 }])
      },
    })
    await member.press(page.getByRole('banner').getByRole('button', { name: member.text('nav.claims') }))
    await expect.element(page.getByRole('banner').getByRole('link', { name: member.text('nav.history') })).toBeVisible()
    await expect.element(page.getByRole('button', { name: member.text('nav.submit-claim') })).not.toBeInTheDocument()
    await member.press(firstRowWith(member, 'status.processed').getByRole('link'))
    await expect.element(page.getByText(/une erreur s.est produite/).first()).toBeVisible()
  },
)
