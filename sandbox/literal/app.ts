import { Hono, type Context } from 'hono'
import type { CannedResponse, ResponseTable } from './canned-response.ts'
import { accountResponses } from './responses-account.ts'
import { claimResponses } from './responses-claims.ts'
import { coverageResponses } from './responses-coverage.ts'
import { find, headersOf, type Match, type OpenPath, type Row } from './calls.ts'
import { wrongBody, wrongClaim, wrongForm, wrongHeaders, wrongQuery } from './checks.ts'
import type { Journal } from './journal.ts'
import { tokenFor } from './token.ts'

export const ANSWERS: ResponseTable = { ...accountResponses, ...coverageResponses, ...claimResponses }

/** A test's choice of the response to an operation: a named variant, or parts of the response. */
export interface Chosen {
  readonly operation: string
  readonly variant?: string
  readonly status?: number
  readonly body?: unknown
  /** fields that replace fields of the body, or of each entry if the body is a list */
  readonly fields?: Readonly<Record<string, unknown>>
}
export interface Settings {
  /** if true, a claim may have fields that the specification does not name */
  lenient: boolean
  /** seconds until a token expires */
  tokenSeconds: number
  /**
   * JSON type of amounts and provider numbers. The specification gives this type in one place only, for the earlier
   * claims that the spending account can pay.
   */
  numbers: 'number' | 'text'
}
export const SETTINGS: Readonly<Settings> = { lenient: false, tokenSeconds: 3600, numbers: 'number' }
interface AppParts {
  readonly open: readonly OpenPath[]
  readonly journal: Journal
  /** the responses that tests have chosen, by operation name */
  readonly chosen: Map<string, Chosen>
  readonly settings: Settings
}

const textOf = (name: string, value: number): string | number => {
  if (/amount$|^balance$|^spendingAccountUsed$/i.test(name)) return value.toFixed(2)
  return /^(pauthId|prnId|aimId)$/.test(name) ? String(value) : value
}
const METHODS = 'GET, PUT, POST, DELETE'

/** Creates the stub server, which accepts exactly the calls that the specification describes. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono({ strict: false })
  app.route('/__literal', controls(parts))
  app.options('*', (c) => preflight(parts, c))
  app.all('*', async (c) => {
    const origin = c.req.header('origin')
    if (origin) c.header('Access-Control-Allow-Origin', origin)
    c.header('Access-Control-Expose-Headers', 'x-auth')
    const match = matchOf(parts, c, c.req.method)
    if (match === 'path' || match === 'method')
      return refuse(parts, c, match === 'path' ? 404 : 405, [`the text names no such ${match}`])
    const { reasons, sent } = await read(parts, c, match.row)
    if (reasons.length > 0)
      return refuse(
        parts,
        c,
        reasons.some((reason) => reason.includes('Authorization')) ? 401 : 400,
        reasons,
        match.row.call,
      )
    parts.journal.accept({
      ...placeOf(c),
      call: match.row.call,
      ...(match.isOpen && { open: true }),
      ...(sent !== undefined && { sent }),
    })
    return answer(c, parts, match.row)
  })
  return app
}

/** The response to a preflight request. It allows Content-Type and the request headers of the specification. */
function preflight(parts: AppParts, c: Context): Response {
  const match = matchOf(parts, c, c.req.header('access-control-request-method') ?? '')
  if (match === 'path' || match === 'method')
    return refuse(parts, c, match === 'path' ? 404 : 405, [`the text names no such ${match}`])
  const allowed = ['content-type', ...headersOf(match.row).map(({ name }) => name.toLowerCase())]
  const wanted = (c.req.header('access-control-request-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const unknown = wanted.filter((name) => name && !allowed.includes(name))
  if (unknown.length > 0)
    return refuse(
      parts,
      c,
      403,
      unknown.map((name) => `header ${name} is not in the text`),
      match.row.call,
    )
  c.header('Access-Control-Allow-Origin', c.req.header('origin') ?? '*')
  c.header('Access-Control-Allow-Methods', METHODS)
  c.header('Access-Control-Allow-Headers', allowed.join(', '))
  c.header('Access-Control-Max-Age', '600')
  return c.body(null, 204)
}

/** Reads a request. Returns its content and the reasons to refuse it. */
async function read(
  { settings, journal }: AppParts,
  c: Context,
  row: Row,
): Promise<{ reasons: string[]; sent?: unknown }> {
  const reasons = [...wrongHeaders(row, c.req.raw.headers), ...wrongQuery(row, new URL(c.req.url).searchParams)]
  if (!row.multipart) {
    const text = await c.req.text()
    return { reasons: [...reasons, ...wrongBody(row, text)], ...(text && { sent: text }) }
  }
  const form = await c.req.formData().catch(() => undefined)
  if (!form) return { reasons: [...reasons, 'body is no multipart form'] }
  const claim = form.get(row.multipart)
  const wrong = wrongForm(row.multipart, form)
  const files = [...form.values()].flatMap((value) =>
    typeof value === 'string' ? [] : [{ name: value.name, size: value.size }],
  )
  const sent = { claimExtraInfo: typeof claim === 'string' ? claim : await claim?.text(), files }
  const isTaken = reasons.length === 0 && (settings.lenient || wrong.length === 0)
  if (isTaken)
    journal.claims.push({
      ...sent,
      unknown: [...wrong, ...(typeof claim === 'string' ? [] : wrongClaim(sent.claimExtraInfo ?? ''))],
    })
  return { reasons: isTaken ? [] : [...reasons, ...wrong], sent }
}

function answer(c: Context, { chosen, settings }: AppParts, { call }: Row): Response {
  const asked: Partial<Chosen> = chosen.get(call) ?? {}
  const base: CannedResponse = ANSWERS[call]?.[asked.variant ?? 'default'] ?? { status: 200 }
  const whole = 'body' in asked ? asked.body : base.body
  const put = (each: unknown) => ({ ...(each as object | undefined), ...asked.fields })
  const body = !asked.fields ? whole : Array.isArray(whole) ? whole.map(put) : put(whole)
  const token = tokenFor(settings.tokenSeconds)
  if (base.token) c.header('x-auth', base.token === 'bare' ? token : `Bearer ${token}`)
  c.status((asked.status ?? base.status) as 200)
  if (base.file !== undefined) return c.body(base.file, { headers: { 'Content-Type': 'application/pdf' } })
  if (body === undefined) return c.body(null)
  const isText = settings.numbers === 'text' && call !== 'rhipAmounts'
  const text = JSON.stringify(body, (key, value: unknown) =>
    isText && typeof value === 'number' ? textOf(key, value) : value,
  )
  return c.body(text.replaceAll('{token}', token), { headers: { 'Content-Type': 'application/json' } })
}

function refuse(
  { journal }: AppParts,
  c: Context,
  status: 400 | 401 | 403 | 404 | 405,
  reasons: readonly string[],
  call?: string,
): Response {
  journal.refuse({ ...placeOf(c), status, reasons, ...(call && { call }) })
  return c.json({ message: reasons.join('; ') }, status)
}

function controls({ journal, chosen, settings }: AppParts): Hono {
  const app = new Hono()
  app.get('/journal', (c) => c.json({ refused: journal.refused, accepted: journal.accepted }))
  app.get('/claims', (c) => c.json(journal.claims))
  app.get('/token', (c) => c.json({ token: tokenFor(settings.tokenSeconds) }))
  app.put('/answers', async (c) => {
    const each = await c.req.json<Chosen>()
    if (!ANSWERS[each.operation]?.[each.variant ?? 'default'])
      return c.json({ message: `There is no ${each.operation} ${each.variant ?? ''}.` }, 400)
    chosen.set(each.operation, each)
    return c.body(null, 204)
  })
  app.put('/settings', async (c) => c.json(Object.assign(settings, await c.req.json())))
  app.post('/reset', (c) => {
    journal.clear()
    chosen.clear()
    Object.assign(settings, SETTINGS)
    return c.body(null, 204)
  })
  return app
}

function matchOf({ open }: AppParts, c: Context, method: string): Match | 'path' | 'method' {
  const { pathname, searchParams } = new URL(c.req.url)
  return find(open, method, pathname, [...searchParams.keys()])
}

function placeOf(c: Context): { method: string; path: string } {
  const { pathname, search } = new URL(c.req.url)
  return { method: c.req.method, path: decodeURIComponent(pathname + search) }
}
