import { devices } from '@playwright/test'
import type { Locale } from './messages.ts'

/** A phone, for tests that run on a single device. */
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
export const PHONE = { ...pixel, viewport: { width: 360, height: 740 } }

/**
 * The language of a test that runs once on each screen: English on the desktop, and French on the phone, because French
 * texts are longer.
 */
export const languageOf = ({ name }: { readonly name: string }): Locale => (name === 'phone' ? 'fr' : 'en')
