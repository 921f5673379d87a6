import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FILE_LIMITS, fileSize } from './upload-store.ts'

const hints = (locale: 'en' | 'fr'): string[] =>
  globSync(`i18n/${locale}/*.json`).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).flatMap(([id, message]) =>
      /^form\.\w+\.files\.hint$/.test(id) && /\d/.test(message) ? [message] : [],
    ),
  )

describe('hints of file fields', () => {
  it.each(['en', 'fr'] as const)(
    'each hint with numbers states the number and sizes that the validation allows (%s)',
    (locale) => {
      const { count, each, total } = FILE_LIMITS
      expect(hints(locale)).toHaveLength(2)
      for (const hint of hints(locale))
        for (const limit of [String(count), fileSize(each, locale), fileSize(total, locale)])
          expect(hint.replaceAll('\u00A0', ' ')).toContain(limit.replaceAll('\u00A0', ' '))
    },
  )
})
