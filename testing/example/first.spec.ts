import { expect, test } from '@portal/testing'

test('a member in Quebec reads the dashboard in French', async ({ member, page }) => {
  await member.signIn('quebec', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Émile')
})

// Each of these changes the same member in the world of its worker, and sees its own change alone.
for (const amount of ['111.10', '122.20', '133.30', '144.40'])
  test(`a member with one claim of $${amount} sees this claim alone`, async ({ member, page, sandbox }) => {
    await sandbox.vary('empty', { claims: [{ service: 'PHYS', amount, status: 'REJECTED' }] })
    await member.signIn('empty', 'en', '/history')
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: /\$1\d\d\.\d0/ })
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(`$${amount}`)
  })

test('a service that fails is told to the member, and to nobody else', async ({ member, page, sandbox }) => {
  await sandbox.faults([{ operationId: 'searchClaims', status: 503 }])
  await member.signIn('default', 'en', '/history')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a wrong name is refused with the nearest ones', async ({ sandbox }) => {
  await expect(sandbox.faults([{ operationId: 'searchClaim', status: 503 }])).rejects.toThrow(/searchClaims/)
})
