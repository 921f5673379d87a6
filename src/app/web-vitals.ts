import { type Metric as WebVital, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { PAGES } from '~/app/routes.ts'
import { version } from '~/platform/config/environment.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'

/** One figure of a visit, as web-vitals names and rates it: milliseconds, and for `CLS` a share of the window. */
interface Metric extends Pick<WebVital, 'name' | 'value' | 'rating'> {
  readonly page: string
}

/** What went wrong: the name of the error, never its words, which may quote an answer; and the script and place where it was thrown. */
interface Failure {
  readonly name: string
  readonly at: string
  readonly page: string
}

/** What is sent when a tab is left. No address, no member, no device: pages by their ids in the map of pages. */
export interface VitalsReport {
  /** the commit of the portal, as in assets/version.json */
  readonly commit: string
  readonly locale: string
  readonly figures: readonly Metric[]
  readonly failures: readonly Failure[]
}

/** A defect that repeats is known after a few times. */
const MAX_FAILURES = 20

const patterns = PAGES.map(({ id, path }) => ({ id, pattern: new RegExp(`^/[a-z]{2}/${path.replaceAll(/:\w+/g, '[^/]+')}/?$`) }))

/** The id of the page at an address; ids hold nothing of what an address may name. */
export const pageIdAt = (pathname: string): string => patterns.find(({ pattern }) => pattern.test(pathname))?.id ?? 'unknown'

/** The script and place of the topmost line of a stack: `c-Csa2DrPX.js:1:18493`. */
export const stackLocation = (stack: string | undefined): string => /([\w.-]+\.js:\d+:\d+)/.exec(stack ?? '')?.[1] ?? ''

/**
 * Sends how fast the pages of this visit were and what failed, when the tab is left or hidden, to an address of the configuration (`vitalsUrl`,
 * deploy/README.md). A beacon waits for nobody, and nobody waits for it.
 */
export function reportWebVitals(url: string): void {
  const firstPage = pageIdAt(location.pathname)
  const figures: Metric[] = []
  const failures: Failure[] = []
  const pageNow = () => pageIdAt(location.pathname)

  const keep = ({ name, value, rating }: WebVital, page: string) => void figures.push({ name, value: Math.round(value * 1000) / 1000, rating, page })
  for (const watch of [onFCP, onLCP, onTTFB]) watch((metric) => keep(metric, firstPage))
  for (const watch of [onCLS, onINP]) watch((metric) => keep(metric, pageNow()))

  const fail = (name: string, at: string) => {
    if (failures.length < MAX_FAILURES) failures.push({ name, at, page: pageNow() })
  }
  const failWith = (error: unknown) => fail(error instanceof Error ? error.name : typeof error, stackLocation(error instanceof Error ? error.stack : ''))
  addEventListener('error', ({ error }) => failWith(error))
  addEventListener('unhandledrejection', ({ reason }) => failWith(reason))
  const { report } = contractCheck
  contractCheck.report = (violation) => {
    // "searchClaims 200 breaks the contract": an operation and a status.
    fail(violation.name, violation.message)
    report(violation)
  }

  // On the window: web-vitals finishes its figures on the document, before.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || figures.length + failures.length === 0) return
    const visit: VitalsReport = { commit: version()?.commit ?? '', locale: currentLocale(), figures: figures.splice(0), failures: failures.splice(0) }
    // A text, which asks no other host for leave first.
    navigator.sendBeacon(url, JSON.stringify(visit))
  })
}
