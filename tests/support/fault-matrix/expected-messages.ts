import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Sentences } from './faults.ts'

const folder = fileURLToPath(new URL('../../../i18n', import.meta.url))

/** The messages of a language, read from i18n, for tests that run in Node. */
export function readExpectedMessages(locale: Sentences['locale']): Sentences {
  const all: Record<string, string> = {}
  for (const file of readdirSync(`${folder}/${locale}`))
    Object.assign(all, JSON.parse(readFileSync(`${folder}/${locale}/${file}`, 'utf8')))
  return { locale, has: (id) => id in all, say: (id) => all[id] ?? `no sentence ${id}` }
}
