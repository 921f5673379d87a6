import type { AgreementType } from '../../../generated/member/model/index.ts'
import type { Bilingual } from '../../bilingual.ts'
import type { Specialty } from '../specialties.ts'

/** One sentence of the plan; a dash in front is added when it is sent (COV-29). */
export interface Rule {
  readonly text: Bilingual
  readonly agreement?: AgreementType
}

/** Something the plan covers. */
export interface Product {
  readonly code: string
  readonly name: Bilingual
  readonly about: Bilingual
  readonly provisions: readonly Rule[]
  readonly eligibility: readonly Rule[]
  readonly requirements: readonly Rule[]
  /** claims of it are decided by what the plan says of these providers */
  readonly specialty?: Specialty
}

/** A benefit of a family for the alternate pages, a subcategory for the others (D-11). */
export interface Benefit {
  readonly code: string
  readonly name: Bilingual
  readonly products: readonly Product[]
}

export interface Group {
  readonly id: number
  /** never translated; the anchor of the group (D-09) */
  readonly key: string
  readonly name: Bilingual
  /** title of the family: a subtitle in parentheses, slashes without spaces (COV-24, COV-25) */
  readonly family: Bilingual
  readonly benefits: readonly Benefit[]
}

/** A part of the plan with what holds for everything in it. */
export interface Catalogue {
  readonly groups: readonly Group[]
  readonly overall: readonly Rule[]
}
