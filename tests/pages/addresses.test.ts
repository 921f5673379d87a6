import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { STORAGE_KEYS } from '~/platform/session/storage.ts'
import { renderPage } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const

/** Opens a URL with its query and hash through a popstate event, as Back and Forward do. */
function openAddress(address: string): void {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}
const shown = () => location.pathname + location.search
const title = () => page.getByRole('heading', { level: 1 })

test(
  'the paths / and /fr redirect to the sign-in page in the right language, and keep the query',
  { tags: ['ROUTE-003', 'ROUTE-004', 'ROUTE-138', 'D-02'] },
  async () => {
    const member = await renderPage('access.forgot-password', PHONE)
    openAddress('/fr')
    await expect.poll(shown).toBe('/fr/login')
    await expect.element(member.heading('login.title')).toBeVisible()
    openAddress('/')
    await expect.poll(shown).toBe('/fr/login')
    openAddress('/en?brand=QBC')
    await expect.poll(shown).toBe('/en/login?brand=QBC')
    openAddress('/?brand=SBC')
    await expect.poll(shown).toBe('/en/login?brand=SBC')
  },
)

test(
  'a URL in an unsupported language shows the not-found page in English',
  { tags: ['ROUTE-001', 'ROUTE-002', 'D-03'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    for (const address of [
      '/de/dashboard',
      '/dashboard',
      '/EN/login',
      '/fr-CA/login',
      '/de/login',
      '/javascript:void(0)',
    ]) {
      await member.goTo('/login')
      openAddress(address)
      await expect.poll(shown).toBe('/en/not-found')
      await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
  },
)

test(
  'the URL of an unknown page shows the not-found page without a redirect, in the language of the URL',
  { tags: ['ROUTE-005', 'D-04'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    openAddress('/fr/n-existe-pas/du-tout')
    await expect.element(member.heading('page.access.not-found')).toBeVisible()
    await expect.poll(() => document.title).toMatch(/Page introuvable/)
    expect(shown()).toBe('/fr/n-existe-pas/du-tout')
  },
)

test(
  'a URL whose path is a javascript: URL, or ends with a space, shows the not-found page',
  { tags: ['ROUTE-005'] },
  async () => {
    const member = await renderPage('access.login')
    for (const path of ['/javascript:void(0)', '/login%20']) {
      openAddress('/en/login')
      await expect.element(member.heading('login.title')).toBeVisible()
      openAddress(`/en${path}`)
      await expect.element(member.heading('page.access.not-found')).toBeVisible()
    }
  },
)

test(
  'a URL in the query of the sign-in page causes no redirect, even after signing in',
  { tags: ['D-06'] },
  async () => {
    const member = await renderPage('access.login')
    for (const query of [
      'next=//example.net',
      'redirect=javascript:void(0)',
      'brand=javascript:void(0)',
      'status=%3Cscript%3E',
    ]) {
      await member.goTo(`/login?${query}`)
      await expect.element(member.heading('login.title')).toBeVisible()
      await expect.poll(() => document.documentElement.dataset['brand']).toBe('MBC')
    }
    await member.goTo('/login?next=//example.net')
    await member.write(member.field('form.login.email.label'), loginOf('default'))
    await member.write(member.field('form.login.password.label'), PASSWORD)
    await member.press(member.button('login.submit'))
    await member.isAt('/dashboard')
  },
)

test('a change of language keeps the query and the hash', { tags: ['ROUTE-137', 'I18N-02', 'A11Y-12'] }, async () => {
  await renderPage('access.forgot-password', { path: '/forgot-password?brand=SBC#main-content' })
  await page.getByRole('link', { name: 'Français' }).click()
  await expect.poll(() => shown() + location.hash).toBe('/fr/forgot-password?brand=SBC#main-content')
  await expect.poll(() => document.documentElement.lang).toBe('fr')
  await expect.element(page.getByRole('link', { name: 'English' })).toBeVisible()
})

test('a change of language keeps the parameters in the path', { tags: ['ROUTE-137', 'I18N-02'] }, async () => {
  const member = await renderPage('history.details', { width: 360 })
  const path = location.pathname.slice('/en'.length)
  await member.press(page.getByRole('link', { name: 'Français' }))
  member.locale = 'fr'
  await member.isAt(path)
})

test(
  'every member page redirects to the sign-in page if there is no session, and sends no request',
  { tags: ['GUARD-08', 'ROUTE-039', 'D-05'] },
  async () => {
    const member = await renderPage('access.forgot-password', PHONE)
    for (const path of [
      '/dashboard',
      '/history',
      '/history/details/C1/1',
      '/submit-claim',
      '/submit-claim/claim-type',
      '/submit-claim/confirmation',
    ]) {
      openAddress(`/fr${path}`)
      await expect.poll(shown).toBe('/fr/login')
      openAddress('/fr/forgot-password')
      await expect.element(member.heading('page.access.forgot-password')).toBeVisible()
    }
    expect(member.sent('GET', /./)).toEqual([])
  },
)

test(
  'the not-found page is shown for a path that looks like an administration page',
  { tags: ['GUARD-42'] },
  async () => {
    const member = await renderPage('dashboard.home')
    openAddress('/en/admin')
    await expect.element(member.heading('page.access.not-found')).toBeVisible()
  },
)

test(
  'the query is kept between public pages, but the parameter named status is removed when the member signs in',
  { tags: ['D-06'] },
  async () => {
    const member = await renderPage('access.not-found', { path: '/not-found?brand=SBC' })
    await page.getByRole('main').getByRole('link').click()
    await expect.poll(shown).toBe('/en/login?brand=SBC')
    await member.goTo('/login?brand=OBC&status=timeout')
    await expect.element(member.getByText('login.status.timeout')).toBeVisible()
    await member.write(member.field('form.login.email.label'), loginOf('default'))
    await member.write(member.field('form.login.password.label'), PASSWORD)
    await member.press(member.button('login.submit'))
    await expect.poll(shown).toBe('/en/dashboard?brand=OBC')
  },
)

const breaksNothing = (value: string, path: string, to: string) => async () => {
  const member = await renderPage('access.login', {
    path,
    before: () => {
      for (const key of STORAGE_KEYS) sessionStorage.setItem(key, value)
      localStorage.setItem('locale', value)
      return Promise.resolve()
    },
  })
  await expect.poll(shown).toBe(`/en${to}`)
  await expect.element(title()).toBeVisible()
  expect(await member.sandbox.count('getCardholderDetails')).toBe(0)
}

test('a public page opens even if the storage contains invalid values', breaksNothing('garbage', '/login', '/login'))
test(
  'a member page does not open if the storage contains an incomplete object',
  { tags: ['D-05'] },
  breaksNothing('{"brand":', '/dashboard', '/login?status=expired-token'),
)
test(
  'an invitation page does not open if the value in the session storage is a list instead of an object',
  { tags: ['GUARD-10'] },
  breaksNothing('[]', '/digital-welcome/verification', '/digital-welcome/error'),
)
test(
  'a public page opens even if the storage contains special characters',
  breaksNothing('é😀\n', '/forgot-password', '/forgot-password'),
)
test('a public page opens even if the storage is full', breaksNothing('x'.repeat(3000), '/not-found', '/not-found'))

test('the portal never sends a link token that is too long', { tags: ['GUARD-10'] }, async () => {
  const member = await renderPage('access.custom-contact', {
    path: '/custom-contact',
    before: () => Promise.resolve(sessionStorage.setItem('mslToken', 'x'.repeat(3000))),
  })
  await member.isAt('/invalid-link')
  await member.goTo('/digital-welcome/verification')
  await member.isAt('/digital-welcome/error')
  expect(member.sent('GET', /./)).toEqual([])
})

test(
  'a page that opened after an action stays when the language changes and changes back',
  { tags: ['ROUTE-137'] },
  async () => {
    await renderPage('registration.success')
    await page.getByRole('link', { name: 'Français' }).click()
    await expect.poll(shown).toBe('/fr/register/success-registration')
    await page.getByRole('link', { name: 'English' }).click()
    await expect.poll(shown).toBe('/en/register/success-registration')
  },
)
