import type { SecurityPolicy } from '../../generated/member/model/index.ts'
import { isLocale, type Locale } from '../../src/platform/i18n/locale.ts'
import type { Effect, Fault } from '../http/faults.ts'

/** A scenario for a bug report: a persona and the tester's changes, never the data of a real person. */
export interface Scenario {
  readonly persona: string
  readonly locale: Locale
  /** id of the page that is opened */
  readonly page: string
  /** values of the parameters in the address of the page: `{ claimId: 'C1000004-10', line: '1' }` */
  readonly at?: Readonly<Record<string, string>> | undefined
  /** the world of the sandbox; the default one unless said otherwise */
  readonly world?: string | undefined
  /** the commit of the portal in which the tester saw it */
  readonly commit?: string | undefined
  /** the tester's changes to the persona */
  readonly policy: Partial<SecurityPolicy>
  readonly historyLines?: number | undefined
  /** seconds that the clock of the sandbox is ahead */
  readonly aheadSeconds: number
  readonly rules: readonly Fault[]
}

/** The page after signing in. */
export const FIRST_PAGE = 'dashboard.home'

/**
 * A scenario as the query of an address:
 * `?member=quebec&language=fr&policy=status:SUSPENDED&rule=getClaimPaymentDetails,status:500`. It leaves out a body
 * that a tester prepared: it may be long, and hold the data of a real person.
 */
export function addressOf(scenario: Scenario): string {
  const { persona, locale, page, at = {}, world, commit, policy, historyLines, aheadSeconds, rules } = scenario
  const query = new URLSearchParams({ member: persona, language: locale })
  if (page !== FIRST_PAGE) query.set('page', page)
  if (Object.keys(at).length > 0) query.set('at', pairsOf(at))
  if (world) query.set('world', world)
  if (Object.keys(policy).length > 0) query.set('policy', pairsOf(policy))
  if (historyLines !== undefined) query.set('history', String(historyLines))
  if (aheadSeconds > 0) query.set('clock', String(aheadSeconds))
  for (const { operationId, body: _, ...rest } of rules)
    query.append('rule', [operationId, pairsOf(rest)].filter(Boolean).join(','))
  if (commit) query.set('commit', commit)
  return `?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`
}

/** The scenario of an address; undefined where it names no member. */
export function readScenario(search: string): Scenario | undefined {
  const query = new URLSearchParams(search)
  const persona = query.get('member')
  if (!persona) return undefined
  const language = query.get('language')
  const history = query.get('history')
  const at = textsOf(readPairs(query.get('at') ?? ''))
  const [world, commit] = [query.get('world'), query.get('commit')]
  return {
    persona,
    locale: isLocale(language) ? language : 'en',
    page: query.get('page') ?? FIRST_PAGE,
    ...(Object.keys(at).length > 0 && { at }),
    ...(world && { world }),
    ...(commit && { commit }),
    policy: readPairs(query.get('policy') ?? ''),
    ...(history !== null && { historyLines: Number(history) }),
    aheadSeconds: Math.max(0, Math.trunc(Number(query.get('clock')) || 0)),
    rules: query.getAll('rule').map((rule) => {
      const [operationId = '*', ...pairs] = rule.split(',')
      return {
        operationId: operationId as Fault['operationId'],
        ...(readPairs(pairs.join(',')) as { status?: Effect }),
      }
    }),
  }
}

const pairsOf = (facts: object): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(',')

function readPairs(text: string): Record<string, string | number | boolean> {
  const pairs = text.split(',').filter((pair) => pair.includes(':'))
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf(':')), valueOf(pair.slice(pair.indexOf(':') + 1))]),
  )
}

const textsOf = (facts: object): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]))

const valueOf = (text: string): string | number | boolean =>
  text === 'true' || text === 'false' ? text === 'true' : /^\d+$/.test(text) ? Number(text) : text

/**
 * The same scenario as the beginning of a page test (docs/how-to/scenario.md).
 *
 * @param path the address of the page below the language, where it has parameters
 */
export function testOf(
  { persona, locale, page, policy, historyLines, aheadSeconds, rules }: Scenario,
  path?: string,
): string {
  const variation = {
    ...(Object.keys(policy).length > 0 && { policy }),
    ...(historyLines !== undefined && { historyLines }),
  }
  const steps = [
    Object.keys(variation).length > 0 && `sandbox.vary('${persona}', ${literal(variation)})`,
    rules.length > 0 && `sandbox.faults(${literal(rules)})`,
    aheadSeconds > 0 && `sandbox.advance(${aheadSeconds})`,
  ].filter((step) => step !== false)
  const who = [`persona: '${persona}'`, locale !== 'en' && `locale: '${locale}'`, path && `path: '${path}'`].filter(
    Boolean,
  )
  if (steps.length === 0) return `const member = await renderPage('${page}', { ${who.join(', ')} })`
  const before = ['before: async (sandbox) => {', ...steps.map((step) => `    await ${step}`), '  }'].join('\n')
  return `const member = await renderPage('${page}', {\n${[...who, before].map((line) => `  ${String(line)},\n`).join('')}})`
}

/** A value as code. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? `'${value}'` : String(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, each]) => `${name}: ${literal(each)}`).join(', ')} }`
}
