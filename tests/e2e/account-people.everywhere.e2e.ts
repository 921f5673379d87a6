import { expect, test } from './support/fixtures.ts'

test.describe('the people on a plan', () => {
  test.use({ expectedErrors: ['status of 500'] })
  test('ACCT-14 ACCT-16..18 CONTENT-06 CONTENT-07 CONTENT-09 ROUTE-056 D-70 D-158 stand in order, with what they share, and the form that changes them opens', async ({
    member,
    page,
    sandbox,
    context,
  }, { project }) => {
    await context.route('https://forms.example.com/**', (route) => route.fulfill({ body: 'form' }))
    const locale = project.name === 'phone' ? 'fr' : 'en'
    await member.signIn('dependant', locale)
    const asked = page.waitForRequest((request) => request.url().includes('/participants'))
    await member.open('/manage-your-account/people-on-your-plan')
    expect(new URL((await asked).url()).search, 'everybody, not only who is covered today').toBe('')
    const people = page.getByRole('main').getByRole('region')
    await expect(people.getByRole('heading')).toHaveText(['Marie-Ève Roy-Côté', 'Daniel Cormier', 'Théo Cormier-Roy', member.text('account.people.form.title')])
    await expect(people.nth(0)).toContainText(member.text('account.people.cardholder'))
    await expect(people.nth(0)).toContainText(member.text('account.people.private'))
    await expect(people.nth(0)).not.toContainText('1986')
    await expect(people.nth(1)).toContainText(locale === 'fr' ? '30 novembre 1984' : 'November 30, 1984')
    await expect(people.nth(1)).toContainText('100200300-02')
    for (const at of [1, 2]) await expect(people.nth(at)).toContainText(member.text('account.people.dependant'))
    await member.findsThePageAccessible()

    const open = page.getByRole('button', { name: member.text('account.people.form.open') })
    await sandbox.faults([{ operationId: 'getForm', status: 500 }])
    await member.press(open)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(context.pages()).toHaveLength(1)
    await page.keyboard.press('Escape')
    await sandbox.faults([{ operationId: 'getForm', status: 'html' }])
    await member.press(open)
    await expect(page.getByRole('dialog')).toContainText(member.text('error.name.formLoading'))
    await page.keyboard.press('Escape')
    await sandbox.heal()
    const request = page.waitForRequest((each) => each.url().includes('/forms/DEP'))
    const [window] = await Promise.all([context.waitForEvent('page'), member.press(open)])
    expect(new URL((await request).url()).search).toBe('?bookOfBusiness=GROUP')
    await expect(window).toHaveURL(/^https:\/\/forms\.example\.com\/.+\.pdf$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await window.close()

    await sandbox.faults([{ operationId: 'listParticipants', example: 'terminated' }])
    await member.open('/manage-your-account/people-on-your-plan')
    await expect(page.getByText(member.text('account.people.ended-on', { date: '' }).replace(/\.?$/, '').trim()).first()).toBeVisible()
    await sandbox.faults([{ operationId: 'listParticipants', status: 204 }])
    await member.open('/manage-your-account/people-on-your-plan')
    await expect(member.heading('account.people.none')).toBeVisible()
    await expect(open).toBeVisible()
    await member.findsThePageAccessible()
  })
})
