import type { ComparableDrugs, DrugSummary } from '../../../generated/member/model/index.ts'
import { fold } from '../../directory/providers.ts'
import type { Locale, Bilingual } from '../../bilingual.ts'
import { INGREDIENTS, type Ingredient } from './ingredients.ts'

export interface Drug {
  readonly din: string
  readonly name: Bilingual
  readonly strength: string
  readonly isGeneric: boolean
  readonly ingredient: Ingredient
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)
/** A strength as text. French puts a no-break space before the percent sign. */
const strengthIn = (strength: string, locale: Locale): string =>
  locale === 'fr' ? strength.replace('%', ' %') : strength

/**
 * All drugs. For each ingredient, the brand comes before its generics, and each of them has an entry for every
 * strength.
 */
export const DRUGS: readonly Drug[] = INGREDIENTS.flatMap((ingredient) =>
  [undefined, ...ingredient.makers].flatMap((maker, of) =>
    ingredient.strengths.map((strength, at) => makeDrug(ingredient, maker, strength, { of, at })),
  ),
)

function makeDrug(
  ingredient: Ingredient,
  maker: string | undefined,
  strength: string,
  { of, at }: { of: number; at: number },
): Drug {
  const nameIn = (locale: Locale) =>
    `${maker ? `${maker}-${capital(ingredient.name[locale])}` : ingredient.brand} ${strengthIn(strength, locale)}`
  return {
    din: `0990${ingredient.number}${of + 1}${at + 1}`,
    name: { en: nameIn('en'), fr: nameIn('fr') },
    strength,
    isGeneric: maker !== undefined,
    ingredient,
  }
}

export const findDrugs = (dins: string): { drug: Drug; index: number }[] =>
  [...new Set(dins.split(','))].flatMap((din, index) => {
    const drug = DRUGS.find((each) => each.din === din)
    return drug ? [{ drug, index }] : []
  })

/**
 * Finds the drug with exactly this identification number, or drugs whose name contains this text in either language.
 * Names that begin with the text come first (API-066).
 */
export function searchDrugs(nameOrDin: string): Drug[] {
  if (/^\d+$/.test(nameOrDin)) return DRUGS.filter(({ din }) => din === nameOrDin)
  const wanted = fold(nameOrDin)
  const namesOf = ({ name, ingredient }: Drug) => [name.en, name.fr, ingredient.name.en, ingredient.name.fr].map(fold)
  const found = DRUGS.filter((drug) => namesOf(drug).some((name) => name.includes(wanted)))
  const rank = (drug: Drug) => (namesOf(drug).some((name) => name.startsWith(wanted)) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

export const summarise = ({ din, name, isGeneric, ingredient }: Drug, locale: Locale): DrugSummary => ({
  drugDin: din,
  drugName: name[locale],
  drugChemName: ingredient.name[locale],
  isGeneric,
  form: ingredient.form[locale],
})

/** The generic drugs with the same ingredient and strength as this drug. */
export const genericsOf = (drug: Drug): Drug[] =>
  DRUGS.filter(
    (each) => each.isGeneric && each.ingredient === drug.ingredient && each.strength === drug.strength && each !== drug,
  )

/**
 * The price of one supply in cents. For each strength after the first, the price rises by a fifth of the first price.
 * The generic of the first maker costs two fifths of the brand. For each further maker, the price of the generic rises
 * by a twentieth of the brand's price.
 */
export const priceOf = ({ ingredient, strength, isGeneric, name }: Drug): number => {
  const brand = ingredient.price * (1 + ingredient.strengths.indexOf(strength) / 5)
  const maker = ingredient.makers.findIndex((each) => name.en.startsWith(each))
  return Math.round(isGeneric ? brand * (0.4 + maker / 20) : brand)
}

/** Drugs with other ingredients for the same purpose, grouped by brand and ingredient (COV-50). */
export const comparablesOf = (drug: Drug, locale: Locale): ComparableDrugs[] =>
  INGREDIENTS.filter((each) => each.purpose === drug.ingredient.purpose && each !== drug.ingredient).map(
    (ingredient) => ({
      label: `${ingredient.brand} (${ingredient.name[locale]})`,
      drugs: DRUGS.filter((each) => each.ingredient === ingredient).map((each) => summarise(each, locale)),
    }),
  )
