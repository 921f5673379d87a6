import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '~/platform/session/end-session.ts'
import { deleteOfflineCard } from '~/platform/session/delete-offline-card.ts'
import type { Member } from './support/member.ts'
import { type PageOptions, renderPage } from './support/render-page.tsx'

const PHONE = { width: 360 } as const
const DAY = 24 * 60 * 60 * 1000

afterEach(deleteOfflineCard)

/** Everything in the caches of this origin, by address. */
async function cached(): Promise<Record<string, Response>> {
  const found: Record<string, Response> = {}
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      found[`${name} ${new URL(request.url).pathname}`] = (await cache.match(request))!
  }
  return found
}
const CARD = 'offline-card /offline-card'
const workers = async () =>
  (await navigator.serviceWorker.getRegistrations()).map(({ active }) => new URL(active!.scriptURL).pathname)
const expectNothing = async () => {
  await expect.poll(cached).toEqual({})
  await expect.poll(workers).toEqual([])
}

const openCard = async (options: PageOptions = {}): Promise<Member> =>
  renderPage('card.member-card', { ...PHONE, ...options })
/** Opens the page of the card and keeps the card on this device. */
async function keepCard(options: PageOptions = {}): Promise<Member> {
  const member = await openCard(options)
  await member.press(member.button('card.offline.store'))
  await expect.element(member.button('card.offline.remove')).toBeVisible()
  return member
}
const isOffered = async (member: Member) => {
  await expect.element(member.button('card.print')).toBeVisible()
  return page.getByRole('heading', { name: member.text('card.offline.title') }).elements().length > 0
}

test(
  'the page of the card stores nothing until the member says that the device is theirs, and then one response only',
  { tags: ['D-320', 'D-321'] },
  async () => {
    const member = await openCard({ locale: 'fr' })
    await expect.element(member.getByText('card.offline.what')).toBeVisible()
    await expect.element(member.getByText('card.offline.ends')).toBeVisible()
    await member.expectNoAxeViolations()
    await expectNothing()
    await member.press(member.button('card.offline.store'))
    await expect.element(member.button('card.offline.remove')).toHaveFocus()
    const date = new Date(Date.now() + 30 * DAY)
      .toLocaleDateString('fr-CA', { dateStyle: 'long' })
      .replace(/^1 /, '1er ')
    await expect.element(member.getByText('card.offline.until', { date })).toBeVisible()
    await member.expectNoAxeViolations()
    const kept = await cached()
    expect(Object.keys(kept)).toEqual([CARD])
    expect(await workers()).toEqual(['/offline-card-worker.js'])
    const html = await kept[CARD]!.text()
    for (const words of [
      '<html lang="fr"',
      'Marie-Ève Roy-Côté',
      '90210',
      '100200300-03',
      '800-555-0100',
      member.text('card.offline.retry'),
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('default@example.com')
  },
)

test(
  'the one style sheet of the card is the one that its own policy allows, and the card looks the same without the portal',
  { tags: ['D-320'] },
  async () => {
    await keepCard({ persona: 'quebec' })
    const { [CARD]: card } = await cached()
    const html = await card!.text()
    const style = /<style>(.*?)<\/style>/s.exec(html)![1]!
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)))
    const hash = btoa(String.fromCodePoint(...digest))
    expect(card!.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}';`)
    expect(html).toContain('data-brand="QBC"')
    expect(style).toContain('[data-brand="QBC"]')
    expect(style).not.toMatch(/url\(|@import|@font-face/)
  },
)

test('the button removes the card and its worker from the device', { tags: ['D-322'] }, async () => {
  const member = await keepCard()
  await member.press(member.button('card.offline.remove'))
  await expect.element(member.button('card.offline.store')).toHaveFocus()
  await expectNothing()
})

test('logging out removes the card and its worker from the device', { tags: ['D-322'] }, async () => {
  const member = await keepCard({ width: 1280 })
  const menu = await member.openAccountMenu()
  await member.press(menu.getByRole('button', { name: member.text('nav.log-out') }))
  await member.press(member.button('yes'))
  await expectNothing()
})

test(
  'a session that ends without logging out leaves the card, and somebody else who signs in deletes it on any page',
  { tags: ['D-322'] },
  async () => {
    const member = await keepCard()
    const again = await renderPage('dashboard.home', { ...PHONE, sandbox: member.sandbox })
    await expect.element(again.getByText('nav.member-card').first()).toBeInTheDocument()
    expect(Object.keys(await cached())).toEqual([CARD])
    await renderPage('dashboard.home', { ...PHONE, persona: 'saskatchewan' })
    await expectNothing()
  },
)

test('opening the page again stores the present card for another thirty days', { tags: ['D-321'] }, async () => {
  const member = await keepCard()
  const cache = await caches.open('offline-card')
  const stored = (await cache.match('/offline-card'))!
  const headers = new Headers(stored.headers)
  const soon = new Date(Date.now() + DAY).toUTCString()
  headers.set('Expires', soon)
  await cache.put('/offline-card', new Response('an older card', { headers }))
  await openCard({ sandbox: member.sandbox, locale: 'fr' })
  await expect.poll(async () => (await cached())[CARD]?.text()).toContain('<html lang="fr"')
  const left = Date.parse((await cached())[CARD]!.headers.get('Expires')!) - Date.now()
  expect(left / DAY).toBeCloseTo(30, 1)
})

test.each(['SUSPENDED', 'TERMINATED'])(
  'a card of a plan that is %s by now is deleted on any page, and none is offered',
  { tags: ['D-323', 'D-166'] },
  async (status) => {
    const member = await keepCard()
    await member.sandbox.vary('default', { policy: { status } })
    const home = await renderPage('dashboard.home', { ...PHONE, sandbox: member.sandbox })
    await expectNothing()
    await home.goTo('/manage-your-account/member-card')
    await expect.element(home.getByText('card.offline.over')).toBeVisible()
    await expect.element(home.getByText(status === 'TERMINATED' ? 'card.lead.over' : 'card.lead')).toBeVisible()
    await expect.element(home.button('card.offline.store')).not.toBeInTheDocument()
  },
)

test(
  'a portal that no longer offers it deletes the card, and shows nothing about it',
  { tags: ['D-320', 'D-323'] },
  async () => {
    const { sandbox } = await keepCard()
    const member = await openCard({ sandbox, environment: { offersOfflineCard: false } })
    expect(await isOffered(member)).toBe(false)
    await expectNothing()
  },
)

test(
  'a browser that refuses caches, and a page within another site, show nothing about it',
  { tags: ['D-320'] },
  async () => {
    vi.spyOn(caches, 'match').mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'))
    expect(await isOffered(await openCard())).toBe(false)
    vi.restoreAllMocks()
    expect(await isOffered(await openCard({ isEmbedded: true }))).toBe(false)
    expect(await isOffered(await openCard())).toBe(true)
  },
)

test(
  'if the browser refuses the worker, nothing stays on the device, and the page says so',
  { tags: ['D-320'] },
  async () => {
    const member = await openCard({ locale: 'fr' })
    const register = vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValueOnce(new TypeError('refused'))
    await member.press(member.button('card.offline.store'))
    await expect.element(page.getByRole('alert').getByText(member.text('card.offline.not-stored'))).toBeVisible()
    await expectNothing()
    register.mockRestore()
    await member.press(member.button('card.offline.store'))
    await expect.element(member.button('card.offline.remove')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  },
)

test(
  'if the session ends while the card is being stored, nothing stays on the device',
  { tags: ['D-320'] },
  async () => {
    const member = await openCard()
    const open = caches.open.bind(caches)
    const opened = vi.spyOn(caches, 'open').mockImplementationOnce((name) => {
      endSession('timeout')
      return open(name)
    })
    await member.press(member.button('card.offline.store'))
    await member.isAt('/login')
    opened.mockRestore()
    await expectNothing()
  },
)

test(
  'if the browser removes the worker while the card is being stored, nothing stays on the device, and the page says so',
  { tags: ['D-320'] },
  async () => {
    const member = await openCard()
    const found = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValueOnce(undefined)
    await member.press(member.button('card.offline.store'))
    await expect.element(page.getByRole('alert').getByText(member.text('card.offline.not-stored'))).toBeVisible()
    found.mockRestore()
    await expect.poll(cached).toEqual({})
  },
)
