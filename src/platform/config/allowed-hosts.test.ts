import { beforeEach, describe, expect, it } from 'vitest'
import { environmentFor } from '../../../tools/environment.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { isAllowedLink, isAllowedImage } from './allowed-hosts.ts'

const { allowedHosts: _, ...ANYWHERE } = environmentFor('https://services.example', false)
const allow = (allowedHosts: string[]) => provideEnvironment({ ...ANYWHERE, allowedHosts })

beforeEach(() => provideEnvironment(ANYWHERE))

describe('isAllowedLink', () => {
  it('a link is allowed only over https and without a user name in its URL', { tags: ['REG-39'] }, () => {
    expect(['https://insurer.example/contact', 'HTTPS://insurer.example'].map(isAllowedLink)).toEqual([true, true])
    expect(
      [
        'http://insurer.example',
        'javascript:alert(1)',
        '//insurer.example',
        '',
        'contact',
        'https://insurer.example@evil.example',
        undefined,
      ].some(isAllowedLink),
    ).toBe(false)
  })

  it.each([
    'https://insurer.example/contact',
    'https://forms.insurer.example',
    'HTTPS://FORMS.Insurer.Example',
    'https://partner.example:8443/x?y#z',
  ])('the link %s is on an allowed host', (address) => {
    allow(['insurer.example', 'partner.example'])
    expect(isAllowedLink(address)).toBe(true)
  })

  it.each([
    'https://evil.example/insurer.example',
    'https://insurer.example.evil.example',
    'https://notinsurer.example',
    'https://insurer.example@evil.example',
    'https://example',
    'http://insurer.example',
  ])('the link %s is not allowed', (address) => {
    allow(['insurer.example', 'partner.example'])
    expect(isAllowedLink(address)).toBe(false)
  })

  it('a link is not allowed if the list of allowed hosts is empty', () => {
    allow([])
    expect(isAllowedLink('https://insurer.example')).toBe(false)
  })
})

describe('isAllowedImage', () => {
  const show = (pictureHosts: string[], memberBaseUrl = 'https://services.example/members') =>
    provideEnvironment({ ...environmentFor('https://services.example', false), memberBaseUrl, pictureHosts })

  it('a picture is allowed over https only from a configured picture host, not from its subdomains', () => {
    show(['images.example'])
    expect(['https://images.example/a.svg', 'HTTPS://Images.Example/a.svg?b#c'].map(isAllowedImage)).toEqual([
      true,
      true,
    ])
    expect(
      [
        'http://images.example/a.svg',
        'https://a.images.example/a.svg',
        'https://images.example.evil.example/a.svg',
        'https://images.example@evil.example/a.svg',
        'https://somebody@images.example/a.svg',
        'data:image/svg+xml,<svg/>',
        '//images.example/a.svg',
        '',
        undefined,
      ].some(isAllowedImage),
    ).toBe(false)
  })

  it('a picture is allowed over http only from the origin of the services', () => {
    show(['127.0.0.1'], 'http://127.0.0.1:4010/members')
    expect(['http://127.0.0.1:4010/a.svg', 'http://127.0.0.1:4011/a.svg'].map(isAllowedImage)).toEqual([true, false])
  })

  it('a picture is not allowed if no picture host is configured, even if its URL has the origin of the services', () => {
    const { pictureHosts: _named, ...none } = environmentFor('https://services.example', false)
    provideEnvironment(none)
    expect(isAllowedImage('https://services.example/a.svg')).toBe(false)
  })
})
