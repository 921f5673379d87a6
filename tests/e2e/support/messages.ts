import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createIntl, type IntlShape } from 'react-intl'
import { intlTag } from '../../../src/platform/i18n/locale.ts'
import type { MessageId } from '../../../generated/i18n/messages.ts'

export type Locale = 'en' | 'fr'

const folder = fileURLToPath(new URL('../../../i18n', import.meta.url))

function load(locale: Locale): IntlShape {
  const messages: Record<string, string> = {}
  for (const file of readdirSync(`${folder}/${locale}`))
    Object.assign(messages, JSON.parse(readFileSync(`${folder}/${locale}/${file}`, 'utf8')))
  return createIntl({ locale: intlTag(locale), messages })
}

const intls: Record<Locale, IntlShape> = { en: load('en'), fr: load('fr') }

/** The text of a message in a language. Tests find elements by the text that members read. */
export const message =
  (locale: Locale) =>
  (id: MessageId, values?: Record<string, string | number>): string =>
    String(intls[locale].formatMessage({ id: id as never }, values as never))
