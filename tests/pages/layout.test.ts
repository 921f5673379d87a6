import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BRANDS } from '~/platform/config/brand.ts'
import { PortalError, showError } from '~/platform/errors/portal-error.ts'
import { startLoading, stopLoading } from '~/platform/stores/loading.ts'
import { endSession } from '~/platform/session/end-session.ts'
import { environmentFor } from '../../tools/environment.ts'
import type { Member } from './support/member.ts'
import { drawn } from './support/actions.ts'
import { renderPage } from './support/render-page.tsx'
import { setOffline } from './support/requests.ts'

const PHONE = { locale: 'fr', width: 360 } as const

const app = () => page.css('#app')
const logo = () => page.css('header [data-logo]')
const privacy = () => page.getByRole('contentinfo').getByRole('link')
const announced = (title: string) => page.css('[aria-live=polite]').filter({ hasText: title })
const trail = (member: Member) => page.getByRole('navigation', { name: member.text('shell.breadcrumbs') })
const crumbs = (member: Member) =>
  [...(trail(member).query()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
const menu = (member: Member) => page.getByRole('banner').getByRole('navigation', { name: member.text('nav.label') })
const modal = (member: Member) => page.getByRole('dialog', { name: member.text('shell.loading') })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test(
  'the first Tab reaches the skip link, which leads to the main content',
  { tags: ['SHELL-14', 'A11Y-01'] },
  async () => {
    const member = await renderPage('history.combined')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: member.text('shell.skip') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe('#main-content')
    await expect.element(page.css('#main-content')).toHaveFocus()
  },
)

test('a page that opens takes the focus, and its title is announced', { tags: ['SHELL-17'] }, async () => {
  const member = await renderPage('dashboard.home')
  await member.press(page.getByRole('link', { name: member.text('dashboard.recent.all') }))
  await expect.element(heading('History')).toBeVisible()
  await expect.element(app()).toHaveFocus()
  await expect.poll(() => document.title).toBe('History - Member portal')
  await expect.poll(() => announced('History').length).toBe(1)
})

test('the link to the page that is shown adds nothing to the history', async () => {
  const member = await renderPage('dashboard.home')
  const entry = () => history.state as { readonly idx: number; readonly key: string }
  await member.goTo('/coverage')
  await member.isAt('/coverage')
  const { idx, key } = entry()
  await member.press(
    menu(member)
      .getByRole('link', { name: member.text('nav.coverage') })
      .first(),
  )
  await expect.poll(() => entry().key).not.toBe(key)
  expect(entry().idx).toBe(idx)
})

test('a page that opens under the loading modal closes it and takes the focus', { tags: ['SHELL-17'] }, async () => {
  const member = await renderPage('support.contact-us')
  member.button('support.contact.send').element().focus()
  startLoading()
  await expect.element(modal(member)).toBeVisible()
  await member.goTo('/dashboard')
  await expect.element(member.button('dashboard.links.submit')).toBeInTheDocument()
  await expect.element(modal(member)).not.toBeInTheDocument()
  await expect.element(app()).toHaveFocus()
  stopLoading()
})

test(
  'a page that opens behind an error dialog takes the focus when the dialog closes',
  { tags: ['SHELL-17'] },
  async () => {
    const member = await renderPage('support.contact-us')
    member.button('support.contact.send').element().focus()
    showError(new PortalError({ kind: 'forbidden', operationId: 'submitMultiClaims' }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await member.goTo('/dashboard')
    await expect.element(member.button('dashboard.links.submit')).toBeInTheDocument()
    await member.press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: member.text('shell.close') })
        .last(),
    )
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(app()).toHaveFocus()
  },
)

test(
  'the loading modal says after ten seconds that the work takes longer than usual',
  { tags: ['SHELL-59'] },
  async () => {
    const member = await renderPage('support.contact-us', PHONE)
    const slow = modal(member).getByText(member.text('form.slow'))
    onTestFinished(() => stopLoading())
    startLoading({ progress: 1 })
    await expect.element(modal(member).getByText('100\u00A0%')).toBeVisible()
    await expect.element(slow).not.toBeInTheDocument()
    stopLoading()
    await expect.element(modal(member)).not.toBeInTheDocument()
    // Waiting for an element needs the real timers, so the others are there only for the ten seconds.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    startLoading({ progress: 1 })
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    await expect.element(slow).toBeVisible()
  },
)

test('Back returns to the place on the page where a link was pressed, and a link opens a page at its top', async () => {
  const member = await renderPage('history.combined', PHONE)
  const claim = page.css('main table a').last()
  await expect.element(claim).toBeVisible()
  claim.element().scrollIntoView({ block: 'center' })
  const place = Math.round(scrollY)
  expect(place).toBeGreaterThan(500)
  await member.press(claim)
  await expect.element(member.heading('history.story.now')).toBeVisible()
  expect(scrollY).toBe(0)
  history.back()
  await expect.element(member.heading('page.history.combined')).toBeVisible()
  await expect.poll(() => Math.round(scrollY)).toBe(place)
})

test(
  'a navigation to a URL with the hash #main-content does not move the focus',
  { tags: ['SHELL-18', 'A11Y-02'] },
  async () => {
    const member = await renderPage('dashboard.home', PHONE)
    const button = member.button('footer.legal')
    await drawn() // the previous page has finished moving the focus
    ;(button.element() as HTMLElement).focus()
    await member.goTo('/history#main-content')
    await expect.element(member.heading('page.history.combined')).toBeVisible()
    await expect.poll(() => announced(member.text('page.history.combined')).length).toBe(1)
    await expect.element(button).toHaveFocus()
  },
)

test(
  'a page has its own breadcrumbs, which disappear when the member leaves it',
  { tags: ['SHELL-47', 'SHELL-50', 'GUARD-05'] },
  async () => {
    const member = await renderPage('dashboard.home')
    expect(crumbs(member)).toEqual([])
    await member.goTo('/history')
    await expect.poll(() => crumbs(member)).toEqual(['Home', 'History'])
    await member.press(page.getByRole('table').getByRole('link').first())
    await expect.poll(() => crumbs(member)).toEqual(['Home', 'History', 'Your claim'])
    await member.press(trail(member).getByRole('link', { name: 'History' }).last())
    await expect.poll(() => crumbs(member)).toEqual(['Home', 'History'])
    await member.goTo('/dashboard')
    await expect.poll(() => crumbs(member)).toEqual([])
  },
)

test(
  'the breadcrumbs on a phone are a single link back, named after the previous page',
  { tags: ['SHELL-48', 'A11Y-09'] },
  async () => {
    const member = await renderPage('history.combined', PHONE)
    await member.press(
      page.getByRole('link', { name: member.text('shell.back-to', { page: member.text('page.dashboard.home') }) }),
    )
    await member.isAt('/dashboard')
  },
)

test(
  'the privacy policy opens in a new window, on a site for each brand and language',
  { tags: ['SHELL-43', 'SHELL-44', 'SHELL-37'] },
  async () => {
    const member = await renderPage('access.login')
    const sites = { MBC: 'general', SBC: 'saskatchewan', OBC: 'ontario', QBC: 'quebec' } as const
    const targets = new Set<string | null>()
    for (const brand of BRANDS) {
      for (const locale of ['en', 'fr'] as const) {
        member.locale = locale
        await member.goTo(`/login?brand=${brand}`)
        await expect
          .element(privacy())
          .toHaveAttribute(
            'href',
            expect.stringMatching(new RegExp(`^https://${sites[brand]}\\.insurer\\.example/${locale}/`)),
          )
        targets.add(privacy().element().getAttribute('href'))
      }
    }
    expect(targets.size).toBe(8)
    await expect.element(privacy()).toHaveAttribute('target', '_blank')
    await expect.element(privacy()).toHaveAttribute('rel', expect.stringMatching(/noopener/))
  },
)

test('each brand shows its own logo', { tags: ['SHELL-09', 'SHELL-10', 'SHELL-11', 'SHELL-12'] }, async () => {
  const member = await renderPage('access.login', PHONE)
  for (const [brand, drawing] of [
    ['SBC', 'prairie'],
    ['OBC', 'generic'],
    ['QBC', 'generic'],
    ['XYZ', 'default'],
  ] as const) {
    await member.goTo(`/login?brand=${brand}`)
    await expect.element(logo()).toHaveAttribute('data-logo', drawing)
  }
})

test(
  'the sign-in page takes the brand from its URL in upper or lower case, and keeps it',
  { tags: ['SESSION-50', 'SESSION-51', 'SESSION-52', 'AUTH-07'] },
  async () => {
    const member = await renderPage('access.login')
    for (const [query, kept] of [
      ['?brand=obc', 'OBC'],
      ['?brand=XYZ', 'MBC'],
      ['?brand=QBC', 'QBC'],
      ['', 'MBC'],
    ] as const) {
      await member.goTo(`/login${query}`)
      await expect.poll(() => sessionStorage.getItem('brand')).toBe(kept)
      expect(document.documentElement.dataset['brand']).toBe(kept)
    }
  },
)

test(
  'a public page takes the brand from its URL, and the next pages keep the brand',
  { tags: ['SHELL-45'] },
  async () => {
    const member = await renderPage('registration.register', { path: '/register?brand=sbc' })
    await expect.element(logo()).toHaveAttribute('data-logo', 'prairie')
    await expect.element(privacy()).toHaveAttribute('href', environmentFor('', false).externalLinks.SBC.en.privacy)
    await member.goTo('/forgot-password')
    await expect.element(logo()).toHaveAttribute('data-logo', 'prairie')
  },
)

test(
  'an embedded portal has no footer and opens links in new windows, and remains embedded after signing out',
  { tags: ['SESSION-07', 'D-53'] },
  async () => {
    const member = await renderPage('dashboard.home', { isEmbedded: true })
    expect(sessionStorage.getItem('isIframe')).toBe('true')
    await expect.element(member.link('dashboard.recent.all')).toHaveAttribute('target', '_blank')
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument()
    endSession('LOGGEDOUT')
    await member.isAt('/login')
    expect(sessionStorage.getItem('isIframe')).toBe('true')
  },
)

test(
  'logging out clears the session storage and the local storage except for the language',
  { tags: ['SESSION-43', 'D-20'] },
  async () => {
    const member = await renderPage('dashboard.home', PHONE)
    localStorage.setItem('left by somebody', 'x')
    endSession('LOGGEDOUT')
    await member.isAt('/login')
    expect({ ...localStorage }).toEqual({ locale: 'fr' })
    expect(sessionStorage.getItem('apiToken')).toBeNull()
  },
)

test('a dependant has the same menus and pages as a cardholder', { tags: ['GUARD-43'] }, async () => {
  const seen: (string | null | undefined)[] = []
  for (const isCardholder of [true, false]) {
    const body = [
      { participantId: '1', firstName: 'MARIE-ÈVE', lastName: 'ROY-CÔTÉ', dateOfBirth: '19850412', isCardholder },
    ]
    const member = await renderPage('dashboard.home', {
      before: (sandbox) => sandbox.faults([{ operationId: 'listParticipants', body }]),
    })
    seen.push(menu(member).element().textContent)
    for (const path of ['/coverage', '/manage-your-account']) {
      await member.goTo(path)
      await member.isAt(path)
    }
  }
  expect(seen[1]).toBe(seen[0])
})

test(
  'the brand of the plan replaces the previous brand after signing in',
  { tags: ['SHELL-09', 'D-152'] },
  async () => {
    const member = await renderPage('access.login', { ...PHONE, path: '/login?brand=OBC' })
    await expect.element(logo()).toHaveAttribute('data-logo', 'generic')
    await member.write(member.field('form.login.email.label'), 'saskatchewan@example.com')
    await member.write(member.field('form.login.password.label'), 'Welcome2portal')
    await member.press(member.button('login.submit'))
    await member.isAt('/dashboard')
    await expect.element(logo()).toHaveAttribute('data-logo', 'prairie')
    expect(document.documentElement.dataset['brand']).toBe('SBC')
  },
)

test('the footer shows the current year', { tags: ['SHELL-46'] }, async () => {
  await renderPage('access.login')
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent(String(new Date().getFullYear()))
})

test(
  'the menu begins with Home, and its links to other sites open new windows',
  { tags: ['SHELL-24', 'SHELL-30', 'SHELL-31', 'SHELL-37'] },
  async () => {
    const member = await renderPage('history.combined')
    await expect.element(menu(member).getByRole('link').first()).toHaveTextContent(member.text('nav.home'))
    for (const id of ['nav.find-form', 'nav.find-professional'] as const) {
      const link = menu(member).getByRole('link', { name: member.text(id) })
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/noopener/))
    }
    await member.press(menu(member).getByRole('link').first())
    await member.isAt('/dashboard')
  },
)

test(
  'a dropdown of the menu opens, and Escape closes it and returns the focus',
  { tags: ['SHELL-26', 'A11Y-08'] },
  async () => {
    const member = await renderPage('dashboard.home')
    const opener = menu(member).getByRole('button', { name: member.text('nav.claims') })
    const entry = menu(member).getByRole('button', { name: member.text('nav.submit-claim') })
    ;(opener.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(entry).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(entry).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  },
)

test(
  'the entries of the menu depend on the brand and the policy',
  { tags: ['SHELL-13', 'SHELL-30', 'SHELL-31'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      persona: 'saskatchewan',
      before: (sandbox) => sandbox.vary('saskatchewan', { policy: { forms: false } }),
    })
    await expect.element(menu(member).getByRole('link').first()).toHaveTextContent(member.text('nav.home'))
    for (const id of ['nav.find-form', 'nav.find-professional'] as const) {
      await expect.element(menu(member).getByRole('link', { name: member.text(id) })).not.toBeInTheDocument()
    }
  },
)

test('the targets of links to other sites depend on the brand and the language', { tags: ['SHELL-38'] }, async () => {
  const targets = new Set<string | null>()
  for (const [persona, locale] of [
    ['default', 'en'],
    ['default', 'fr'],
    ['ontario', 'en'],
    ['quebec', 'fr'],
  ] as const) {
    const member = await renderPage('dashboard.home', { persona, locale })
    const link = menu(member).getByRole('link', { name: member.text('nav.find-professional') })
    await expect.element(link).toBeVisible()
    targets.add(link.element().getAttribute('href'))
  }
  expect(targets.size).toBe(4)
})

test(
  'the navigation bar on a phone has links to the main pages and the member card, and a button to submit a claim',
  { tags: ['SHELL-27', 'SHELL-21'] },
  async () => {
    const member = await renderPage('coverage.overview', PHONE)
    const bar = page.getByRole('navigation', { name: member.text('nav.quick') })
    const entries = () => [...bar.element().querySelectorAll('a, button')].map(({ textContent }) => textContent)
    await expect
      .element(bar.getByRole('link', { name: member.text('nav.coverage') }))
      .toHaveAttribute('aria-current', 'page')
    expect(entries()).toEqual(
      (['nav.home', 'nav.claims', 'nav.quick.submit', 'nav.coverage', 'nav.quick.card'] as const).map((id) =>
        member.text(id),
      ),
    )
    await member.expectNoAxeViolations()
    await member.press(bar.getByRole('link', { name: member.text('nav.quick.card') }))
    await member.isAt('/manage-your-account/member-card')
    await member.press(bar.getByRole('button', { name: member.text('nav.quick.submit') }))
    await member.isAt('/submit-claim/claim-type')
    await expect.element(bar).not.toBeInTheDocument()
    const suspended = await renderPage('dashboard.home', { ...PHONE, persona: 'suspended' })
    await expect.element(bar.getByRole('link', { name: suspended.text('nav.quick.card') })).toBeVisible()
    await expect.element(bar.getByRole('button')).not.toBeInTheDocument()
    await renderPage('dashboard.home', { ...PHONE, width: 1280 })
    await expect.element(page.getByRole('navigation', { name: suspended.text('nav.label') })).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
  },
)

test.for(['en', 'fr'] as const)(
  'the whole menu has one line on a wide screen (%s)',
  { tags: ['A11Y-02'] },
  async (locale) => {
    const member = await renderPage('dashboard.home', { locale, width: 1440 })
    const tops = [...menu(member).element().querySelectorAll(':scope > ul > li')].map(
      (entry) => entry.getBoundingClientRect().top,
    )
    expect(tops.length).toBeGreaterThan(6)
    expect(new Set(tops).size).toBe(1)
  },
)

test(
  'the menu on a phone begins with Home, and only one of its panels is open at a time',
  { tags: ['SHELL-24', 'SHELL-26'] },
  async () => {
    const member = await renderPage('dashboard.home', PHONE)
    await member.press(member.button('nav.open'))
    const sheet = page.css('#mobile-menu')
    await expect.element(sheet.getByRole('link').first()).toHaveTextContent(member.text('nav.home'))
    await member.press(sheet.getByText(member.text('nav.claims'), { exact: true }))
    await expect.element(sheet.getByRole('button', { name: member.text('nav.submit-claim') })).toBeVisible()
    await member.press(sheet.getByText(member.text('nav.account'), { exact: true }))
    await expect.element(sheet.getByRole('button', { name: member.text('nav.log-out') })).toBeVisible()
    await expect.element(sheet.getByRole('button', { name: member.text('nav.submit-claim') })).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await member.press(sheet.getByText(member.text('nav.claims'), { exact: true }))
    await member.press(sheet.getByRole('link', { name: member.text('nav.history') }))
    await member.isAt('/history')
  },
)

test('each word of the bar on a phone has its place if text is twice as large', { tags: ['A11Y-02'] }, async () => {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const member = await renderPage('dashboard.home', PHONE)
  const bar = page.getByRole('navigation', { name: member.text('nav.quick') })
  await expect.element(bar).toBeVisible()
  const entries = [...bar.element().querySelectorAll('a, button')]
  expect(entries.length).toBeGreaterThan(3)
  for (const { scrollWidth, clientWidth } of entries) expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test(
  'the menu on a phone closes when the focus moves to the page that it covers, and on Escape, which returns the focus',
  { tags: ['A11Y-02'] },
  async () => {
    const member = await renderPage('dashboard.home', PHONE)
    await member.press(member.button('nav.open'))
    const entries = page.css('#mobile-menu').getByRole('link')
    await expect.element(entries.last()).toBeVisible()
    ;(entries.last().element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(member.button('nav.open')).toHaveAttribute('aria-expanded', 'false')
    expect(page.getByRole('main').element().contains(document.activeElement)).toBe(true)
    await member.press(member.button('nav.open'))
    ;(entries.first().element() as HTMLElement).focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(member.button('nav.open')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(member.button('nav.open')).toHaveFocus()
  },
)

test(
  'the menu on a phone has a panel for coverage with a link to each benefit; opening the panel closes the open one',
  { tags: ['SHELL-36', 'SHELL-03'] },
  async () => {
    const member = await renderPage('dashboard.home', { ...PHONE, persona: 'programmes' })
    await member.press(member.button('nav.open'))
    const sheet = page.css('#mobile-menu')
    await member.press(sheet.getByText(member.text('nav.coverage'), { exact: true }))
    await expect.element(sheet.getByRole('link', { name: member.text('nav.coverage.overview') })).toBeVisible()
    const topics = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('#mobile-menu details[open] a')].map(({ pathname }) =>
        pathname.replace(/^\/fr\//, ''),
      )
    await expect
      .poll(topics)
      .toEqual(
        expect.arrayContaining([
          'coverage',
          'coverage/dental',
          'coverage/drugs',
          'coverage/extended-health',
          'coverage/hospital',
          'coverage/life-and-disability',
          'coverage/online-doctors',
          'coverage/medical-second-opinion',
          'coverage/optional-benefits',
          'coverage/travel',
          'coverage/assistance-programme',
        ]),
      )
    await member.press(sheet.getByText(member.text('footer.help'), { exact: true }))
    await expect
      .element(sheet.getByRole('link', { name: member.text('nav.coverage.overview') }))
      .not.toBeInTheDocument()
    await member.press(sheet.getByText(member.text('nav.coverage'), { exact: true }))
    await member.press(sheet.getByRole('link', { name: 'Médicaments' }))
    await member.isAt('/coverage/drugs')
  },
)

test(
  'opening a panel of the menu on a phone closes the open one in a browser that does not know the name of `details`',
  { tags: ['SHELL-36'] },
  async () => {
    const member = await renderPage('dashboard.home', PHONE)
    await member.press(member.button('nav.open'))
    const links = page.css('#mobile-menu').getByRole('link')
    const openPanel = async (label: 'nav.coverage' | 'footer.help') =>
      await member.press(page.css('#mobile-menu').getByText(member.text(label), { exact: true }))
    await openPanel('nav.coverage')
    await expect.element(links.getByText(member.text('nav.coverage.overview'))).toBeVisible()
    for (const panel of document.querySelectorAll('#mobile-menu details')) panel.removeAttribute('name')
    await openPanel('footer.help')
    await expect.element(links.getByText(member.text('nav.coverage.overview'))).not.toBeInTheDocument()
  },
)

test(
  'a slow navigation shows a loading modal until the page is ready',
  { tags: ['GUARD-01', 'GUARD-04', 'SHELL-17'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    await member.sandbox.faults([{ operationId: 'validateToken', delayMs: 1500 }])
    const going = member.goTo('/token-validation?token=nobody-knows-this')
    await expect.element(modal(member)).toBeVisible()
    await going
    await member.isAt('/invalid')
    await expect.element(modal(member)).not.toBeInTheDocument()
    await expect.element(app()).toHaveFocus()
  },
)

test(
  'the loading modal stays open despite Escape and clicks, and closes only when the page that it led to is displayed',
  { tags: ['SHELL-56', 'SHELL-57', 'SHELL-59', 'A11Y-04'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      before: (sandbox) => sandbox.faults([{ operationId: 'getBankingDetails', delayMs: 4000 }]),
    })
    await member.press(member.button('dashboard.links.submit'))
    await expect.element(modal(member)).toBeVisible()
    for (let times = 0; times < 4; times += 1) await userEvent.keyboard('{Escape}')
    await page.css('html').click({ position: { x: 5, y: 5 }, force: true })
    await expect.element(modal(member)).toBeVisible()
    const closedAt: string[] = []
    const watch = new MutationObserver((changes) => {
      const closed = changes
        .flatMap(({ removedNodes }) => [...removedNodes])
        .filter((node) => node.nodeName === 'DIALOG')
      closedAt.push(...closed.map(() => location.pathname))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await member.isAt('/submit-claim/claim-type')
    await expect.element(modal(member)).not.toBeInTheDocument()
    watch.disconnect()
    expect(closedAt).toEqual(['/en/submit-claim/claim-type'])
  },
)

test(
  'the end of loading closes an ordinary dialog of the page, but not a dialog about a system error',
  { tags: ['SHELL-64', 'DATA-13', 'D-54'] },
  async () => {
    const member = await renderPage('account.privacy-and-terms')
    const legal = page.getByRole('dialog', { name: member.text('footer.legal') })
    await member.press(page.getByRole('main').getByRole('button', { name: member.text('account.privacy.legal') }))
    await expect.element(legal).toBeVisible()
    startLoading()
    stopLoading()
    await expect.element(legal).not.toBeInTheDocument()
    showError(new PortalError({ kind: 'server', operationId: 'getLabels', status: 500 }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    startLoading()
    stopLoading()
    await drawn()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  },
)

test(
  'a page shows placeholders in the shape of its content while its data is loading',
  { tags: ['SHELL-60'] },
  async () => {
    const going = renderPage('history.combined', {
      before: (sandbox) => sandbox.faults([{ operationId: 'searchClaims', delayMs: 1500 }]),
    })
    await expect.element(heading('History')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
    const member = await going
    await expect.element(page.getByRole('table').first()).toBeVisible()
    await expect
      .element(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: member.text('shell.loading') }),
      )
      .not.toBeInTheDocument()
  },
)

test(
  'the news on the dashboard stays hidden for the session once the member has hidden it, and a line shows it again',
  { tags: ['SHELL-55', 'D-344'] },
  async () => {
    const member = await renderPage('dashboard.home', { locale: 'fr' })
    const news = page.getByText(member.text('dashboard.info.lead'))
    await member.press(member.button('dashboard.info.dismiss'))
    await expect.element(news).not.toBeInTheDocument()
    await expect.element(member.button('dashboard.info.undo')).toHaveFocus()
    await member.press(member.button('dashboard.info.undo'))
    await expect.element(news).toBeVisible()
    await member.press(member.link('dashboard.recent.all'))
    await member.isAt('/history')
    await expect.element(news).not.toBeInTheDocument()
    history.back()
    await expect.element(news).toBeVisible()
    await member.press(member.button('dashboard.info.dismiss'))
    await member.press(member.link('dashboard.recent.all'))
    await member.isAt('/history')
    history.back()
    await expect.element(member.link('dashboard.recent.all')).toBeVisible()
    await expect.element(news).not.toBeInTheDocument()
    await expect.element(member.button('dashboard.info.undo')).not.toBeInTheDocument()
    await renderPage('dashboard.home', { locale: 'fr', sandbox: member.sandbox })
    await expect.element(news).toBeVisible()
  },
)

test(
  'the success banner and the news on the dashboard are hidden once the member goes on to another page',
  { tags: ['SHELL-52', 'SHELL-55', 'GUARD-02'] },
  async () => {
    const member = await renderPage('support.contact-us', {
      before: (sandbox) => sandbox.faults([{ operationId: 'getBankingDetails', delayMs: 1500 }]),
    })
    const success = page.getByText('Success!', { exact: true })
    const news = page.getByText(member.text('dashboard.info.lead'))
    await member.write(member.field('form.contactUs.message.label'), 'Where is my claim?')
    await member.press(member.button('support.contact.send'))
    await expect.element(success).toBeVisible()
    await member.goTo('/dashboard')
    await expect.element(news).toBeVisible()
    await expect.element(success).not.toBeInTheDocument()
    await member.press(member.button('dashboard.links.submit'))
    await expect.element(modal(member)).toBeVisible()
    await expect.element(news).not.toBeInTheDocument()
    // the next page is still loading
    await expect.element(app()).toHaveAttribute('data-page', 'dashboard.home')
  },
)

test('the news on the dashboard has a different text for Saskatchewan', { tags: ['SHELL-54'] }, async () => {
  const others = await renderPage('dashboard.home')
  await expect.element(others.getByText('dashboard.info.lead')).toBeVisible()
  await expect.element(page.getByText(others.text('dashboard.info.lead.SBC'))).not.toBeInTheDocument()
  const member = await renderPage('dashboard.home', { persona: 'saskatchewan' })
  await expect.element(member.getByText('dashboard.info.lead.SBC')).toBeVisible()
  await expect.element(page.getByText(member.text('dashboard.info.lead'))).not.toBeInTheDocument()
})

for (const options of [{}, PHONE]) {
  test(`a page shows a notice while the browser has no connection (${'locale' in options ? 'fr' : 'en'})`, async () => {
    const member = await renderPage('dashboard.home', {
      ...options,
      before: () => Promise.resolve((document.title = '')),
    })
    // The React effect that sets the page title also subscribes to connection changes. Once there is a title, the page
    // therefore notices that the browser goes offline.
    await expect.poll(() => document.title).not.toBe('')
    const notice = page.getByRole('main').getByText(member.text('shell.offline'))
    await expect.element(notice).not.toBeInTheDocument()
    setOffline(true)
    await expect.element(notice).toBeVisible()
    await expect
      .poll(() => page.css('[aria-live=assertive]').filter({ hasText: member.text('shell.offline') }).length)
      .toBe(1)
    if ('locale' in options) await member.expectNoAxeViolations()
    setOffline(false)
    await expect.element(notice).not.toBeInTheDocument()
    await expect.poll(() => announced(member.text('shell.online')).length).toBe(1)
  })
}

test('words of the operator stand at the top of public pages and of member pages, as plain text', async () => {
  const notice = { en: 'Closed on Sunday.', fr: 'Fermé le dimanche <b>29 novembre</b>.' }
  for (const id of ['access.login', 'dashboard.home'] as const) {
    const member = await renderPage(id, { ...PHONE, environment: { notice } })
    await expect.element(page.getByRole('main').getByText(notice.fr)).toBeVisible()
    await expect.element(member.getByText('shell.offline')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
  }
})

test(
  'recent claims that cannot be loaded show an error in their place, and the rest of the dashboard is usable',
  { tags: ['HIST-31', 'ERR-28', 'API-103', 'D-57'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      before: (sandbox) => sandbox.faults([{ operationId: 'listRecentClaims', status: 500 }]),
    })
    await expect.element(page.getByRole('alert').filter({ hasText: member.text('error.section') })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(member.button('dashboard.links.submit')).toBeVisible()
    await member.sandbox.heal()
    await member.press(member.button('error.retry'))
    await expect.element(page.getByRole('heading', { name: member.text('dashboard.recent.title') })).toBeVisible()
    await expect
      .element(page.getByRole('alert').filter({ hasText: member.text('error.section') }))
      .not.toBeInTheDocument()
  },
)

/** A history whose claims could not be loaded, with the dialog that says so. The next request succeeds. */
async function failedHistory() {
  const member = await renderPage('history.combined', {
    before: (sandbox) => sandbox.faults([{ operationId: 'searchClaims', status: 500 }]),
  })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  await member.sandbox.heal()
  return { member, dialog }
}

test(
  'the dialog about parts that failed to load offers to load them again, and then the page is complete',
  { tags: ['ERR-35', 'D-208'] },
  async () => {
    const { member, dialog } = await failedHistory()
    await member.press(dialog.getByRole('button', { name: member.text('error.retry') }))
    await expect.element(page.getByRole('table').first()).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('alert').filter({ hasText: member.text('error.section') }))
      .not.toBeInTheDocument()
  },
)

test(
  'the dialog about parts that failed to load offers Retry only after the time that the service names',
  { tags: ['D-208'] },
  async () => {
    const { member, dialog } = await failedHistory()
    showError(new PortalError({ kind: 'unavailable', operationId: 'searchClaims', status: 503, retryAfter: 2 }))
    const again = dialog.getByRole('button', { name: member.text('error.retry') })
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    await expect.element(again).not.toHaveAttribute('aria-disabled', 'true')
    await member.press(again)
    await expect.element(page.getByRole('table').first()).toBeVisible()
  },
)

test(
  'a download that is not a PDF shows an error, and no file is saved',
  { tags: ['HIST-44', 'API-102', 'D-89'] },
  async () => {
    const save = vi.spyOn(URL, 'createObjectURL')
    const member = await renderPage('history.combined', {
      ...PHONE,
      before: (sandbox) => sandbox.faults([{ operationId: 'getClaimsPdf', status: 200, body: '<html>' }]),
    })
    await member.press(member.button('history.download'))
    await expect.element(member.dialog('error.title.generic')).toBeVisible()
    expect(member.sent('GET', /\/claims\/pdf$/)).toHaveLength(1)
    expect(save).not.toHaveBeenCalled()
  },
)
