import { findPlanMemberByKey } from '../find-plan-member.ts'
import { DEFAULT_WORLD } from '../sandbox-state.ts'
import { readToken } from '../store/tokens.ts'

/** The header that chooses the world of a call. */
export const WORLD_HEADER = 'x-sandbox-world'

/** `quebec+checkout@example.com` is `quebec@example.com` of the world `checkout`. */
const LOGIN = /^([a-z-]+)\+([a-z0-9-]{1,40})(@example\.com)$/i
/** A token of an email or an invitation, with the name of its world behind a dot. */
const LINK_TOKEN = /^([0-9a-f]{32}|welcome-[a-z-]+)\.([a-z0-9-]{1,40})$/i

interface Said {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/**
 * The name of the world that a call asks for. The header comes first, then the session, then the login or the token of
 * a link in what is said.
 */
export function worldNameOf(header: (name: string) => string | undefined, said: Said): string {
  const token = readToken((header('authorization') ?? '').replace(/^Bearer\s+/i, ''))
  return header(WORLD_HEADER) ?? (token ? (token.world ?? DEFAULT_WORLD) : worldSaid(said))
}

function worldSaid({ path, query, body }: Said): string {
  const values = [path, query, body ?? {}].flatMap((part) => Object.values(part) as unknown[])
  return values.map((value) => split(value)?.world).find(Boolean) ?? DEFAULT_WORLD
}

/** The same, as it is said in the default world: without the name of this world in logins and tokens. */
export const withoutWorld = <T>(values: T, world: string): T =>
  world === DEFAULT_WORLD || !isRecord(values)
    ? values
    : (Object.fromEntries(
        Object.entries(values as object).map(([name, value]) => [name, withoutWorldName(value, world)]),
      ) as T)

/** A login or a token without the name of this world. */
export function withoutWorldName<T>(value: T, world: string): T | string {
  const named = split(value)
  return named?.world === world ? named.bare : value
}

const isRecord = (values: unknown): boolean =>
  typeof values === 'object' && values !== null && Object.getPrototypeOf(values) === Object.prototype

/** Other addresses with a plus sign are addresses that a member chose. */
function split(value: unknown): { readonly bare: string; readonly world: string } | undefined {
  if (typeof value !== 'string') return undefined
  const [, person, world, host] = LOGIN.exec(value.trim()) ?? []
  if (person && world && findPlanMemberByKey(person.toLowerCase()))
    return { bare: `${person}${host}`, world: world.toLowerCase() }
  const [, token, named] = LINK_TOKEN.exec(value) ?? []
  return token && named ? { bare: token, world: named.toLowerCase() } : undefined
}
