import { expect, type Page } from '@playwright/test'

/** Without a request for so long, a page has asked everything that it asks. */
const QUIET_MS = 400

/** What a page is asking for. The browser's own "network idle" is said once for each document, not for each page of the portal. */
export class Traffic {
  #open = 0
  #last = Date.now()

  constructor(page: Page) {
    page.on('request', () => this.#count(1))
    page.on('requestfinished', () => this.#count(-1))
    page.on('requestfailed', () => this.#count(-1))
  }

  /** Resolves when nothing has been asked or answered for a while. */
  async ends(): Promise<void> {
    this.#last = Date.now() // what comes next may not have begun
    await expect.poll(() => this.#open === 0 && Date.now() - this.#last >= QUIET_MS, { intervals: [100] }).toBe(true)
  }

  #count(change: 1 | -1): void {
    this.#open += change
    this.#last = Date.now()
  }
}
