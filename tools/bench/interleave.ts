/** The median and the quartiles of the measured values, and the number of measurements. */
export interface Figure {
  readonly middle: number
  readonly low: number
  readonly high: number
  readonly n: number
}
/** The values that one candidate reached in one round, by the name of the measurement. */
export type Sample = Readonly<Record<string, number>>
type Figures = Readonly<Record<string, Figure>>

/**
 * The candidates of each round: the portal, another build for comparison (`before`), a page written by hand (`hand`),
 * and the portal's page without scripts (`static`). For servers: the contract mock, the sandbox, and a server that does
 * nothing (`bare`).
 */
export type Candidate = 'portal' | 'before' | 'static' | 'hand' | 'mock' | 'sandbox' | 'bare'

/** The figures of the candidates, or the reason why they could not be measured. */
export type Measurement = ReadonlyMap<Candidate, Figures> | { readonly failed: string }

/**
 * Measures the candidates one after the other, in reverse order in every second round, so that other work of the
 * machine affects all candidates equally. The first round is discarded, because it fills the caches of the server and
 * the browser. A failed measurement is tried once more. If it fails again, the function returns the reason instead of
 * throwing an error, so that other measurements can continue.
 */
export async function interleave(
  candidates: readonly Candidate[],
  rounds: number,
  once: (candidate: Candidate) => Promise<Sample>,
): Promise<Measurement> {
  const samples = new Map<Candidate, Sample[]>(candidates.map((candidate) => [candidate, []]))
  for (let round = -1; round < rounds; round += 1)
    for (const candidate of round % 2 === 0 ? candidates : candidates.toReversed()) {
      const sample = await once(candidate)
        .catch(() => once(candidate))
        .catch((error: unknown) => firstLine(error))
      if (typeof sample === 'string') return { failed: `${candidate}: ${sample}` }
      if (round >= 0) samples.get(candidate)?.push(sample)
    }
  return new Map([...samples].map(([candidate, all]) => [candidate, summarise(all)]))
}

/** The first line of an error's message. */
export const firstLine = (error: unknown): string => String(error).split('\n', 1)[0]!

const summarise = (all: readonly Sample[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, figureOf(all.flatMap((sample) => sample[key] ?? []))]),
  )

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b)
  return { middle: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75), n: sorted.length }
}

/** The quantile of sorted values, interpolated between the two nearest values. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return below + (above - below) * (place - Math.floor(place))
}
