import { bilingual, type Bilingual } from '../../bilingual.ts'

export interface Paragraph {
  readonly name: Bilingual
  readonly descriptions?: readonly Bilingual[]
  readonly bullets?: readonly Bilingual[]
  readonly subBullets?: readonly Bilingual[]
  readonly strong?: readonly Bilingual[]
}

export interface Row {
  readonly title: Bilingual
  readonly period: Bilingual
  readonly details: Bilingual
  /** whole dollars, or words */
  readonly cost: number | Bilingual
  readonly note?: Bilingual
  /** only for residents of Quebec, or only for others */
  readonly only?: 'quebec' | 'elsewhere'
}

export interface Table {
  readonly title: Bilingual
  readonly rows: readonly Row[]
}

/** A service of a partner (DATA-74). Partners are made up. */
export interface Vendor {
  readonly id: number
  /** its part of the addresses of pictures and of the partner */
  readonly slug: string
  readonly service: Bilingual
  readonly vendor: string
  readonly card: Bilingual
  readonly short: Bilingual
  /** last day of the offer */
  readonly endDate?: string
  readonly button: Bilingual
  /** the partner wants to know who comes (D-135) */
  readonly needsToken?: boolean
  readonly isPinned?: boolean
  readonly isDirectLink?: boolean
  readonly analyticsId?: string
  readonly hasDarkLogo?: boolean
  readonly long: Bilingual
  readonly paragraphs: readonly Paragraph[]
  readonly tables?: readonly Table[]
}

export interface Category {
  readonly id: number
  readonly slug: string
  readonly name: Bilingual
  readonly about: Bilingual
  /** numbers of its services */
  readonly services: readonly number[]
}

/** Several words at once, English and French in turn. */
export const bilingualList = (...texts: readonly (readonly [en: string, fr: string])[]): Bilingual[] => texts.map(([en, fr]) => ({ en, fr }))

export const NO_COST = bilingual('Included in your plan', 'Compris dans votre régime')
export const DISCOUNT_PLANS = bilingual(
  'Members of group plans get 20% off; members of personal plans get 10% off.',
  'Les membres d’un régime collectif ont droit à un rabais de 20\u00A0%; ceux d’un régime individuel ont droit à un rabais de 10\u00A0%.',
)
