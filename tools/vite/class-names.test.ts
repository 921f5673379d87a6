import { expect, test } from 'vitest'
import { classNamesOf } from './class-names.ts'

test('a class name depends on class and file, not on the folder of the repository', () => {
  const [here, there] = [classNamesOf('/portal/'), classNamesOf('/srv/portal/')]
  expect(here('card', '/portal/src/ui/layout.module.css')).toMatch(/^card_[\w-]{2}$/)
  expect(here('card', '/portal/src/ui/layout.module.css')).toBe(there('card', '/srv/portal/src/ui/layout.module.css'))
  expect(here('card', '/portal/src/ui/link.module.css')).not.toBe(here('card', '/portal/src/ui/layout.module.css'))
})

test('two files with the same class name stop the build', () => {
  const nameOf = classNamesOf('/portal/')
  const many = () => Array.from({ length: 5000 }, (_, index) => nameOf('card', `/portal/src/${index}.module.css`))
  expect(many).toThrow(/ would both have \.card_.*: rename the class/)
})
