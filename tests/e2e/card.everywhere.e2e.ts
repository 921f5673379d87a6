import { readFile } from 'node:fs/promises'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'

test('CARD-01 CARD-03 CARD-04 CARD-07 CARD-08 SHELL-06 SHELL-53 ACCT-28 the card from the banner and from the menu: both sides, the others, the PDF, print', async ({
  member,
  page,
}, { project }) => {
  const isPhone = project.name === 'phone'
  await member.signIn('default', languageOf(project))
  await member.press(member.link('dashboard.info.card'))
  await member.isAt('/manage-your-account/member-card')

  const [front, back] = [page.getByRole('region', { name: member.text('card.title') }), page.getByRole('region', { name: member.text('card.service') })]
  for (const words of ['Marie-Ève Roy-Côté', '90210', '100200300']) await expect(front.getByText(words, { exact: true })).toBeVisible()
  await expect(back).toBeVisible({ visible: !isPhone })
  await member.findsThePageAccessible()
  if (isPhone) {
    await member.press(member.button('card.turn.back'))
    await expect(front).toBeHidden()
  }
  for (const words of ['800-555-0100', 'Daniel Cormier', '100200300-02', 'Théo Cormier-Roy', '100200300-03'])
    await expect(back.getByText(words, { exact: true })).toBeVisible()
  await member.findsThePageAccessible()
  await page.emulateMedia({ media: 'print' })
  await expect(front).toBeVisible()
  await expect(back).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const [download] = await Promise.all([page.waitForEvent('download'), member.press(member.button('card.download'))])
  expect(download.suggestedFilename()).toBe('Identification.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await member.open('/history')
  await member.press((await member.openAccountMenu()).getByRole('link', { name: member.text('nav.member-card') }))
  await member.isAt('/manage-your-account/member-card')
})

test('CARD-05 CARD-06 F-31 the card is shared with the keyboard alone: bad addresses, the same one twice, a failure that keeps them', async ({
  member,
  page,
  sandbox,
  expectedErrors,
}, { project }) => {
  expectedErrors.push('Failed to load resource')
  member.usesOnlyTheKeyboard()
  await member.signIn('default', languageOf(project))
  await member.open('/manage-your-account/member-card')
  await member.press(member.link('card.share'))
  await member.isAt('/manage-your-account/member-card/share')
  const address = (index: number) => page.locator(`#shareMemberCard_emails_${index}_email`)
  const send = () => member.press(member.button('card.share.send'))
  const says = (id: Parameters<typeof member.text>[0]) => expect(page.getByText(member.text(id), { exact: true }).last()).toBeVisible()

  await send()
  await says('form.shareMemberCard.emails.email.error.required')
  await member.hands.write(address(0), 'a friend')
  await send()
  await says('form.error.email')
  await member.hands.write(address(0), 'friend@example.com ')
  await member.press(member.button('form.shareMemberCard.emails.add'))
  await expect(address(1)).toBeFocused()
  await member.hands.write(address(1), 'Friend@Example.com')
  await send()
  await says('form.shareMemberCard.emails.email.error.differentLines')
  await member.findsThePageAccessible()
  await member.hands.write(address(1), 'clinic@example.com')

  await sandbox.faults([{ operationId: 'shareMemberCard', status: 500, times: 1 }])
  await send()
  await expect(member.dialog('error.title.server')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(address(1)).toHaveValue('clinic@example.com')
  await send()
  await member.isAt('/manage-your-account/member-card')
  await expect(member.says('card.shared', { count: 2 })).toBeVisible()
  for (const to of ['friend@example.com', 'clinic@example.com']) expect(await sandbox.mails(to)).toHaveLength(1)
})

test('D-140 five people at most', async ({ member, page }, { project }) => {
  await member.signIn('default', languageOf(project))
  await member.open('/manage-your-account/member-card/share')
  for (let count = 1; count < 5; count += 1) await member.press(member.button('form.shareMemberCard.emails.add'))
  await expect(page.getByRole('textbox')).toHaveCount(5)
  await expect(member.button('form.shareMemberCard.emails.add')).toHaveCount(0)
  for (let count = 5; count > 0; count -= 1)
    await member.press(page.getByRole('button', { name: member.text('form.shareMemberCard.emails.remove', { number: count }) }))
  await member.press(member.button('card.share.send'))
  await expect(page.getByText(member.text('form.shareMemberCard.emails.error.required')).first()).toBeVisible()
})
