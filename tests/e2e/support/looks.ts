import { devices } from '@playwright/test'
import type { Brand } from '../../../src/platform/config/environment.ts'
import type { Locale } from './words.ts'

/** A phone, for journeys that are walked on one only. */
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
export const PHONE = { ...pixel, viewport: { width: 360, height: 740 } }

/** One way a member may see the portal. */
export interface Look {
  readonly brand: Brand
  readonly locale: Locale
  readonly colorScheme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
}

/** the narrowest screen that pages must fit (WCAG 1.4.10) */
const NARROW = { width: 320, height: 700 }
const DESKTOP = { width: 1280, height: 900 }

/** Each brand once; each language in light and in dark, on a phone and on a desktop. The contrast of every brand is a test of its own (tests/ui/tokens.test.ts). */
export const LOOKS: readonly Look[] = [
  { brand: 'MBC', locale: 'en', colorScheme: 'light', viewport: NARROW },
  { brand: 'SBC', locale: 'fr', colorScheme: 'dark', viewport: NARROW },
  { brand: 'OBC', locale: 'en', colorScheme: 'dark', viewport: DESKTOP },
  { brand: 'QBC', locale: 'fr', colorScheme: 'light', viewport: DESKTOP },
]

export const nameOf = ({ brand, locale, colorScheme, viewport }: Look): string => `${brand}, ${locale}, ${colorScheme}, ${viewport.width} px`

/** The language of a journey that is walked once on each screen: English on the desktop, French, which is longer, on the phone. */
export const languageOf = ({ name }: { readonly name: string }): Locale => (name === 'phone' ? 'fr' : 'en')
