import { beforeEach, expect, it } from 'vitest'
import { openTab } from '../../../tests/support/browser.ts'
import {
  brandDefinition,
  type BrandFeature,
  brandHas,
  BRANDS,
  brandStore,
  currentBrand,
  parseBrand,
  rememberBrand,
} from './brand.ts'
import { storage } from '~/platform/session/storage.ts'

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})

it('the list of brands contains four brands, and the general brand (MBC) is the first', { tags: ['CONST-12'] }, () => {
  expect(BRANDS).toEqual(['MBC', 'SBC', 'OBC', 'QBC'])
})

it('each brand has its logo and its contact folder', { tags: ['SHELL-09', 'SHELL-10', 'SHELL-11', 'SHELL-12'] }, () => {
  expect(BRANDS.map((brand) => brandDefinition(brand).logo)).toEqual(['default', 'prairie', 'generic', 'generic'])
  expect(BRANDS.map((brand) => brandDefinition(brand).contactFolder)).toEqual([
    'MEDAVIE',
    'SK',
    'CANASSURANCEON',
    'CANASSURANCEQC',
  ])
})

it(
  'the brand SBC has no connected care or search for professionals, and the brands OBC and QBC have no help centre',
  { tags: ['CARE-17', 'CONTENT-11'] },
  () => {
    const having = (feature: BrandFeature) => BRANDS.filter((brand) => brandHas(brand, feature))
    expect(having('connected-care')).toEqual(['MBC', 'OBC', 'QBC'])
    expect(having('find-professional')).toEqual(['MBC', 'OBC', 'QBC'])
    expect(having('help-centre')).toEqual(['MBC', 'SBC'])
  },
)

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
])('the value %j is parsed as the brand %s', { tags: ['SESSION-50'] }, (value, brand) => {
  expect(parseBrand(value)).toBe(brand)
})

it(
  'the brand obc is stored as OBC, and the page uses the theme of that brand',
  { tags: ['SESSION-51', 'DATA-01', 'D-152'] },
  () => {
    rememberBrand('obc')
    expect(storage.read('brand')).toBe('OBC')
    expect(tab.root.dataset['brand']).toBe('OBC')
    expect(brandStore.get()).toBe('OBC')
  },
)

it('if a URL names no brand, the general brand is stored', { tags: ['SESSION-52'] }, () => {
  rememberBrand(null)
  expect(storage.read('brand')).toBe('MBC')
})

it('the brand of the member’s policy is used in preference to the stored brand', () => {
  rememberBrand('sbc')
  storage.write('securityPolicy', JSON.stringify({ brand: 'qbc' }))
  expect(currentBrand()).toBe('QBC')
  storage.remove('securityPolicy')
  expect(currentBrand()).toBe('SBC')
})

it('a visitor without policy or stored brand gets the general brand', { tags: ['SHELL-12'] }, () => {
  expect(currentBrand()).toBe('MBC')
})
