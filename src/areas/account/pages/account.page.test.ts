import { expect, it } from 'vitest'
import { isCovered } from './people.page.tsx'
import { languageOf } from './personal-information.page.tsx'

it.each([
  ['EN', 'EN'],
  ['fr', 'FR'],
  ['fr-CA', 'FR'],
  ['French', 'FR'],
  ['anglais', 'EN'],
  ['', undefined],
  ['Deutsch', undefined],
])('the language %j of a member is %s', { tags: ['D-345'] }, (value, language) => {
  expect(languageOf(value)).toBe(language)
})

it(
  'a participant is covered until the last day of the coverage, unless the service says otherwise',
  { tags: ['D-345'] },
  () => {
    expect(isCovered({}, '20261126')).toBe(true)
    expect(isCovered({ terminationDate: '20261126' }, '20261126')).toBe(true)
    expect(isCovered({ terminationDate: '20261125' }, '20261126')).toBe(false)
    expect(isCovered({ active: false }, '20261126')).toBe(false)
  },
)
