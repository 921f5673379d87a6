import type { Locator, Page } from 'playwright'
import type { MessageId } from '../../generated/i18n/messages.ts'
import { receiptPhoto } from '../e2e/support/documents.ts'
import { type Locale, message } from '../e2e/support/messages.ts'

/** The effort that a task takes. `keys` is the number of typed characters. */
export interface Count {
  readonly clicks: number
  readonly pages: number
  readonly keys: number
}

/** Milliseconds after which a task that makes no progress fails. They only end what hangs, on a busy machine too. */
const PATIENCE_MS = 120_000

/** A member who performs one task. Presses, typed characters and pages are counted as they happen. */
export class Walk {
  readonly page: Page
  readonly #locale: Locale
  #clicks = 0
  #keys = 0
  #pages: number

  /** @param pages pages that the member has already visited; the count of pages starts with this number */
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
  /**
   * Types into a field. The Tab key with which the member reaches the field is not counted. The first count did not
   * count it either.
   */
  async write(target: Locator, text: string): Promise<void> {
    await target.focus()
    await target.pressSequentially(text)
    this.#keys += text.length
  }
  /** Attaches a photo. Two presses are counted, one on the button and one on the file. */
  async attach(): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(receiptPhoto)
    await this.sees(this.page.getByText(receiptPhoto.name).first())
    this.#clicks += 2
  }
  sees(target: Locator): Promise<void> {
    return target.waitFor()
  }
  /** Waits for the next page and its heading, and counts the page. */
  async comesTo(path: string | RegExp): Promise<void> {
    await this.page.waitForURL(({ pathname }) => {
      const below = pathname.slice(`/${this.#locale}`.length)
      return typeof path === 'string' ? below === path : path.test(below)
    })
    await this.sees(this.page.locator('h1'))
    this.#pages += 1
  }

  /** Answers a claim step, presses Continue, and waits for the next page. */
  async answers(answer: () => Promise<void>, next: string): Promise<void> {
    await answer()
    await this.press(this.button(this.text('claims.continue')))
    await this.comesTo(`/submit-claim/${next}`)
  }
  choose(name: RegExp | string, role: 'radio' | 'checkbox' = 'radio'): Promise<void> {
    return this.press(this.page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first())
  }
}
