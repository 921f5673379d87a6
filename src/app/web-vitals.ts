import { type Metric as WebVital, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { version } from '~/platform/config/environment.ts'
import { type ErrorKind, portalErrors } from '~/platform/errors/portal-error.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { allPages } from '~/platform/pages/page-registry.ts'

/**
 * A metric of a visit, with the name and rating from the web-vitals library. The value is in milliseconds; for `CLS` it
 * is a score without a unit.
 */
interface Metric extends Pick<WebVital, 'name' | 'value' | 'rating'> {
  readonly page: string
}

/**
 * A failure: the error's name, and the script position that threw it. The message is left out, because it may quote a
 * response.
 */
interface Failure {
  readonly name: string
  readonly at: string
  readonly page: string
}

/**
 * Report that a tab sends when the visitor leaves or hides it. It identifies no member or device. Pages are ids of the
 * page table.
 */
export interface VitalsReport {
  /** the commit of the portal, as in assets/version.json */
  readonly commit: string
  readonly locale: string
  readonly figures: readonly Metric[]
  readonly failures: readonly Failure[]
}

/** Maximum number of failures in a report. More reports of a failure that repeats would add no information. */
const MAX_FAILURES = 20
/** Kinds of errors that members cannot cause or correct. */
const OUTAGES: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'unavailable', 'server', 'contract', 'chunk'])

const patterns = allPages().map(({ id, path }) => ({
  id,
  pattern: new RegExp(`^/[a-z]{2}/${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}))

/** Page id of a URL path. Ids hold no data from the path. */
export const pageIdAt = (pathname: string): string =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.id ?? 'unknown'

/** The script and position in the top line of a stack trace: `c-Csa2DrPX.js:1:18493`. */
export const stackLocation = (stack: string | undefined): string => /([\w.-]+\.js:\d+:\d+)/.exec(stack ?? '')?.[1] ?? ''

/**
 * Sends the metrics and failures of this visit when the tab is left or hidden, to the URL in the configuration
 * (`vitalsUrl`, deploy/README.md). A beacon neither blocks the page nor waits for a response.
 */
export function reportWebVitals(url: string): void {
  const firstPage = pageIdAt(location.pathname)
  const figures: Metric[] = []
  const failures: Failure[] = []
  const pageNow = () => pageIdAt(location.pathname)

  const keep = ({ name, value, rating }: WebVital, page: string) =>
    void figures.push({ name, value: Math.round(value * 1000) / 1000, rating, page })
  for (const watch of [onFCP, onLCP, onTTFB]) watch((metric) => keep(metric, firstPage))
  for (const watch of [onCLS, onINP]) watch((metric) => keep(metric, pageNow()))

  const fail = (name: string, at: string) => {
    const failure = { name, at, page: pageNow() }
    const isKnown = failures.some((each) => each.name === name && each.at === at && each.page === failure.page)
    if (!isKnown && failures.length < MAX_FAILURES) failures.push(failure)
  }
  const failWith = (error: unknown) =>
    fail(error instanceof Error ? error.name : typeof error, stackLocation(error instanceof Error ? error.stack : ''))
  addEventListener('error', ({ error }) => failWith(error))
  addEventListener('unhandledrejection', ({ reason }) => failWith(reason))
  // The message has the operation, the kind and the status, for example "searchClaims: unavailable 503".
  portalErrors.report = ({ name, kind, message }) => OUTAGES.has(kind) && fail(name, message)
  const { report } = contractCheck
  contractCheck.report = (violation) => {
    // The message has the operation, the status and the problem, for example "searchClaims 200 breaks the contract".
    fail(violation.name, violation.message)
    report(violation)
  }

  // The listener is on the window so that it runs after web-vitals' own listener on the document, which completes the
  // metrics.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || figures.length + failures.length === 0) return
    const visit: VitalsReport = {
      commit: version()?.commit ?? '',
      locale: currentLocale(),
      figures: figures.splice(0),
      failures: failures.splice(0),
    }
    // A beacon that is text needs no CORS preflight.
    navigator.sendBeacon(url, JSON.stringify(visit))
  })
}
