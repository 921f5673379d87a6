import { expect, test } from 'vitest'
import { classNamesOf } from './class-names.ts'

test('a CSS class name depends on its file and its place in the file, not on the folder of the repository', () => {
  const [here, there] = [classNamesOf('/portal/'), classNamesOf('/srv/portal/')]
  expect(here('card', '/portal/src/ui/layout.module.css')).toMatch(/^_[\w-]{2}0$/)
  expect(here('grid', '/portal/src/ui/layout.module.css')).toMatch(/^_[\w-]{2}1$/)
  expect(here('card', '/portal/src/ui/layout.module.css')).toBe(there('card', '/srv/portal/src/ui/layout.module.css'))
  expect(here('card', '/portal/src/ui/link.module.css')).not.toBe(here('card', '/portal/src/ui/layout.module.css'))
})

test('the build stops if two stylesheets would get the same class names', () => {
  const nameOf = classNamesOf('/portal/')
  const many = () => Array.from({ length: 5000 }, (_, index) => nameOf('card', `/portal/src/${index}.module.css`))
  expect(many).toThrow(/ would have the same classes: rename one of them/)
})
