import { matchPath } from 'react-router'
import { expect } from 'vitest'
import { commands, locators, page, type Locator } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { hasPage, getPage } from '~/platform/pages/page-registry.ts'
import type { SandboxControl } from '../../support/sandbox-control.ts'
import { expectNoAxeViolations } from './axe.ts'
import { press, write } from './actions.ts'
import { sentRequests, type SentRequest } from './requests.ts'
import { message } from './messages.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** for elements that no role or text identifies */
    css: (selector: string) => Locator
  }
}
locators.extend({ css: (selector: string) => `css=${selector}` })

type Values = Record<string, string | number>

/**
 * True if the shown page belongs to the URL. While the next page is loading, the URL has already changed but the
 * previous page is still shown.
 */
function isPageOfAddress(): boolean {
  const id = document.querySelector<HTMLElement>('#app')?.dataset['page']
  if (!id || !hasPage(id)) return id !== undefined
  const { path } = getPage(id)
  return [`/:locale/${path}`, `/${path}`].some((pattern) => matchPath(pattern, location.pathname) !== null)
}

/**
 * A member on a page of the portal, who reads its text and presses its controls. Its methods have the same names as in
 * `tests/e2e/support/member.ts`.
 */
export class Member {
  readonly sandbox: SandboxControl
  readonly #navigate: (to: string) => Promise<void>
  locale: Locale

  constructor(locale: Locale, sandbox: SandboxControl, navigate: (to: string) => Promise<void>) {
    this.locale = locale
    this.sandbox = sandbox
    this.#navigate = navigate
  }

  /** The text of a message in the member's language. */
  text(id: MessageId, values?: Values): string {
    return message(this.locale)(id, values)
  }

  /** Navigates to another page, as a link does. */
  goTo(path: string): Promise<void> {
    return this.#navigate(`/${this.locale}${path}`)
  }

  /** Waits until the URL has this path and its page is shown. */
  async isAt(path: string): Promise<void> {
    await expect
      .poll(() => location.pathname + location.search)
      .toMatch(new RegExp(`^/${this.locale}${path.replaceAll('/', '\\/')}(\\?.*)?$`))
    await this.waits()
  }

  field(id: MessageId): Locator {
    return page.getByLabelText(this.text(id), { exact: true })
  }
  button(id: MessageId, values?: Values): Locator {
    return page.getByRole('button', { name: this.text(id, values), exact: true })
  }
  link(id: MessageId): Locator {
    return page.getByRole('link', { name: this.text(id) })
  }
  heading(id: MessageId): Locator {
    return page.getByRole('heading', { name: this.text(id) })
  }
  getByText(id: MessageId, values?: Values): Locator {
    return page.getByText(this.text(id, values)).first()
  }
  dialog(id: MessageId): Locator {
    return page.getByRole('dialog', { name: this.text(id) })
  }

  press = press
  choose = async (target: Locator): Promise<void> => {
    await expect.element(target).toBeVisible()
    if (!(target.element() as HTMLInputElement).checked) await press(target)
    await expect.element(target).toBeChecked()
  }
  write = write

  /**
   * Pastes a text. Unlike typed text, pasted text is not cut off at the maximum length. Spaces at both ends of the text
   * are ignored in the check, because a field for an e-mail address removes them.
   */
  async paste(target: Locator, text: string): Promise<void> {
    await target.click()
    await commands.paste(text)
    await expect.poll(() => (target.element() as HTMLInputElement).value.trim()).toBe(text.trim())
  }

  /**
   * Waits until the page for the URL is shown with its heading and has finished loading, or until the password dialog
   * is shown.
   */
  async waits(): Promise<void> {
    await expect
      .poll(
        () =>
          isPageOfAddress() &&
          document.querySelector('h1')?.checkVisibility() === true &&
          (!this.#isLoading() || this.#isAsked()),
      )
      .toBe(true)
  }
  #isAsked = (): boolean => document.querySelector('dialog input[type="password"]') !== null
  #isLoading = (): boolean => document.querySelector('#root')?.textContent.includes(this.text('shell.loading')) === true

  /**
   * Opens the account menu, which is a dropdown on a desktop and a panel of the menu on a phone. Returns the element
   * with its entries.
   */
  async openAccountMenu(): Promise<Locator> {
    if (innerWidth >= 800) {
      await this.press(this.button('nav.account'))
      return page.getByRole('banner')
    }
    await this.press(this.button('nav.open'))
    const menu = page.css('#mobile-menu')
    await this.press(menu.getByText(this.text('nav.account'), { exact: true }))
    return menu
  }

  /** Requests with this method whose path matches, in order. */
  sent(method: string, path: RegExp): readonly SentRequest[] {
    return sentRequests().filter((request) => request.method === method && path.test(request.url.pathname))
  }

  expectNoAxeViolations(): Promise<void> {
    return expectNoAxeViolations(this.locale)
  }
}
