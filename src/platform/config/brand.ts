import type { BrandFolder } from '~generated/member/model/index.ts'
import { createStore } from '~/platform/store.ts'
import { storage } from '~/platform/session/storage.ts'

/** Features that only some brands have. */
export type BrandFeature = 'connected-care' | 'help-centre' | 'find-professional'

interface BrandDefinition {
  /** the logo in the header, as src/ui/logo.tsx draws it */
  readonly logo: 'default' | 'prairie' | 'generic'
  /** folder of the brand's contact content (CONTENT-05, D-73) */
  readonly contactFolder: BrandFolder
  readonly without?: readonly BrandFeature[]
}

/**
 * The brands by their code (CONST-12). Their colours are in src/ui/tokens.css, their links in env-config.json
 * (docs/how-to/brand.md).
 */
const DEFINITIONS = {
  MBC: { logo: 'default', contactFolder: 'MEDAVIE' },
  SBC: { logo: 'prairie', contactFolder: 'SK', without: ['connected-care', 'find-professional'] }, // CARE-17, D-14
  // these brands answer questions by telephone and mail only (CONTENT-11, D-75)
  OBC: { logo: 'generic', contactFolder: 'CANASSURANCEON', without: ['help-centre'] },
  QBC: { logo: 'generic', contactFolder: 'CANASSURANCEQC', without: ['help-centre'] },
} as const satisfies Record<string, BrandDefinition>

export type Brand = keyof typeof DEFINITIONS
export const BRANDS = Object.keys(DEFINITIONS) as readonly Brand[]
const GENERAL_BRAND: Brand = 'MBC'

export const brandDefinition = (brand: Brand): BrandDefinition => DEFINITIONS[brand]
export const brandHas = (brand: Brand, feature: BrandFeature): boolean =>
  !brandDefinition(brand).without?.includes(feature)

/** Query parameters that select the brand in a link to the sign-in page. There are none for the general brand. */
export const brandQuery = (brand: Brand): { readonly brand?: Brand } => (brand === GENERAL_BRAND ? {} : { brand })

/** Reads a brand code in upper or lower case. An unknown or absent code gives the general brand (SESSION-50, D-152). */
export function parseBrand(value: unknown): Brand {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return BRANDS.find((brand) => brand === code) ?? GENERAL_BRAND
}

/**
 * The member's brand: while signed in, the brand of the policy; otherwise the brand stored for this visit (SHELL-45).
 */
export function currentBrand(): Brand {
  const policy = storage.readObject('securityPolicy')
  return parseBrand(policy ? policy['brand'] : storage.read('brand'))
}

/** Stores the brand from a URL's query, in upper case (SESSION-51, SESSION-52). */
export function rememberBrand(value: unknown): void {
  storage.write('brand', parseBrand(value))
  applyBrand()
}

/** Sets the attribute that selects the brand's design tokens, logo and links. */
export function applyBrand(): void {
  const brand = currentBrand()
  document.documentElement.dataset['brand'] = brand
  brandStore.set(brand)
}

/**
 * The brand that the page shows. It begins with the brand of the HTML document, because the server has the sign-in page
 * of each brand.
 */
export const brandStore = createStore<Brand>(parseBrand(globalThis.document?.documentElement.dataset['brand']))
