import type { Page } from '@playwright/test'

/** What the services told a page: every text and number of every answer, for as long as it is listened to. */
export class RecordedResponses {
  readonly values = new Set<string>()
  readonly #reading: Promise<void>[] = []

  listenTo(page: Page): void {
    page.on('response', (response) => {
      if (response.headers()['content-type']?.includes('json') && !response.url().includes('/assets/')) this.#reading.push(this.#read(() => response.json()))
    })
  }

  /** resolves when everything that has arrived is read */
  async settled(): Promise<void> {
    await Promise.all(this.#reading)
  }

  async #read(body: () => Promise<unknown>): Promise<void> {
    // A page that is left takes the bodies of its answers with it.
    const answer = await body().catch(() => undefined)
    for (const value of leaves(answer)) this.values.add(value)
  }
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves)
  return []
}

/** What only the first was told: long enough to mean something, and not part of what the second was told. */
export function onlyOf(first: RecordedResponses, second: RecordedResponses): string[] {
  const known = [...second.values].map(lower)
  return [...first.values].filter((value) => value.length >= 4 && !known.some((each) => each.includes(lower(value))))
}

/** Those of the strings that stand in a text as words of their own, whatever their case. */
export function wordsIn(text: string, strings: readonly string[]): string[] {
  return strings.filter((each) => new RegExp(`(?<![\\p{L}\\d.,-])${each.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(text))
}

const lower = (text: string): string => text.toLowerCase()
