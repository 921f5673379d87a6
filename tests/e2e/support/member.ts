import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import type { MessageId } from '../../../generated/i18n/messages.ts'
import { PASSWORD, loginOf } from '../../../sandbox/personas.ts'
import { spend } from './test-cost-budget.ts'
import { keyboard, pointer, type Hands } from './input-modes.ts'
import type { SandboxControl } from '../../support/sandbox-control.ts'
import { message, type Locale } from './messages.ts'

/** A member at the portal, who opens pages, reads their text and presses their controls. */
export class Member {
  readonly page: Page
  readonly sandbox: SandboxControl
  readonly portal: string
  locale: Locale = 'en'
  hands: Hands = pointer

  constructor(page: Page, portal: string, sandbox: SandboxControl) {
    this.page = page
    this.portal = portal
    this.sandbox = sandbox
  }

  usesOnlyTheKeyboard(): void {
    this.hands = keyboard(this.page)
  }

  /** The text of a message in the member's language. */
  text(id: MessageId, values?: Record<string, string | number>): string {
    return message(this.locale)(id, values)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.portal}/${this.locale}${path}`)
  }

  /** Opens a page as links do, without loading a new document, so that the state in memory is kept. */
  async goTo(path: string): Promise<void> {
    await this.page.evaluate((target) => {
      history.pushState(null, '', target)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, `/${this.locale}${path}`)
  }

  /** Stores a session like one that signing in creates, without using the sign-in form, and opens a page. */
  async signIn(persona = 'default', locale: Locale = this.locale, path = '/dashboard'): Promise<void> {
    this.locale = locale
    const session = await this.sandbox.sessionOf(loginOf(persona))
    // opening a static file makes the portal's storage accessible before any script of the portal runs
    await this.page.goto(`${this.portal}/favicon.svg`)
    await this.page.evaluate(
      (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value)),
      session,
    )
    await this.open(path)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** Signs in with the sign-in form, for tests about signing in. */
  async signInByForm(persona = 'default', locale: Locale = this.locale): Promise<void> {
    this.locale = locale
    await this.open('/login')
    await this.fillSignIn(loginOf(persona), PASSWORD)
    await this.isAt('/dashboard')
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** Logs out and signs in again, so that everything that is shown afterwards comes from the services. */
  async signInAgain(persona: string): Promise<void> {
    const menu = await this.openAccountMenu()
    await menu.getByRole('button', { name: this.text('nav.log-out') }).click()
    await this.press(this.button('yes'))
    await this.isAt('/login')
    await this.signIn(persona, this.locale)
  }

  /**
   * Lets the page's clock run for this many minutes without any action of the member (`page.clock.install` first).
   * Playwright fires the timers of half an hour within a second, so a page that is still starting would begin to count
   * the time too late. Therefore the page first has to have no request under way for half a second.
   */
  async idle(minutes: number): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.page.clock.runFor(minutes * 60_000)
  }

  async fillSignIn(login: string, password: string): Promise<void> {
    spend('sign-ins by form')
    await this.hands.write(this.field('form.login.email.label'), login)
    await this.hands.write(this.field('form.login.password.label'), password)
    await this.hands.press(this.button('login.submit'))
  }

  async isAt(path: string): Promise<void> {
    await expect(this.page).toHaveURL(
      new RegExp(`/${this.locale}${path.replaceAll('/', '\\/')}(\\?[^#]*)?(#main-content)?$`),
    )
  }

  field(id: MessageId): Locator {
    return this.page.getByLabel(this.text(id), { exact: true })
  }
  button(id: MessageId, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.text(id, values), exact: true })
  }
  link(id: MessageId): Locator {
    return this.page.getByRole('link', { name: this.text(id) })
  }
  heading(id: MessageId): Locator {
    return this.page.getByRole('heading', { name: this.text(id) })
  }
  getByText(id: MessageId, values?: Record<string, string | number>): Locator {
    return this.page.getByText(this.text(id, values)).first()
  }
  dialog(id: MessageId): Locator {
    return this.page.getByRole('dialog', { name: this.text(id) })
  }

  press = (target: Locator): Promise<void> => this.hands.press(target)

  /**
   * Opens the account menu, which is a dropdown on a desktop and a panel of the menu on a phone. Returns the element
   * with its entries.
   */
  async openAccountMenu(): Promise<Locator> {
    if ((this.page.viewportSize()?.width ?? 0) >= 800) {
      await this.press(this.button('nav.account'))
      return this.page.getByRole('banner')
    }
    await this.press(this.button('nav.open'))
    const menu = this.page.locator('#mobile-menu')
    await menu.getByText(this.text('nav.account'), { exact: true }).click()
    return menu
  }

  /** Checks that axe finds no violation of WCAG 2.2 AA on the page and that nothing is wider than the screen. */
  async expectNoAxeViolations(): Promise<void> {
    spend('axe runs')
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.locale)
    // a page that is still loading has no heading
    await expect(this.page.locator('h1')).toBeVisible()
    // axe would report targets that scroll behind a sticky button as too small
    await this.page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLElement>('form div'))
        if (getComputedStyle(each).position === 'sticky') each.style.position = 'static'
    })
    const { violations } = await new AxeBuilder({ page: this.page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'the page is not wider than the screen').toBeLessThanOrEqual(0)
  }
}
