import type { Page } from '@playwright/test'
import { expect, test } from './support/literal.ts'

/** Checks that the button saves a PDF. */
async function saves(page: Page, button: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
}

for (const numbers of ['number', 'text'] as const) {
  test(`the combined history of a plan with maaxClaims is shown if the service sends each amount as a ${numbers}`, async ({
    member,
    literal,
    page,
  }) => {
    await literal.settings({ numbers })
    await member.signIn('', 'en', '/dashboard')
    await expect
      .soft(
        page
          .getByRole('main')
          .getByText(/Physiotherapy/)
          .first(),
      )
      .toBeVisible()
    await member.shows('/history', /Physiotherapy/, /80\.00/)
    await member.open('/history')
    await saves(page, member.text('history.download'))
    const calls = await literal.calls()
    expect.soft(calls).toContain('claimsByService')
    expect.soft(calls).toContain('claimsPdfByService')
  })

  test(`the histories of a plan without maaxClaims are shown if the service sends each amount as a ${numbers}`, async ({
    member,
    literal,
    page,
  }) => {
    await literal.settings({ numbers })
    await literal.answers('securityPolicy', 'alternate')
    await member.signIn('', 'en', '/history')
    await member.isAt('/claim-history')
    await member.shows('/claim-history', /Physiotherapy/)
    await member.shows('/payment-history', /80\.00/)
    await member.shows(
      '/payment-history/details?paymentId=700001&fromDate=20251124&toDate=20261124',
      /Physiotherapy/,
      /Alex Tremblay/i,
    )
    await saves(page, member.text('payment.download'))
    expect.soft(await literal.calls()).toContain('paymentDetailsPdf')
  })
}

test('the history pages say that there are no entries if the history is empty', async ({ member, literal, page }) => {
  await literal.answers('securityPolicy', 'alternate')
  for (const call of ['claimHistories', 'paymentHistories']) await literal.answers(call, 'none')
  await member.signIn('', 'en', '/claim-history')
  await member.shows('/claim-history')
  await member.shows('/payment-history', member.text('payments.empty.title'))
  await expect(page.getByRole('row')).toHaveCount(0)
})
