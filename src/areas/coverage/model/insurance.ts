import type { BeneficiaryDetail, LifeBenefit, LifeBenefitDetail, Participant } from '~generated/member/model/index.ts'
import { groupBy } from '~/platform/polyfills.ts'
import { ageOn, today8, type Date8 } from '~/domain/dates/date8.ts'
import { fullName } from '~/domain/participants.ts'
import { sumMoney } from '~/domain/money.ts'

/** The benefits of one line of business, under the name that the service has for it (COV-57). */
interface Line {
  readonly lob: string
  readonly name: string
  readonly benefits: readonly LifeBenefit[]
}

/** Benefits by the line of their first amount, in the order of the service; without an amount they stand under no name. */
export const linesOf = (benefits: readonly LifeBenefit[]): readonly Line[] =>
  [...groupBy(benefits, ({ benefitDetails: [first] }) => first?.lob ?? '')].map(([lob, each]) => ({
    lob,
    name: each[0]?.benefitDetails[0]?.lobName ?? '',
    benefits: each,
  }))

/** Amounts of one line that the service calls the same, added up to the cent. */
export interface Total {
  readonly label: string
  readonly amount: string
  /** what was added: the benefit, and how much of the sum it is */
  readonly parts: readonly { readonly name: string; readonly amount: string }[]
}

/** Sums of what is listed, by line and by what an amount is: weekly income is not added to a sum that is paid once (COV-57). */
export function totalsOf(benefits: readonly LifeBenefit[]): readonly { readonly lob: string; readonly name: string; readonly totals: readonly Total[] }[] {
  const amounts = benefits.flatMap(({ label, benefitDetails }) => benefitDetails.map((detail) => ({ benefit: label, ...detail })))
  return [...groupBy(amounts, ({ lob }) => lob)].map(([lob, each]) => ({ lob, name: each[0]?.lobName ?? '', totals: sums(each) }))
}

const sums = (amounts: readonly (LifeBenefitDetail & { readonly benefit: string })[]): readonly Total[] =>
  [...groupBy(amounts, ({ lobLabel }) => lobLabel)].map(([label, each]) => ({
    label,
    amount: sumMoney(each.map(({ amount }) => amount)),
    parts: each.map(({ benefit, amount }) => ({ name: benefit, amount })),
  }))

/** What the shares come to: shown when it is not the whole, and never corrected (COV-56). */
export const sharesOf = (beneficiaries: readonly BeneficiaryDetail[]): number =>
  Math.round(beneficiaries.reduce((sum, { percentage }) => sum + percentage, 0) * 100) / 100

/** Codes of what is paid to somebody whom the holder of the plan names (COV-55); of any other code nobody knows it here. */
const NAMED: ReadonlySet<string> = new Set(['BASIC', 'SUPP', 'ADD', 'OPTLIFE', 'OPTADD'])

/** Benefits for which nobody is named. */
export const unnamed = (benefits: readonly LifeBenefit[]): readonly LifeBenefit[] =>
  benefits.filter(({ code, beneficiaryDetails = [] }) => NAMED.has(code) && beneficiaryDetails.length === 0)

/** The type of claim that is made on a benefit, by its code (DATA-71); for any other the member says what happened. */
const CLAIM_TYPES: ReadonlyMap<string, string> = new Map([
  ...['BASIC', 'DEPENDENT', 'SURVIVING', 'SUPP', 'ADD', 'OPTLIFE', 'OPTADD'].map((code) => [code, 'XX-LADD'] as const),
  ...['CRITICAL', 'SHORT', 'LONG', 'OPTCRIT'].map((code) => [code, 'XX-DCI'] as const),
])

/** The type of claim that fits all of these benefits; none where several do, or where one is not known. */
export function claimTypeOf(benefits: readonly LifeBenefit[]): string | undefined {
  const [type, ...others] = new Set(benefits.map(({ code }) => CLAIM_TYPES.get(code)))
  return others.length > 0 ? undefined : type
}

/** Younger than this, somebody is a minor wherever they live in Canada. */
const ADULT = 18

/** Beneficiaries on the plan who are minors, and for whose share nobody is named as trustee; each name once. */
export function untrusted(benefits: readonly LifeBenefit[], people: readonly Participant[], today: Date8 = today8()): readonly string[] {
  const minors = new Set(people.filter(({ dateOfBirth }) => dateOfBirth !== undefined && ageOn(dateOfBirth, today) < ADULT).map((each) => fullName(each)))
  const names = benefits.flatMap(({ beneficiaryDetails = [], trusteeDetails = [] }) =>
    // A trustee without a name beside it is there for every minor.
    trusteeDetails.some(({ beneficiaryName }) => beneficiaryName === undefined)
      ? []
      : beneficiaryDetails.map(({ name }) => name).filter((name) => isIn(minors, name) && !trusteeDetails.some((trustee) => trustee.beneficiaryName === name)),
  )
  return [...new Set(names)]
}

/** However either service writes the name of one person. */
const isIn = (names: ReadonlySet<string>, name: string): boolean => names.has(fullName({ firstName: name }))
