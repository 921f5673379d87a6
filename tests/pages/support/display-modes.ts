import { expect } from 'vitest'
import { type Brand, brandHas, BRANDS } from '~/platform/config/brand.ts'
import { otherLocale, type Locale } from '~/platform/i18n/locale.ts'
import type { PageDefinition } from '~/platform/pages/page-registry.ts'
import { expectReadable, expectFitsScreen } from './axe.ts'
import { emulateMedia, resize } from './media.ts'
import type { Member } from './member.ts'

/**
 * True if the brand lacks the feature that the page is about: a help centre (CONTENT-11) or connected care (CARE-17).
 */
const isWithout = ({ requires }: PageDefinition, brand: Brand) =>
  requires?.some((each) => 'brandFeature' in each && !brandHas(brand, each.brandFeature)) ?? false

/**
 * The brand for the page at this index, so that the pages together cover all brands. tests/ui/tokens.test.ts checks the
 * contrast of all brands.
 */
export const brandOf = (row: PageDefinition, index: number): Brand =>
  BRANDS.map((_, at) => BRANDS[(index + at) % BRANDS.length]!).find((brand) => !isWithout(row, brand))!
/** The language for the page at this index, so that the pages together cover both languages. */
export const localeOf = (index: number): Locale => (Math.floor(index / BRANDS.length) % 2 === 0 ? 'en' : 'fr')

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const shape = () => document.querySelector('#root')?.innerHTML

/**
 * Checks the page on a desktop and on the narrowest phone, in light and dark and in both languages, and on a phone with
 * text twice as large. On the phone, axe runs only if the page has other elements there than on the desktop.
 */
export async function expectAccessibleInAllModes(member: Member): Promise<void> {
  const address = location.pathname.slice(3) + location.search
  await member.expectNoAxeViolations()
  const onDesktop = shape()
  await resize(320, 700)
  await emulateMedia({ colorScheme: 'dark' })
  await drawn()
  if (shape() === onDesktop) await expectReadable()
  else await member.expectNoAxeViolations()
  expectFitsScreen()
  member.locale = otherLocale(member.locale)
  await member.goTo(address)
  await member.waits()
  await expect.poll(() => document.documentElement.lang).toBe(member.locale)
  expectFitsScreen()
  await resize(390, 844)
  document.documentElement.style.fontSize = '200%'
  try {
    await drawn()
    expectFitsScreen()
  } finally {
    document.documentElement.style.fontSize = ''
  }
  await resize(1280, 900)
  await drawn()
  expectFitsScreen()
}
