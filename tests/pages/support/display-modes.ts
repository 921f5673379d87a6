import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type Brand, brandHas, BRANDS } from '~/platform/config/brand.ts'
import { otherLocale, type Locale } from '~/platform/i18n/locale.ts'
import type { PageDefinition } from '~/platform/pages/page-registry.ts'
import { expectReadable, expectFitsScreen } from './axe.ts'
import type { Member } from './member.ts'

/** Brands without what a page is about: a help centre (CONTENT-11), connected care (CARE-17). */
const isWithout = ({ requires }: PageDefinition, brand: Brand) =>
  requires?.some((each) => 'brandFeature' in each && !brandHas(brand, each.brandFeature)) ?? false

/** Each brand has its turn; the tokens of all of them are compared for contrast in tests/ui/tokens.test.ts. */
export const brandOf = (row: PageDefinition, index: number): Brand =>
  BRANDS.map((_, at) => BRANDS[(index + at) % BRANDS.length]!).find((brand) => !isWithout(row, brand))!
/** And so has each language. */
export const localeOf = (index: number): Locale => (Math.floor(index / BRANDS.length) % 2 === 0 ? 'en' : 'fr')

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const shape = () => document.querySelector('#root')?.innerHTML

/** On a desktop and on the narrowest phone, in light and in dark, in both languages; axe looks again where the phone shows something else. */
export async function expectAccessibleInAllModes(member: Member): Promise<void> {
  const address = location.pathname.slice(3) + location.search
  await member.expectNoAxeViolations()
  const onDesktop = shape()
  await page.viewport(320, 700)
  await commands.emulateMedia({ colorScheme: 'dark' })
  await drawn()
  if (shape() === onDesktop) await expectReadable()
  else await member.expectNoAxeViolations()
  expectFitsScreen()
  member.locale = otherLocale(member.locale)
  await member.goTo(address)
  await member.waits()
  await expect.poll(() => document.documentElement.lang).toBe(member.locale)
  expectFitsScreen()
  await page.viewport(1280, 900)
  await drawn()
  expectFitsScreen()
}
