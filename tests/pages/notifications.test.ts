import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  getNotificationPreferences,
  listNotifications,
  updateNotificationPreferences,
} from '~generated/member/queries/notifications.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const open = (how: PageOptions = {}) => renderPage('account.notifications', { persona: 'default', ...how })
const DECIDED = 'form.notificationPreferences.claimDecided.label'
const PAID = 'form.notificationPreferences.claimPaid.label'
const save = (member: Member) => member.press(member.button('notifications.save'))
const conflict = () => page.getByRole('alert')

/** Switches off a kind of email at the service, as another device would. */
async function switchOffElsewhere(kind: 'claimDecided' | 'claimPaid') {
  const { version, ...stored } = await getNotificationPreferences()
  await updateNotificationPreferences({ basedOn: version, ...stored, [kind]: false })
}
const stored = async () => {
  const { version: _, ...choices } = await getNotificationPreferences()
  return choices
}

describe('which emails a member wants', { tags: ['D-270'] }, () => {
  test('the page shows five kinds of emails, saves the choice with one press, and shows the saved choice on a later visit', async () => {
    const member = await open({ locale: 'fr', width: 360 })
    await expect.element(page.getByRole('checkbox').first()).toBeChecked()
    expect(page.getByRole('checkbox').elements()).toHaveLength(5)
    await member.press(member.field(PAID))
    await save(member)
    const saved = member.getByText('notifications.saved')
    await expect.element(saved).toBeVisible()
    const { top, bottom } = saved.element().getBoundingClientRect()
    expect([top > 0, bottom < innerHeight], 'in view').toEqual([true, true])
    expect(await stored()).toMatchObject({ claimPaid: false, claimDecided: true })
    const later = await open({ sandbox: member.sandbox })
    await expect.element(later.field(PAID)).not.toBeChecked()
    await expect.element(later.field(DECIDED)).toBeChecked()
  })

  test('two changes are saved one after the other with the keyboard, and the focus stays on the Save button', async () => {
    const member = await open()
    for (const label of [DECIDED, PAID] as const) {
      member.field(label).element().focus()
      await userEvent.keyboard(' ')
      await save(member)
      await expect.element(member.field(label)).not.toBeChecked()
      await expect.element(member.button('notifications.save')).toHaveFocus()
    }
    await expect.poll(stored).toMatchObject({ claimPaid: false, claimDecided: false })
    await expect.element(conflict()).not.toBeInTheDocument()
  })

  test('if the service offers no choice of emails, the page says so and has no Save button', async () => {
    const member = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'getNotificationPreferences', status: 404 }]),
    })
    await expect.element(member.getByText('notifications.none')).toBeVisible()
    await expect.element(member.button('notifications.save')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('the account page links to notifications only if the configuration turns on notifications', async () => {
    const member = await renderPage('account.home', { persona: 'default' })
    await expect.element(member.link('account.home.notifications')).toBeVisible()
    const without = await renderPage('account.home', {
      persona: 'default',
      environment: { offersNotificationPreferences: false, listsNotifications: false },
    })
    await expect.element(without.heading('page.account.home')).toBeVisible()
    await expect.element(without.link('account.home.notifications')).not.toBeInTheDocument()
  })
})

describe('what has happened to claims and money', { tags: ['D-273'] }, () => {
  const chips = (member: Member) => page.getByText(member.text('notifications.list.new'), { exact: true })
  const areNew = async () => ((await listNotifications()) ?? []).filter(({ isNew }) => isNew).length

  test('the dashboard shows the number of new notifications, which are no longer new at the next visit', async () => {
    const member = await renderPage('dashboard.home', { persona: 'documents' })
    await member.press(page.getByRole('link', { name: member.text('dashboard.lead.notifications', { count: 1 }) }))
    await expect.element(chips(member)).toBeVisible()
    await expect.element(member.heading('notifications.list.title')).toBeVisible()
    await expect.poll(areNew).toBe(0)
    await member.expectNoAxeViolations()
    const later = await open({ sandbox: member.sandbox, persona: 'documents' })
    await expect.element(later.heading('notifications.list.title')).toBeVisible()
    await expect.element(chips(later)).not.toBeInTheDocument()
  })

  test('a notification about a claim leads to the claim, in French on a phone', async () => {
    const member = await open({ persona: 'documents', locale: 'fr', width: 360 })
    // it says for what and whom; its number is a note
    await expect.element(page.getByText(/, demande C[\d-]+$/).first()).toBeVisible()
    await member.press(page.getByRole('link', { name: 'Obturation, Marie-Ève\u00A0: il nous manque un document' }))
    await expect.poll(() => location.pathname).toMatch(/^\/fr\/history\/details\/C[\d-]+\/\d+$/)
    await expect.element(member.heading('history.story.now')).toBeVisible()
  })

  test('a notification names its claim by the number if the recent claims cannot be loaded', async () => {
    await open({
      persona: 'documents',
      before: (sandbox) => sandbox.faults([{ operationId: 'listRecentClaims', status: 503 }]),
    })
    await expect.element(page.getByRole('link', { name: /^We need a document for claim C/ })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('a notification about a payment has its amount, if the service tells it', async () => {
    const payment = { kind: 'claimPaid', date: '20261124', isNew: false }
    const body = [
      { ...payment, notificationId: 'N2', paymentId: 'P2', paymentAmount: '1280.50' },
      { ...payment, notificationId: 'N1', paymentId: 'P1' },
    ]
    await open({ before: (sandbox) => sandbox.faults([{ operationId: 'listNotifications', status: 200, body }]) })
    await expect.element(page.getByRole('link', { name: 'We have paid you $1,280.50' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'We have made a payment to you' })).toBeVisible()
  })

  test('if marking notifications as read fails, they stay new and the page shows no error', async () => {
    const member = await open({
      persona: 'documents',
      before: (sandbox) => sandbox.faults([{ operationId: 'markNotificationsRead', status: 503 }]),
    })
    await expect.element(chips(member)).toBeVisible()
    await expect.poll(() => member.sandbox.called()).toContain('markNotificationsRead')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(await areNew()).toBe(1)
  })

  test('the notifications page shows only the email choices if the service has no list, and explains an empty list', async () => {
    const without = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'listNotifications', status: 404 }]),
    })
    await expect.element(without.field(DECIDED)).toBeVisible()
    await expect.element(without.heading('notifications.list.title')).not.toBeInTheDocument()
    const nothing = await open({ persona: 'empty' })
    await expect.element(nothing.getByText('notifications.list.empty')).toBeVisible()
  })
})

describe('a choice that another device has changed meanwhile', { tags: ['D-271'] }, () => {
  test('after a conflict, the form shows the choice stored by another device and the change that was not saved', async () => {
    const member = await open()
    await switchOffElsewhere('claimDecided')
    await member.press(member.field(PAID))
    await save(member)
    await expect.element(conflict().getByText(member.text('notifications.changed.title'))).toBeVisible()
    await expect.element(conflict().getByText(member.text(PAID))).toBeVisible()
    await expect.element(conflict().getByText(member.text('notifications.off'))).toBeVisible()
    await expect.element(conflict().getByText(member.text(DECIDED))).not.toBeInTheDocument()
    await expect.element(member.field(DECIDED)).not.toBeChecked()
    await expect.element(member.field(PAID)).toBeChecked()
    await expect.element(member.field(DECIDED)).toHaveFocus()
    await member.expectNoAxeViolations()
    expect(await stored()).toMatchObject({ claimDecided: false, claimPaid: true })
    await member.press(member.button('notifications.changed.save'))
    await expect.element(conflict()).not.toBeInTheDocument()
    await expect.element(member.field(PAID)).not.toBeChecked()
    await expect.element(member.field(DECIDED)).not.toBeChecked()
    expect(await stored()).toMatchObject({ claimDecided: false, claimPaid: false })
  })

  test('after a conflict, the member can keep the stored choice, and the page then reports no conflict', async () => {
    const member = await open()
    await switchOffElsewhere('claimDecided')
    await member.press(member.field(PAID))
    await save(member)
    await expect.element(conflict()).toBeVisible()
    await save(member)
    await expect.element(member.getByText('notifications.saved')).toBeVisible()
    await expect.element(conflict()).not.toBeInTheDocument()
    expect(await stored()).toMatchObject({ claimDecided: false, claimPaid: true })
  })

  test('no conflict is reported if another device has stored the same choice', async () => {
    const member = await open()
    await switchOffElsewhere('claimPaid')
    await member.press(member.field(PAID))
    await save(member)
    await expect.element(member.getByText('notifications.saved')).toBeVisible()
    await expect.element(conflict()).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test("the member's choice stays in the form if the choice stored by another device cannot be loaded", async () => {
    const member = await open()
    await switchOffElsewhere('claimDecided')
    await member.press(member.field(PAID))
    await member.sandbox.faults([{ operationId: 'getNotificationPreferences', status: 500 }])
    await save(member)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(member.field(PAID)).not.toBeChecked()
    await expect.element(conflict()).not.toBeInTheDocument()
  })
})
