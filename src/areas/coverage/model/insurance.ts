import type { BeneficiaryDetail, LifeBenefit, LifeBenefitDetail, Participant } from '~generated/member/model/index.ts'
import { groupBy } from '~/platform/polyfills.ts'
import { ageOn, today8, type Date8 } from '~/domain/dates/date8.ts'
import { fullName } from '~/domain/participants.ts'
import { sumMoney } from '~/domain/money.ts'

/** The benefits of one line of business, and the name that the service gives to this line of business (COV-57). */
interface Line {
  readonly lob: string
  readonly name: string
  readonly benefits: readonly LifeBenefit[]
}

/**
 * Benefits grouped by the line of business of their first amount, in the order of the response. The group of benefits
 * without an amount has no name.
 */
export const linesOf = (benefits: readonly LifeBenefit[]): readonly Line[] =>
  [...groupBy(benefits, ({ benefitDetails: [first] }) => first?.lob ?? '')].map(([lob, each]) => ({
    lob,
    name: each[0]?.benefitDetails[0]?.lobName ?? '',
    benefits: each,
  }))

/** The sum, to the cent, of all amounts in one line of business that have the same label. */
export interface Total {
  readonly label: string
  readonly amount: string
  /** true if it is paid on the death of the person who holds the plan, whatever its cause */
  readonly isLife: boolean
  /** the amounts that were added up, each with the name of its benefit */
  readonly parts: readonly { readonly name: string; readonly amount: string | undefined }[]
}

/** Codes of benefits that are paid only after an accident, so that they are not added to those of any death. */
const AFTER_ACCIDENT: ReadonlySet<string> = new Set(['ADD', 'OPTADD'])

/** Codes of life insurance of the person who holds the plan. */
const LIFE: ReadonlySet<string> = new Set(['BASIC', 'SUPP', 'OPTLIFE'])

/**
 * Totals by line of business and label, so that weekly income is not added to a lump sum (COV-57). An amount that is
 * alone under its label is no total and is left out.
 */
export function totalsOf(
  benefits: readonly LifeBenefit[],
): readonly { readonly lob: string; readonly name: string; readonly totals: readonly Total[] }[] {
  const amounts = benefits.flatMap(({ code, label, benefitDetails }) =>
    AFTER_ACCIDENT.has(code) ? [] : benefitDetails.map((detail) => ({ code, benefit: label, ...detail })),
  )
  return [...groupBy(amounts, ({ lob }) => lob)]
    .map(([lob, each]) => ({ lob, name: each[0]?.lobName ?? '', totals: sums(each) }))
    .filter(({ totals }) => totals.length > 0)
}

const sums = (
  amounts: readonly (LifeBenefitDetail & { readonly code: string; readonly benefit: string })[],
): readonly Total[] =>
  [...groupBy(amounts, ({ lobLabel }) => lobLabel)]
    .filter(([, each]) => each.length > 1)
    .map(([label, each]) => ({
      label,
      amount: sumMoney(each.map(({ amount }) => amount)),
      isLife: each.every(({ code }) => LIFE.has(code)),
      parts: each.map(({ benefit, amount }) => ({ name: benefit, amount })),
    }))

/** The sum of the beneficiaries' shares. If the sum is not 100, the page shows it and does not correct it (COV-56). */
export const sharesOf = (beneficiaries: readonly BeneficiaryDetail[]): number =>
  Math.round(beneficiaries.reduce((sum, { percentage = 0 }) => sum + percentage, 0) * 100) / 100

/**
 * The benefits that name beneficiaries, if there are several and all name the same, with the same trustees: they are
 * then shown once (COV-56). Otherwise empty.
 */
export function withSameBeneficiaries(benefits: readonly LifeBenefit[]): readonly LifeBenefit[] {
  const named = benefits.filter(({ beneficiaryDetails = [] }) => beneficiaryDetails.length > 0)
  const answers = new Set(
    named.map(({ beneficiaryDetails, trusteeDetails = [] }) => JSON.stringify([beneficiaryDetails, trusteeDetails])),
  )
  return named.length > 1 && answers.size === 1 ? named : []
}

/** Codes of benefits whose beneficiary the cardholder names (COV-55); for other codes this is unknown. */
const NAMED: ReadonlySet<string> = new Set(['BASIC', 'SUPP', 'ADD', 'OPTLIFE', 'OPTADD'])

/** Benefits whose beneficiary the cardholder must name, but has not named. */
export const unnamed = (benefits: readonly LifeBenefit[]): readonly LifeBenefit[] =>
  benefits.filter(({ code, beneficiaryDetails = [] }) => NAMED.has(code) && beneficiaryDetails.length === 0)

/** The claim type of a benefit, by its code (DATA-71); for other codes the member chooses. */
const CLAIM_TYPES: ReadonlyMap<string, string> = new Map([
  ...['BASIC', 'DEPENDENT', 'SURVIVING', 'SUPP', 'ADD', 'OPTLIFE', 'OPTADD'].map((code) => [code, 'XX-LADD'] as const),
  ...['CRITICAL', 'SHORT', 'LONG', 'OPTCRIT'].map((code) => [code, 'XX-DCI'] as const),
])

/** The claim type that all of these benefits share; undefined if they differ, or if one is unknown. */
export function claimTypeOf(benefits: readonly LifeBenefit[]): string | undefined {
  const [type, ...others] = new Set(benefits.map(({ code }) => CLAIM_TYPES.get(code)))
  return others.length > 0 ? undefined : type
}

/** Below this age a person is a minor in every province of Canada. */
const ADULT = 18

/** Minors on the plan who are beneficiaries without a trustee; each name once. */
export function untrusted(
  benefits: readonly LifeBenefit[],
  people: readonly Participant[],
  today: Date8 = today8(),
): readonly string[] {
  const minors = new Set(
    people
      .filter(({ dateOfBirth }) => dateOfBirth !== undefined && ageOn(dateOfBirth, today) < ADULT)
      .map((each) => fullName(each)),
  )
  const names = benefits.flatMap(({ beneficiaryDetails = [], trusteeDetails = [] }) =>
    // A trustee without a beneficiary's name covers every minor.
    trusteeDetails.some(({ beneficiaryName }) => beneficiaryName === undefined)
      ? []
      : beneficiaryDetails
          .map(({ name }) => name)
          .filter((name) => isIn(minors, name) && !trusteeDetails.some((trustee) => trustee.beneficiaryName === name)),
  )
  return [...new Set(names)]
}

/**
 * True if the set contains the name, compared in the portal's format, because the two services that return the names
 * may spell them differently.
 */
const isIn = (names: ReadonlySet<string>, name: string): boolean => names.has(fullName({ firstName: name }))
