import type { Locator, Page } from 'playwright'
import type { MessageId } from '../../generated/i18n/messages.ts'
import { receiptPhoto } from '../e2e/support/documents.ts'
import { type Locale, message } from '../e2e/support/messages.ts'

/** What a task takes; keys are typed characters. */
export interface Count {
  readonly clicks: number
  readonly pages: number
  readonly keys: number
}

/** A hang is an end, never a measure. */
const PATIENCE_MS = 30_000

/** One member doing one task: each press, character and page is counted as it happens. */
export class Walk {
  readonly page: Page
  readonly #locale: Locale
  #clicks = 0
  #keys = 0
  #pages: number

  /** @param pages those that were open already and count */
  constructor(page: Page, locale: Locale, pages: number) {
    page.setDefaultTimeout(PATIENCE_MS)
    this.page = page
    this.#locale = locale
    this.#pages = pages
  }

  get count(): Count {
    return { clicks: this.#clicks, pages: this.#pages, keys: this.#keys }
  }

  text(id: MessageId, values?: Record<string, string | number>): string {
    return message(this.#locale)(id, values)
  }
  button(name: RegExp | string): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first()
  }
  link(name: RegExp | string): Locator {
    return this.page.getByRole('link', { name }).first()
  }

  async press(target: Locator): Promise<void> {
    await target.click()
    this.#clicks += 1
  }
  /** Into a field that Tab leads to, which the first count did not count. */
  async write(target: Locator, text: string): Promise<void> {
    await target.focus()
    await target.pressSequentially(text)
    this.#keys += text.length
  }
  /** A photo is chosen in two presses: the button, and the file. */
  async attach(): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(receiptPhoto)
    await this.sees(this.page.getByText(receiptPhoto.name).first())
    this.#clicks += 2
  }
  sees(target: Locator): Promise<void> {
    return target.waitFor()
  }
  /** Another page, once its heading stands. */
  async comesTo(path: string | RegExp): Promise<void> {
    await this.page.waitForURL(({ pathname }) => {
      const below = pathname.slice(`/${this.#locale}`.length)
      return typeof path === 'string' ? below === path : path.test(below)
    })
    await this.sees(this.page.locator('h1'))
    this.#pages += 1
  }

  /** A step of a claim: what is answered there, and the page that comes next. */
  async answers(answer: () => Promise<void>, next: string): Promise<void> {
    await answer()
    await this.press(this.button(this.text('claims.continue')))
    await this.comesTo(`/submit-claim/${next}`)
  }
  choose(name: RegExp | string, role: 'radio' | 'checkbox' = 'radio'): Promise<void> {
    return this.press(this.page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first())
  }
}
