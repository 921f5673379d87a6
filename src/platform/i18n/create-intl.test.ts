import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createIntl as original } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { createIntl } from './catalogues.ts'
import type { Catalogue } from './member-catalogues.ts'

/** All messages, compiled like in the build. */
const catalogues = import.meta.glob<Catalogue>('../../../i18n/*/*.json', { import: 'default', eager: true })

const onError = (error: unknown) => {
  throw error
}
/** Argument names of a message, each with a value of its type. */
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
  const trees: Catalogue = Object.assign({}, ...Object.entries(catalogues).flatMap(([file, each]) => (file.includes(`/${locale}/`) ? [each] : [])))

  it('every message of the portal is formatted as react-intl formats it', { tags: ['I18N-05'] }, () => {
    const [ours, theirs] = [createIntl(locale, trees), original({ locale: `${locale}-CA`, messages: trees, onError })]
    expect(Object.keys(trees).length).toBeGreaterThan(1000)
    for (const [id, tree] of Object.entries(trees)) expect(ours.formatMessage({ id }, valuesOf(tree))).toBe(theirs.formatMessage({ id }, valuesOf(tree)))
  })

  it('a missing message throws an error', () => {
    expect(() => createIntl(locale, {}).formatMessage({ id: 'nothing' })).toThrow('nothing')
  })
})
