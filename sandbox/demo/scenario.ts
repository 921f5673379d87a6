import type { SecurityPolicy } from '../../generated/member/model/index.ts'
import { isLocale, type Locale } from '../../src/platform/i18n/locale.ts'
import type { Effect, Fault } from '../http/faults.ts'

/**
 * The settings that reproduce a bug: a persona and the changes that the tester made. A scenario never contains the data
 * of a real person.
 */
export interface Scenario {
  readonly persona: string
  readonly locale: Locale
  /** id of the page to open */
  readonly page: string
  /** values of the page's path parameters: `{ claimId: 'C1000004-10', line: '1' }` */
  readonly at?: Readonly<Record<string, string>> | undefined
  /** the sandbox world; if absent, the default world */
  readonly world?: string | undefined
  /** the commit of the portal in which the tester saw the bug */
  readonly commit?: string | undefined
  /** fields of the security policy that the tester changed */
  readonly policy: Partial<SecurityPolicy>
  readonly historyLines?: number | undefined
  /** seconds by which the sandbox clock is ahead of real time */
  readonly aheadSeconds: number
  readonly rules: readonly Fault[]
}

/** The page that opens after a sign-in. */
export const FIRST_PAGE = 'dashboard.home'

/**
 * Writes a scenario as the query of a link:
 * `?member=quebec&language=fr&policy=status:SUSPENDED&rule=getClaimPaymentDetails,status:500`. The link leaves out
 * response bodies and patches that a tester typed, because they may be long and may contain the data of a real person.
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
  for (const { operationId, body: _, patch: _patch, ...rest } of rules)
    query.append('rule', [operationId, pairsOf(rest)].filter(Boolean).join(','))
  if (commit) query.set('commit', commit)
  return `?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`
}

/** Reads the scenario from the query of a URL. Returns undefined if the query names no member. */
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
 * Writes the scenario as the first statement of a page test (docs/how-to/scenario.md).
 *
 * @param path the path of the page after the language, if the page has parameters
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

/** A value written as TypeScript source code. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? `'${value}'` : String(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, each]) => `${name}: ${literal(each)}`).join(', ')} }`
}
