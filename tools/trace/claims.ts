import type { Title } from './titles.ts'

/** The tests that claim each requirement. */
export type Claims = ReadonlyMap<string, readonly Title[]>

/** Ids in a title: one, several, or a range such as `HIST-23..28`. `D-91` is a decision and `R-12` a route: neither counts. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z][A-Z0-9]{2,8})-(\d{2,3})(?:\.\.(?:\1-)?(\d{2,3}))?\b/g)].flatMap(([, area = '', from = '', to = from]) =>
    Array.from({ length: Math.max(1, Number(to) - Number(from) + 1) }, (_, at) => `${area}-${String(Number(from) + at).padStart(from.length, '0')}`),
  )
}

export function claimedBy(titles: readonly Title[], requirements: readonly string[]): Claims {
  const claims = new Map<string, Title[]>(requirements.map((id) => [id, []]))
  for (const title of titles) for (const id of new Set(idsIn(title.title))) claims.get(id)?.push(title)
  return claims
}

/** Ids that tests claim and nobody wrote down: a typing mistake. */
export const unknownIds = (titles: readonly Title[], requirements: readonly string[]): string[] => {
  const areas = new Set(requirements.map((id) => id.split('-')[0]))
  const known = new Set(requirements)
  return titles.flatMap(({ title, file }) =>
    idsIn(title)
      .filter((id) => areas.has(id.split('-')[0]) && !known.has(id))
      .map((id) => `${file}: ${id}`),
  )
}

export interface AreaSummary {
  readonly area: string
  readonly claimed: number
  readonly total: number
  readonly missing: readonly string[]
}

export function summarise(requirements: readonly string[], claims: Claims): AreaSummary[] {
  return [...Map.groupBy(requirements, (id) => id.split('-')[0] ?? '')].map(([area, ids]) => {
    const missing = ids.filter((id) => (claims.get(id)?.length ?? 0) === 0)
    return { area, claimed: ids.length - missing.length, total: ids.length, missing }
  })
}
