import { PERSONAS } from '../../../sandbox/personas.ts'

/** Places where a page may leave data: URLs, storage, logs and beacons. */
interface Traces {
  readonly addresses: readonly string[]
  readonly kept: Readonly<Record<string, string>>
  readonly logged: readonly string[]
  readonly beacons: readonly string[]
}

/**
 * Storage keys that the specification allows to contain personal data: the member, the tokens and the policy
 * (SESSION-01..07).
 */
const ALLOWED = new Set(['email', 'token', 'apiToken', 'securityPolicy'])

/** The personal data of all people in the sandbox, as the services return it. */
const PERSONAL = new Set(
  PERSONAS.flatMap(({ cardholder, participants, address, phoneNumber, banking }) => [
    cardholder.lastName,
    cardholder.idNumber,
    address.addressLine1,
    phoneNumber,
    ...(banking ? [banking.account] : []),
    ...participants.flatMap(({ lastName, dateOfBirth }) => [lastName, dateOfBirth]),
  ]).filter((value): value is string => value !== undefined && value.length > 5),
)

/** The personal values that occur in a text. */
export const personalIn = (text: string): string[] => [...PERSONAL].filter((value) => text.includes(value))

/** Personal values in places where they are not allowed. Each is described in one sentence. */
export function leaksOf({ addresses, kept, logged, beacons }: Traces): string[] {
  const places: readonly (readonly [place: string, text: string])[] = [
    ...addresses.map((address) => ['an address', decodeURIComponent(address)] as const),
    ...Object.entries(kept).flatMap(([key, value]) => (ALLOWED.has(key) ? [] : [[`storage (${key})`, value] as const])),
    ...logged.map((text) => ['the log', text] as const),
    ...beacons.map((text) => ['a beacon', text] as const),
  ]
  return places.flatMap(([place, text]) => personalIn(text).map((value) => `${place} has ${value}`))
}
