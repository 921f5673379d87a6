import { expect, Member, test } from '@portal/testing'

test('a member in Quebec sees the dashboard in French', async ({ member, page }) => {
  await member.signIn('quebec', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Émile')
})

test('two members use the portal at the same time', async ({ browser, member, page, portal, sandbox }) => {
  const context = await browser.newContext()
  const other = new Member(await context.newPage(), portal, sandbox)
  await Promise.all([member.signIn('default'), other.signIn('quebec', 'fr')])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marie-Ève')
  await expect(other.page.getByRole('heading', { level: 1 })).toContainText('Émile')
  await context.close()
})

// These tests change the same member at the same time. Each worker has a separate world, so each test sees only its own
// change.
for (const amount of ['111.10', '122.20', '133.30', '144.40'])
  test(`the history of a member with one claim of $${amount} shows only this claim`, async ({
    member,
    page,
    sandbox,
  }) => {
    await sandbox.vary('empty', { claims: [{ service: 'PHYS', amount, status: 'REJECTED' }] })
    await member.signIn('empty', 'en', '/history')
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: /\$1\d\d\.\d0/ })
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(`$${amount}`)
  })

test('if the service fails, the member sees an error dialog', async ({ member, page, sandbox }) => {
  await sandbox.faults([{ operationId: 'searchClaims', status: 503 }])
  await member.signIn('default', 'en', '/history')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a fault with an unknown operation name is rejected with the most similar names', async ({ sandbox }) => {
  await expect(sandbox.faults([{ operationId: 'searchClaim', status: 503 }])).rejects.toThrow(/searchClaims/)
})
