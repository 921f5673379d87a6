import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { globSync, readFileSync } from 'node:fs'
import { createIntl as original } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { createIntl } from './react-intl.ts'

const onError = (error: unknown) => {
  throw error
}
/** Names of the arguments of a sentence, with a value of the kind that it asks for. */
function valuesOf(elements: readonly MessageFormatElement[]): Record<string, string | number> {
  return Object.assign(
    {},
    ...elements.map((element) => {
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return { [element.value]: element.type === TYPE.plural ? 12_345 : 'other', ...Object.values(element.options).map(({ value }) => valuesOf(value))[0] }
      return element.type === TYPE.number ? { [element.value]: 1234.5 } : element.type === TYPE.argument ? { [element.value]: 'Ève' } : {}
    }),
  ) as Record<string, string | number>
}

describe.each(['en', 'fr'] as const)('%s', (locale) => {
  const messages = Object.assign({}, ...globSync(`i18n/${locale}/*.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<
    string,
    string
  >
  const trees = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, parse(message)]))

  it('every sentence of the portal reads as react-intl has it', { tags: ['I18N-05'] }, () => {
    const config = { locale: `${locale}-CA`, messages: trees, onError }
    const [ours, theirs] = [createIntl(config), original(config)]
    for (const [id, tree] of Object.entries(trees)) expect(ours.formatMessage({ id }, valuesOf(tree))).toBe(theirs.formatMessage({ id }, valuesOf(tree)))
  })

  it('a sentence that is not there is an error', () => {
    expect(() => createIntl({ locale: `${locale}-CA`, messages: {}, onError }).formatMessage({ id: 'nothing' })).toThrow('nothing')
  })
})
