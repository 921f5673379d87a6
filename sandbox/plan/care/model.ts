import { words, type Words } from '../../words.ts'

export interface Paragraph {
  readonly name: Words
  readonly descriptions?: readonly Words[]
  readonly bullets?: readonly Words[]
  readonly subBullets?: readonly Words[]
  readonly strong?: readonly Words[]
}

export interface Row {
  readonly title: Words
  readonly period: Words
  readonly details: Words
  /** whole dollars, or words */
  readonly cost: number | Words
  readonly note?: Words
  /** only for residents of Quebec, or only for others */
  readonly only?: 'quebec' | 'elsewhere'
}

export interface Table {
  readonly title: Words
  readonly rows: readonly Row[]
}

/** A service of a partner (DATA-74). Partners are made up. */
export interface Vendor {
  readonly id: number
  /** its part of the addresses of pictures and of the partner */
  readonly slug: string
  readonly service: Words
  readonly vendor: string
  readonly card: Words
  readonly short: Words
  /** last day of the offer */
  readonly endDate?: string
  readonly button: Words
  /** the partner wants to know who comes (D-135) */
  readonly needsToken?: boolean
  readonly isPinned?: boolean
  readonly isDirectLink?: boolean
  readonly analyticsId?: string
  readonly hasDarkLogo?: boolean
  readonly long: Words
  readonly paragraphs: readonly Paragraph[]
  readonly tables?: readonly Table[]
}

export interface Category {
  readonly id: number
  readonly slug: string
  readonly name: Words
  readonly about: Words
  /** numbers of its services */
  readonly services: readonly number[]
}

/** Several words at once, English and French in turn. */
export const list = (...texts: readonly (readonly [en: string, fr: string])[]): Words[] => texts.map(([en, fr]) => ({ en, fr }))

export const NO_COST = words('Included in your plan', 'Compris dans votre régime')
export const DISCOUNT_PLANS = words(
  'Members of group plans get 20% off; members of personal plans get 10% off.',
  'Les membres d’un régime collectif ont droit à un rabais de 20\u00A0%; ceux d’un régime individuel ont droit à un rabais de 10\u00A0%.',
)
