import { beforeEach, expect, it } from 'vitest'
import { openTab } from '../../../tests/support/browser.ts'
import { BRANDS } from '~/platform/config/environment.ts'
import { storage } from '~/platform/session/storage.ts'
import { brandStore, currentBrand, parseBrand, rememberBrand } from './brand.ts'

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})

it('CONST-12 there are four brands, the general one first', () => {
  expect(BRANDS).toEqual(['MBC', 'SBC', 'OBC', 'QBC'])
})

it.each([
  ['SBC', 'SBC'],
  ['obc', 'OBC'],
  [' Qbc ', 'QBC'],
  ['mbc', 'MBC'],
  ['XYZ', 'MBC'],
  ['', 'MBC'],
  [null, 'MBC'],
  [undefined, 'MBC'],
  [7, 'MBC'],
  [['SBC'], 'MBC'],
])('SESSION-50 %j is the brand %s', (value, brand) => {
  expect(parseBrand(value)).toBe(brand)
})

it('SESSION-51 DATA-01 a visitor who comes with obc is remembered as OBC, and the page takes its theme (D-152)', () => {
  rememberBrand('obc')
  expect(storage.read('brand')).toBe('OBC')
  expect(tab.root.dataset['brand']).toBe('OBC')
  expect(brandStore.get()).toBe('OBC')
})

it('SESSION-52 a visitor who comes with none has the general brand', () => {
  rememberBrand(null)
  expect(storage.read('brand')).toBe('MBC')
})

it('SHELL-45 the policy of a member wins over the address they came by', () => {
  rememberBrand('sbc')
  storage.write('securityPolicy', JSON.stringify({ brand: 'qbc' }))
  expect(currentBrand()).toBe('QBC')
  storage.remove('securityPolicy')
  expect(currentBrand()).toBe('SBC')
})

it('SHELL-12 nobody in particular sees the general brand', () => {
  expect(currentBrand()).toBe('MBC')
})
