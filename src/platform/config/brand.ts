import { createStore } from '~/platform/store.ts'
import { storage } from '~/platform/session/storage.ts'

export const BRANDS = ['MBC', 'SBC', 'OBC', 'QBC'] as const
/** Brand codes; MBC is the general brand (CONST-12). */
export type Brand = (typeof BRANDS)[number]

/** Any code in any case; unknown or absent is the general brand (SESSION-50, D-152). */
export function parseBrand(value: unknown): Brand {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return BRANDS.find((brand) => brand === code) ?? 'MBC'
}

/** The member's brand: the signed-in policy's, else the one a visitor came with (SHELL-45). */
export function currentBrand(): Brand {
  const policy = storage.readObject('securityPolicy')
  return parseBrand(policy ? policy['brand'] : storage.read('brand'))
}

/** Remembers the brand of the query, upper-cased (SESSION-51, SESSION-52). */
export function rememberBrand(value: unknown): void {
  storage.write('brand', parseBrand(value))
  applyBrand()
}

/** The whole theme of a brand is one attribute: tokens, logo and links follow it. */
export function applyBrand(): void {
  const brand = currentBrand()
  document.documentElement.dataset['brand'] = brand
  brandStore.set(brand)
}

/** The brand being shown; prerendered pages start with the general one. */
export const brandStore = createStore<Brand>('MBC')
