import type { Page } from '@playwright/test'

/** Without a request for so long, a page has asked everything that it asks. */
const QUIET_MS = 400

/** What a page is asking for. The browser's own "network idle" is said once for each document, not for each page of the portal. */
export class Traffic {
  readonly #page: Page
  #open = 0
  #last = Date.now()

  constructor(page: Page) {
    this.#page = page
    page.on('request', () => this.#count(1))
    page.on('requestfinished', () => this.#count(-1))
    page.on('requestfailed', () => this.#count(-1))
  }

  /** Resolves when nothing has been asked or answered for a while. */
  async ends(): Promise<void> {
    do await this.#page.waitForTimeout(QUIET_MS / 4)
    while (this.#open > 0 || Date.now() - this.#last < QUIET_MS)
  }

  #count(change: 1 | -1): void {
    this.#open += change
    this.#last = Date.now()
  }
}
