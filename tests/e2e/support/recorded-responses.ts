import type { Page } from '@playwright/test'

/** Records every text and number in the responses that a page receives. */
export class RecordedResponses {
  readonly values = new Set<string>()
  readonly #reading: Promise<void>[] = []

  listenTo(page: Page): void {
    page.on('response', (response) => {
      if (response.headers()['content-type']?.includes('json') && !response.url().includes('/assets/'))
        this.#reading.push(this.#read(() => response.json()))
    })
  }

  /** resolves when the bodies of all responses so far have been read */
  async settled(): Promise<void> {
    await Promise.all(this.#reading)
  }

  async #read(body: () => Promise<unknown>): Promise<void> {
    // a browser drops the bodies of responses when it leaves the page that requested them
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

/**
 * Values that occur only in the first recording. They have at least four characters, and are not part of a value in the
 * second recording.
 */
export function onlyOf(first: RecordedResponses, second: RecordedResponses): string[] {
  const known = [...second.values].map(lower)
  return [...first.values].filter((value) => value.length >= 4 && !known.some((each) => each.includes(lower(value))))
}

/** The given strings that occur in a text as separate words, in upper or lower case. */
export function wordsIn(text: string, strings: readonly string[]): string[] {
  return strings.filter((each) =>
    new RegExp(`(?<![\\p{L}\\d.,-])${each.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(text),
  )
}

const lower = (text: string): string => text.toLowerCase()
