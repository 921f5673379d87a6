import type { ComparableDrugs, DrugBenefit, DrugDetails, DrugSummary } from '~generated/member/model/index.ts'
import { groupBy } from '~/platform/polyfills.ts'
import { fromCents, toCents } from '~/domain/money.ts'

/** The code of a covered drug (COV-49). */
const IS_BENEFIT = 1

type Verdict = 'covered' | 'authorization' | 'refused'

/** The verdict on a drug. The code decides, whatever the service's sentence says (COV-49). */
export const drugVerdict = ({
  webCode,
  priorAuthorization,
}: Pick<DrugBenefit, 'webCode' | 'priorAuthorization'>): Verdict =>
  webCode !== IS_BENEFIT ? 'refused' : priorAuthorization ? 'authorization' : 'covered'

/** Each drug once, in the order of the response. */
export const uniqueDrugs = (drugs: readonly DrugSummary[]): readonly DrugSummary[] =>
  [...groupBy(drugs, ({ drugDin }) => drugDin).values()].flatMap(([first = []]) => first)

/** Comparable drugs grouped by their label of brand and ingredient, each label once (COV-50). */
export const groupsOf = (groups: readonly ComparableDrugs[]): readonly ComparableDrugs[] =>
  [...groupBy(groups, ({ label }) => label)]
    .map(([label, same]) => ({ label, drugs: [...uniqueDrugs(same.flatMap(({ drugs }) => drugs))] }))
    .filter(({ drugs }) => drugs.length > 0)

/** All alternatives to a drug. */
export const otherDrugs = ({ genericEquivalents, comparableDrugs }: DrugDetails): readonly DrugSummary[] =>
  uniqueDrugs([...genericEquivalents, ...comparableDrugs.flatMap(({ drugs }) => drugs)])

/** A covered alternative to a drug: one with the same ingredient, or with another ingredient for the same purpose. */
export interface Alternative {
  readonly kind: 'generic' | 'comparable'
  readonly drug: DrugSummary
  readonly benefit: DrugBenefit
}

/**
 * The covered alternatives: a generic drug, then a comparable drug. Each is the one with the lowest cost for the
 * member, or the first one if costs are missing.
 */
export function alternativesOf(
  { genericEquivalents, comparableDrugs }: DrugDetails,
  benefits: ReadonlyMap<string, DrugBenefit>,
): readonly Alternative[] {
  const best = (kind: Alternative['kind'], drugs: readonly DrugSummary[]): readonly Alternative[] =>
    drugs
      .flatMap((drug): Alternative[] => {
        const benefit = benefits.get(drug.drugDin)
        return benefit && drugVerdict(benefit) !== 'refused' ? [{ kind, drug, benefit }] : []
      })
      .toSorted((one, other) => shareOf(one.benefit) - shareOf(other.benefit))
      .slice(0, 1)
  return [
    ...best('generic', genericEquivalents),
    ...best(
      'comparable',
      comparableDrugs.flatMap(({ drugs }) => drugs),
    ),
  ]
}

/** Higher than any cost, so that drugs whose cost is unknown are sorted to the end. */
const UNKNOWN = Number.MAX_SAFE_INTEGER
const shareOf = ({ memberPays }: DrugBenefit): number => (memberPays === undefined ? UNKNOWN : toCents(memberPays))

interface Difference {
  readonly is: 'less' | 'more' | 'same'
  readonly amount: string
}

/**
 * The difference between what the member pays for two drugs, computed from the service's amounts. No other amount is
 * calculated here (D-185).
 */
export function priceDifference(pays: string, other: string): Difference {
  const cents = toCents(other) - toCents(pays)
  return { is: cents === 0 ? 'same' : cents < 0 ? 'less' : 'more', amount: fromCents(Math.abs(cents)) }
}

/** The generic for which the member would pay less than for the drug; undefined if an amount is missing. */
export function cheaperGeneric(drug: DrugDetails, [best]: readonly Alternative[]) {
  const pays = best?.benefit.memberPays
  // The closest alternative to a drug that is not covered is shown by itself, with what the member would pay.
  if (best?.kind !== 'generic' || !drug.memberPays || !pays || drugVerdict(drug) === 'refused') return undefined
  const { is, amount } = priceDifference(drug.memberPays, pays)
  return is === 'less' ? { ...best.drug, amount } : undefined
}
