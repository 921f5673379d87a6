import { BRANDS, type Brand } from '../../../src/platform/config/environment.ts'
import type { Locale } from './words.ts'

/** One way a member may see the portal. */
export interface Look {
  readonly brand: Brand
  readonly locale: Locale
  readonly colorScheme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
}

/** the narrowest screen that pages must fit (WCAG 1.4.10) */
const PHONE = { width: 320, height: 700 }
const DESKTOP = { width: 1280, height: 900 }

/** Each brand in each language; each brand in light and dark, each language on a phone and a desktop of both. */
export const LOOKS: readonly Look[] = BRANDS.flatMap((brand, at) =>
  (['en', 'fr'] as const).map((locale, other): Look => {
    const isDark = (at + other) % 2 === 1
    return { brand, locale, colorScheme: isDark ? 'dark' : 'light', viewport: at < 2 === isDark ? PHONE : DESKTOP }
  }),
)

export const nameOf = ({ brand, locale, colorScheme, viewport }: Look): string => `${brand}, ${locale}, ${colorScheme}, ${viewport.width} px`
