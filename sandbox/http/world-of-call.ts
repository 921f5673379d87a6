import { findPlanMemberByKey } from '../find-plan-member.ts'
import { DEFAULT_WORLD } from '../sandbox-state.ts'
import { readToken } from '../store/tokens.ts'

/** The request header that selects the world of a call. */
export const WORLD_HEADER = 'x-sandbox-world'

/** `quebec+checkout@example.com` means the login `quebec@example.com` in the world `checkout`. */
const LOGIN = /^([a-z-]+)\+([a-z0-9-]{1,40})(@example\.com)$/i
/** A token from an email or an invitation. The name of the world follows after a dot. */
const LINK_TOKEN = /^([0-9a-f]{32}|welcome-[a-z-]+)\.([a-z0-9-]{1,40})$/i

interface Said {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/**
 * The name of the world to which a call belongs. The header has priority, then the session token, then a login or link
 * token in the path, query or body.
 */
export function worldNameOf(header: (name: string) => string | undefined, said: Said): string {
  const token = readToken((header('authorization') ?? '').replace(/^Bearer\s+/i, ''))
  return header(WORLD_HEADER) ?? (token ? (token.world ?? DEFAULT_WORLD) : worldSaid(said))
}

function worldSaid({ path, query, body }: Said): string {
  const values = [path, query, body ?? {}].flatMap((part) => Object.values(part) as unknown[])
  return values.map((value) => split(value)?.world).find(Boolean) ?? DEFAULT_WORLD
}

/**
 * Removes the name of this world from logins and tokens among the values. The handlers then receive them as in the
 * default world.
 */
export const withoutWorld = <T>(values: T, world: string): T =>
  world === DEFAULT_WORLD || !isRecord(values)
    ? values
    : (Object.fromEntries(
        Object.entries(values as object).map(([name, value]) => [name, withoutWorldName(value, world)]),
      ) as T)

/** Removes the name of this world from a login or a token. */
export function withoutWorldName<T>(value: T, world: string): T | string {
  const named = split(value)
  return named?.world === world ? named.bare : value
}

const isRecord = (values: unknown): boolean =>
  typeof values === 'object' && values !== null && Object.getPrototypeOf(values) === Object.prototype

/**
 * Splits a login or link token into the plain value and the name of its world. An address with a plus sign is split
 * only if the part before the plus is a known person, because members may use such addresses.
 */
function split(value: unknown): { readonly bare: string; readonly world: string } | undefined {
  if (typeof value !== 'string') return undefined
  const [, person, world, host] = LOGIN.exec(value.trim()) ?? []
  if (person && world && findPlanMemberByKey(person.toLowerCase()))
    return { bare: `${person}${host}`, world: world.toLowerCase() }
  const [, token, named] = LINK_TOKEN.exec(value) ?? []
  return token && named ? { bare: token, world: named.toLowerCase() } : undefined
}
