import { expect, type Page } from '@playwright/test'

/** Milliseconds without a request after which a page is treated as loaded. */
const QUIET_MS = 400

/**
 * Counts the requests in progress of a page. Playwright's own "network idle" occurs once for each document, not for
 * each page that opens within it.
 */
export class Traffic {
  #open = 0
  #last = Date.now()

  constructor(page: Page) {
    page.on('request', () => this.#count(1))
    page.on('requestfinished', () => this.#count(-1))
    page.on('requestfailed', () => this.#count(-1))
  }

  /** Resolves when there has been no request and no response for a while. */
  async ends(): Promise<void> {
    this.#last = Date.now() // set again, because the next request may not have begun yet
    await expect.poll(() => this.#open === 0 && Date.now() - this.#last >= QUIET_MS, { intervals: [100] }).toBe(true)
  }

  #count(change: 1 | -1): void {
    this.#open += change
    this.#last = Date.now()
  }
}
