import { devices } from '@playwright/test'
import type { Locale } from './messages.ts'

/** A phone, for journeys that are walked on one only. */
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
export const PHONE = { ...pixel, viewport: { width: 360, height: 740 } }

/** The language of a journey that is walked once on each screen: English on the desktop, French, which is longer, on the phone. */
export const languageOf = ({ name }: { readonly name: string }): Locale => (name === 'phone' ? 'fr' : 'en')
