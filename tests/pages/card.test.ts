import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contains } from './support/contains.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import { emulateMedia } from './support/media.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const
const CARD = '/manage-your-account/member-card'

const front = (member: Member) => page.getByRole('region', { name: member.text('card.title') })
const back = (member: Member) => page.getByRole('region', { name: member.text('card.service') })
const IN_CAPITALS = {
  cardholder: 'JEAN-GUY O’NEIL',
  customerServiceNumber: '8005550100',
  othersOnPlanList: [{ name: 'MARIE-ÈVE MCDONALD', idNumber: '100200300-02' }],
}
const OTHERS = ['800-555-0100', 'Daniel Cormier', '100200300-02', 'Théo Cormier-Roy', '100200300-03']

test(
  'the banner of the dashboard leads to the member card, which shows its two sides next to each other',
  { tags: ['CARD-01', 'CARD-02', 'CARD-07', 'SHELL-53'] },
  async () => {
    const member = await renderPage('dashboard.home')
    await member.press(member.link('dashboard.info.card'))
    await member.isAt(CARD)
    await expect.element(front(member).getByText('Marie-Ève Roy-Côté', { exact: true })).toBeVisible()
    await contains(front(member), `${member.text('card.policy')}90210`, `${member.text('card.certificate')}100200300`)
    for (const words of OTHERS) await expect.element(back(member).getByText(words, { exact: true })).toBeVisible()
  },
)

test(
  'the card of a person who is not the cardholder has the number of that person too, and lists the others only',
  { tags: ['CARD-02', 'CARD-03'] },
  async () => {
    const member = await renderPage('card.member-card', { ...PHONE, persona: 'dependant', width: 1280 })
    await contains(
      front(member),
      `${member.text('card.own')}100200300-02`,
      `${member.text('card.certificate')}100200300`,
    )
    await expect.element(back(member).getByText('Théo Cormier-Roy', { exact: true })).toBeVisible()
    await expect.element(back(member).getByText('Daniel Cormier', { exact: true })).not.toBeInTheDocument()
  },
)

test(
  'the back of the card names travel assistance if the plan is known to cover travel, and never waits long for that',
  { tags: ['D-363'] },
  async () => {
    const tel = (number: string) => page.getByRole('link', { name: number, exact: true })
    const member = await renderPage('card.member-card', { ...PHONE, width: 1280 })
    await expect.element(back(member).getByText(member.text('card.travel'), { exact: true })).toBeVisible()
    await expect.element(tel('800-555-0147')).toHaveAttribute('href', 'tel:+18005550147')
    await expect.element(tel('+1 506-555-0148')).toHaveAttribute('href', 'tel:+15065550148')
    await member.expectNoAxeViolations()
    for (const before of [
      (sandbox: SandboxControl) => sandbox.vary('default', { benefits: ['DENTAL'] }),
      (sandbox: SandboxControl) => sandbox.faults([{ operationId: 'listBenefits', delayMs: 5_000 }]),
    ]) {
      const other = await renderPage('card.member-card', { width: 1280, before })
      await expect.element(back(other).getByText('Daniel Cormier')).toBeVisible()
      await expect.element(tel('800-555-0147')).not.toBeInTheDocument()
    }
  },
)

test(
  'a long name without a space is broken on the member card, so that the page is no wider than a phone',
  { tags: ['A11Y-12'] },
  async () => {
    const long = 'É'.repeat(60)
    const member = await renderPage('card.member-card', {
      ...PHONE,
      before: (sandbox) =>
        sandbox.faults([
          { operationId: 'getMemberCardDetails', body: { ...IN_CAPITALS, cardholder: long.repeat(2) } },
          {
            operationId: 'listParticipants',
            body: [
              {
                participantId: '1',
                firstName: long,
                lastName: long,
                isCardholder: true,
                active: true,
                dateOfBirth: '19800101',
              },
            ],
          },
        ]),
    })
    await expect.element(front(member)).toMatchTextContent(/é{100}/i)
    await member.expectNoAxeViolations()
    await member.goTo('/manage-your-account/people-on-your-plan')
    await expect.element(page.getByRole('region').first()).toMatchTextContent(/é{50}/i)
    await member.expectNoAxeViolations()
  },
)

test('a name in capitals is shown with the usual capitalization', { tags: ['SHELL-67', 'D-55'] }, async () => {
  await renderPage('card.member-card', {
    before: (sandbox) => sandbox.faults([{ operationId: 'getMemberCardDetails', body: IN_CAPITALS }]),
  })
  await expect.element(page.getByText('Jean-Guy O’Neil')).toBeVisible()
  await expect.element(page.getByText('Marie-Ève McDonald').first()).toBeVisible()
})

test('the member card can be turned over on a phone', { tags: ['CARD-03'] }, async () => {
  const member = await renderPage('card.member-card', PHONE)
  await expect.element(front(member)).toBeVisible()
  await expect.element(back(member)).not.toBeInTheDocument()
  await member.press(member.button('card.turn.back'))
  await expect.element(front(member)).not.toBeInTheDocument()
  for (const words of OTHERS) await expect.element(back(member).getByText(words, { exact: true })).toBeVisible()
  await member.expectNoAxeViolations()
})

test('a printed member card shows only its two sides, each in the size of a bank card', async () => {
  const member = await renderPage('card.member-card', PHONE)
  await emulateMedia({ media: 'print' })
  await expect.element(front(member)).toBeVisible()
  await expect.element(back(member)).toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  // the size of a bank card, 85.6 by 54 mm, at 96 pixels per inch
  const sizes = () =>
    [...document.querySelectorAll('#member-card > div')].map((side) => {
      const { width, height } = side.getBoundingClientRect()
      return [Math.round(width), Math.round(height)]
    })
  await expect.poll(sizes).toEqual([
    [324, 204],
    [324, 204],
  ])
  const [number, policy] = document.querySelectorAll('#member-card dl > div')
  expect(number!.getBoundingClientRect().bottom).toBeLessThanOrEqual(policy!.getBoundingClientRect().top)
})

test('the account menu leads to the member card', { tags: ['CARD-08', 'ACCT-28'] }, async () => {
  const member = await renderPage('history.combined')
  const menu = await member.openAccountMenu()
  await member.press(menu.getByRole('link', { name: member.text('nav.member-card') }))
  await member.isAt(CARD)
})

const address = (index: number) => page.css(`#shareMemberCard_emails_${index}_email`)
const send = (member: Member) => member.press(member.button('card.share.send'))
const says = (member: Member, id: Parameters<Member['text']>[0]) =>
  expect.element(page.getByText(member.text(id), { exact: true }).last()).toBeVisible()

test(
  'the form for sharing the card reports a missing, an invalid and a repeated e-mail address of a recipient',
  { tags: ['CARD-05', 'ACCT-28', 'D-140'] },
  async () => {
    const member = await renderPage('card.member-card')
    useKeyboardOnly(member)
    await member.press(member.link('card.share'))
    await member.isAt(`${CARD}/share`)
    await send(member)
    await says(member, 'form.shareMemberCard.emails.email.error.required')
    await member.write(address(0), 'a friend')
    await send(member)
    await says(member, 'form.error.email')
    await member.write(address(0), 'friend@example.com')
    await member.press(member.button('form.shareMemberCard.emails.add'))
    await expect.element(address(1)).toHaveFocus()
    await member.write(address(1), 'Friend@Example.com')
    await send(member)
    await says(member, 'form.shareMemberCard.emails.email.error.differentLines')
    await member.expectNoAxeViolations()
    expect(member.sent('POST', /./)).toEqual([])
    await member.write(address(1), 'clinic@example.com')
    await send(member)
    await member.isAt(CARD)
    await expect.element(member.getByText('card.shared', { count: 2 })).toBeVisible()
    const [sent] = member.sent('POST', /member-cards$/)
    expect(sent!.url.searchParams.get('emails')).toBe('friend@example.com,clinic@example.com')
    expect(sent!.body).toEqual([{ email: 'friend@example.com' }, { email: 'clinic@example.com' }])
  },
)

test(
  'the e-mail addresses stay in the form if sharing the card fails, and each address gets one e-mail when the member tries again',
  { tags: ['CARD-05'] },
  async () => {
    const member = await renderPage('card.share', {
      ...PHONE,
      before: (sandbox) => sandbox.faults([{ operationId: 'shareMemberCard', status: 500, times: 1 }]),
    })
    await member.write(address(0), 'friend@example.com ')
    await member.press(member.button('form.shareMemberCard.emails.add'))
    await member.write(address(1), 'clinic@example.com')
    await send(member)
    await expect.element(member.dialog('error.title.unsure')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(address(1)).toHaveValue('clinic@example.com')
    await send(member)
    await member.isAt(CARD)
    await expect.element(member.getByText('card.shared', { count: 2 })).toBeVisible()
    for (const to of ['friend@example.com', 'clinic@example.com'])
      expect(await member.sandbox.mails(to)).toHaveLength(1)
  },
)

test(
  'after a lost connection, a page with a form says that no input was lost, and a page without a form does not',
  { tags: ['ERR-39'] },
  async () => {
    const kept = (member: Member) => page.getByRole('dialog').getByText(member.text('error.kept'))
    const isCut = (operationId: 'shareMemberCard' | 'getMemberCardPdf') => ({
      before: (sandbox: SandboxControl) => sandbox.faults([{ operationId, status: 'network', after: true }]),
    })
    const form = await renderPage('card.share', { ...PHONE, ...isCut('shareMemberCard') })
    await form.write(address(0), 'friend@example.com')
    await send(form)
    await expect.element(kept(form)).toBeVisible()
    await expect.element(page.getByRole('dialog').getByText(form.text('error.kind.network'))).toBeVisible()
    const card = await renderPage('card.member-card', { ...PHONE, ...isCut('getMemberCardPdf'), isHurried: true })
    await card.press(card.button('card.download'))
    await expect.element(page.getByRole('dialog').getByText(card.text('error.kind.network'))).toBeVisible()
    await expect.element(kept(card)).not.toBeInTheDocument()
  },
)

test('the member card is shared with at least one and at most five people', { tags: ['D-140'] }, async () => {
  const member = await renderPage('card.share', PHONE)
  for (let count = 1; count < 5; count += 1) await member.press(member.button('form.shareMemberCard.emails.add'))
  await expect.poll(() => page.getByRole('textbox').length).toBe(5)
  await expect.element(member.button('form.shareMemberCard.emails.add')).not.toBeInTheDocument()
  for (let count = 5; count > 0; count -= 1)
    await member.press(
      page.getByRole('button', { name: member.text('form.shareMemberCard.emails.remove', { number: count }) }),
    )
  await send(member)
  await expect.element(member.getByText('form.shareMemberCard.emails.error.required')).toBeVisible()
  expect(member.sent('POST', /./)).toEqual([])
})

describe('card in the wallet of a phone', { tags: ['D-331'] }, () => {
  const wallet = (member: Member) => member.button('card.wallet')
  const openCard = (how: PageOptions = {}) => renderPage('card.member-card', how)

  test('the card is saved as a pass, and the file says that it has arrived (in French on a phone)', async () => {
    const member = await openCard(PHONE)
    await member.press(wallet(member))
    await expect.element(member.getByText('download.done')).toBeInTheDocument()
    expect(await member.sandbox.called()).toContain('getMemberCardPass')
    await member.expectNoAxeViolations()
  })

  test('there is no button if the configuration has no passes', async () => {
    const member = await openCard({ environment: { offersWalletPasses: false } })
    await expect.element(member.button('card.download')).toBeVisible()
    await expect.element(wallet(member)).not.toBeInTheDocument()
  })

  test('a service that has no passes after all (404) is said at the button, without a dialog', async () => {
    const member = await openCard({
      before: (sandbox) => sandbox.faults([{ operationId: 'getMemberCardPass', status: 404 }]),
    })
    await member.press(wallet(member))
    await expect.element(member.getByText('card.wallet.none')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test.for([['empty'], [204], [500]] as const)(
    'a pass that does not come (%s) opens the error dialog, and the next attempt saves it',
    async ([status]) => {
      const member = await openCard({
        before: (sandbox) => sandbox.faults([{ operationId: 'getMemberCardPass', status, times: 1 }]),
      })
      await member.press(wallet(member))
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await member.press(wallet(member))
      await expect.element(member.getByText('download.done')).toBeInTheDocument()
    },
  )
})
