import '~/ui/tokens.css'
import '~/ui/base.css'
import '~/app/routes.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { loadCatalogueFile } from '~/app/catalogue-files.ts'
import { memberPages } from '~/app/member-pages.ts'
import { publicPages } from '~/app/public-pages.ts'
import { setCatalogueLoader } from '~/platform/i18n/catalogues.ts'
import { leaksOf } from './leaks.ts'
import { resetMedia } from './media.ts'
import { leavePage } from './render-page.tsx'

setCatalogueLoader(loadCatalogueFile)

// Loads all pages before the first test, because the development server compiles code on demand and a test would have
// to wait.
await Promise.all(Object.values({ ...publicPages, ...memberPages }).map((load) => load()))

// Makes the frame transparent, which saves painting time but keeps the layout.
const frame = window.frameElement as HTMLElement | null
if (frame) frame.style.opacity = '0'

/** Warnings and errors from React, the portal or the browser. Any of them fails the test during which it was logged. */
const complaints: unknown[][] = []
const logged: string[] = []
/** Beacons that the page has sent. */
const beacons: string[] = []
const complain = (...said: unknown[]) => void complaints.push(said)

beforeEach(async () => {
  await resetMedia()
  complaints.length = 0
  beacons.length = 0
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(
    (url, data) => beacons.push(`${String(url)} ${JSON.stringify(data)}`) > 0,
  )
  for (const level of ['log', 'info', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void logged.push(said.map(String).join(' ')))
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
})

afterEach(async () => {
  const { violations, ...left } = await leavePage()
  vi.restoreAllMocks()
  expect(complaints, 'nothing was logged as an error').toEqual([])
  expect(violations, 'the sandbox keeps its contracts').toEqual([])
  expect(
    leaksOf({ ...left, logged: [...complaints.map(String), ...logged], beacons }),
    'nothing personal was left',
  ).toEqual([])
})
