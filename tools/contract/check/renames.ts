/** A list member with its name, and its content without the name. */
interface Named {
  readonly name: string
  readonly content: string
}

const LIKELY = 0.5

/**
 * Finds renamed members by pairing removed members with added members of the same content. If several members have the
 * same content, those with the most similar names are paired. If the numbers of removed and added members with this
 * content differ, only members with similar names are paired.
 */
export function renamesAmong(gone: readonly Named[], came: readonly Named[]): ReadonlyMap<string, string> {
  const renames = new Map<string, string>()
  for (const [content, old] of Map.groupBy(gone, (each) => each.content)) {
    const now = came.filter((each) => each.content === content)
    const pairs = old
      .flatMap((one) => now.map((other) => ({ one, other, likeness: likenessOf(one.name, other.name) })))
      .filter(({ likeness }) => old.length === now.length || likeness >= LIKELY)
      .toSorted((left, right) => right.likeness - left.likeness)
    const taken = new Set<string>()
    for (const { one, other } of pairs) {
      if (renames.has(one.name) || taken.has(other.name)) continue
      renames.set(one.name, other.name)
      taken.add(other.name)
    }
  }
  return renames
}

/** The similarity of two names, from 0 to 1: the share of letter pairs that they have in common. */
function likenessOf(one: string, other: string): number {
  const [left, right] = [one, other].map((name) =>
    [...name.toLowerCase()].slice(1).map((letter, index) => name.toLowerCase()[index] + letter),
  ) as [string[], string[]]
  const common = left.filter((pair) => right.includes(pair)).length
  return left.length + right.length === 0 ? 0 : (2 * common) / (left.length + right.length)
}
