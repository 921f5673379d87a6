import { beforeAll, describe, expect, it } from 'vitest'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { LOCALES, type Locale } from '~/platform/i18n/locale.ts'
import { textOf, type Text } from '~/platform/i18n/text.tsx'
import { regionOptions } from './pages/change-address.page.tsx'
import { loadMessages } from '../../../tests/support/load-messages.ts'

let text: Record<Locale, Text>
beforeAll(async () => {
  for (const locale of LOCALES) await loadMessages(locale, ['address'])
  text = { en: textOf(intlOf('en')), fr: textOf(intlOf('fr')) }
})
const labels = (locale: Locale, list: string) => regionOptions(text[locale])[list]?.map(({ label }) => label) ?? []

describe('regionOptions', () => {
  it(
    'the address form offers two countries, thirteen provinces and territories, and 59 states',
    { tags: ['ACCT-05', 'D-63'] },
    () => {
      expect(labels('en', 'countries')).toEqual(['Canada', 'United States'])
      expect(labels('fr', 'countries')).toEqual(['Canada', 'États-Unis'])
      expect([labels('en', 'provinces').length, labels('fr', 'provinces').length]).toEqual([13, 13])
      expect(new Set(regionOptions(text.en)['states']?.map(({ value }) => value)).size).toBe(50 + 1 + 5 + 3)
    },
  )
  it.each(LOCALES)('the provinces and states are in alphabetical order without duplicates: %s', (locale) => {
    for (const list of ['provinces', 'states']) {
      const shown = labels(locale, list)
      expect(shown).toEqual(shown.toSorted(new Intl.Collator(locale).compare))
      expect(new Set(shown).size).toBe(shown.length)
    }
    expect(labels('fr', 'provinces').slice(0, 3)).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard'])
  })
})
