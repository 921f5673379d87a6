import { beforeEach, describe, expect, it } from 'vitest'
import { environmentFor } from '../../../tools/environment.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { mayOpen } from './environment.ts'

const { allowedHosts: _, ...ANYWHERE } = environmentFor('https://services.example', false)
const allow = (allowedHosts: string[]) => provideEnvironment({ ...ANYWHERE, allowedHosts })

beforeEach(() => provideEnvironment(ANYWHERE))

describe('an address that came as data', () => {
  it('is opened over https only, and without a name in it', { tags: ['REG-39'] }, () => {
    expect(['https://insurer.example/contact', 'HTTPS://insurer.example'].map(mayOpen)).toEqual([true, true])
    expect(
      ['http://insurer.example', 'javascript:alert(1)', '//insurer.example', '', 'contact', 'https://insurer.example@evil.example', undefined].some(mayOpen),
    ).toBe(false)
  })

  it.each(['https://insurer.example/contact', 'https://forms.insurer.example', 'HTTPS://FORMS.Insurer.Example', 'https://partner.example:8443/x?y#z'])(
    '%s is on an allowed host',
    (address) => {
      allow(['insurer.example', 'partner.example'])
      expect(mayOpen(address)).toBe(true)
    },
  )

  it.each([
    'https://evil.example/insurer.example',
    'https://insurer.example.evil.example',
    'https://notinsurer.example',
    'https://insurer.example@evil.example',
    'https://example',
    'http://insurer.example',
  ])('%s is not', (address) => {
    allow(['insurer.example', 'partner.example'])
    expect(mayOpen(address)).toBe(false)
  })

  it('is on no allowed host where none is allowed', () => {
    allow([])
    expect(mayOpen('https://insurer.example')).toBe(false)
  })
})
