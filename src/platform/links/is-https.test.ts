import { expect, it } from 'vitest'
import { isHttps } from './is-https.ts'

it('only addresses over https are followed', { tags: ['REG-39'] }, () => {
  expect(['https://insurer.example/contact', 'HTTPS://insurer.example'].map(isHttps)).toEqual([true, true])
  expect(['http://insurer.example', 'javascript:alert(1)', '//insurer.example', '', 'contact', undefined].some(isHttps)).toBe(false)
})
