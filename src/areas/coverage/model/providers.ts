import type { HealthProfessional } from '~generated/member/model/index.ts'

const nameOf = ({ lastName, firstName, organizationName, sortNameKey }: HealthProfessional) =>
  sortNameKey ?? [lastName, firstName, organizationName].filter(Boolean).join(' ')

/** Sorts providers: saved providers first, then those with direct billing, then by distance. */
export const inOrder = (
  providers: readonly HealthProfessional[],
  kept: ReadonlySet<string>,
  locale: string,
): readonly HealthProfessional[] =>
  providers.toSorted(
    (a, b) =>
      Number(kept.has(b.pauthId)) - Number(kept.has(a.pauthId)) ||
      Number(b.isDirectPay ?? false) - Number(a.isDirectPay ?? false) ||
      (a.distanceFromOrigin ?? Infinity) - (b.distanceFromOrigin ?? Infinity) ||
      nameOf(a).localeCompare(nameOf(b), locale),
  )

/** The link to a provider on the deployment's map; undefined without a map or a street. */
export const onMap = (
  map: string | undefined,
  { addressLine1, city, province, postalCode }: HealthProfessional,
): string | undefined =>
  addressLine1 &&
  map?.replace('{address}', encodeURIComponent([addressLine1, city, province, postalCode].filter(Boolean).join(', ')))

/** The position of a provider on a map of 100 by 60 units, with the provider's number in the list. */
interface Point {
  readonly id: string
  readonly number: number
  readonly x: number
  readonly y: number
}
const WIDTH = 100
const HEIGHT = 60
const MARGIN = 6

/**
 * The relative positions of providers: north is up, with the same scale in both directions. Providers without
 * coordinates are left out.
 */
export function pointsOf(providers: readonly HealthProfessional[]): readonly Point[] {
  const placed = providers.flatMap(({ pauthId: id, lat, lng }, index) =>
    lat === undefined || lng === undefined ? [] : [{ id, number: index + 1, lat, lng }],
  )
  if (placed.length === 0) return []
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const lat = middle(placed.map((each) => each.lat))
  const lng = middle(placed.map((each) => each.lng))
  // a degree of longitude is shorter in the north
  const far = placed.map((each) => ({
    ...each,
    east: (each.lng - lng) * Math.cos((lat * Math.PI) / 180),
    north: each.lat - lat,
  }))
  const reach = Math.max(
    ...far.map(({ east, north }) =>
      Math.max(Math.abs(east) / (WIDTH / 2 - MARGIN), Math.abs(north) / (HEIGHT / 2 - MARGIN)),
    ),
  )
  const scale = reach === 0 ? 0 : 1 / reach
  return far.map(({ id, number, east, north }) => ({
    id,
    number,
    x: WIDTH / 2 + east * scale,
    y: HEIGHT / 2 - north * scale,
  }))
}
