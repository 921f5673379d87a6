import type { DrugBenefit, DrugDetails, Participant, Province } from '../../../generated/member/model/index.ts'
import type { Locale, Words } from '../../words.ts'
import { ageOn } from '../age.ts'
import { comparablesOf, genericsOf, summarise, type Drug } from './catalogue.ts'

/** For whom, where and when the plan is asked. */
export interface DrugQuestion {
  readonly person: Participant
  readonly province: Province
  readonly now: number
}

const BENEFIT: Words = { en: 'Your plan covers this drug.', fr: 'Ce médicament est couvert par votre régime.' }
const AUTHORIZED: Words = {
  en: 'Your plan covers this drug with prior authorization.',
  fr: 'Ce médicament est couvert par votre régime sous réserve d’une autorisation préalable.',
}
const NOT_BENEFIT: Words = { en: 'Your plan does not cover this drug.', fr: 'Ce médicament n’est pas couvert par votre régime.' }
/** Sample sentence of the specification (COV-68). */
const NOT_ELIGIBLE: Words = { en: 'This drug is not covered for this person.', fr: 'Ce médicament n’est pas couvert pour cette personne.' }
const QUEBEC = 'QC'

/** One decision for every call, so that they agree (API-068). What the public plan of Quebec lists is in the first tier there. */
export function decide({ din, ingredient }: Drug, { person, province, now }: DrugQuestion, locale: Locale): DrugBenefit {
  const refusal = ingredient.tier === undefined ? NOT_BENEFIT : ageOn(person.dateOfBirth, now) < (ingredient.fromAge ?? 0) ? NOT_ELIGIBLE : undefined
  if (refusal) return { drugDin: din, eligibility: refusal[locale], tier: null, webCode: 2 }
  const tier = province === QUEBEC && ingredient.ramq ? 1 : ingredient.tier!
  return { drugDin: din, eligibility: (ingredient.authorization ? AUTHORIZED : BENEFIT)[locale], tier, webCode: 1 }
}

export function describeDrug(drug: Drug, index: number, question: DrugQuestion, locale: Locale): DrugDetails {
  const { ingredient, isGeneric } = drug
  return {
    index,
    ...summarise(drug, locale),
    ...decide(drug, question, locale),
    condCopay: ingredient.condCopay ?? false,
    copayVary: ingredient.copayVary ?? false,
    hasMac: !isGeneric && ingredient.makers.length > 0,
    ramq: question.province === QUEBEC && (ingredient.ramq ?? false),
    comparableDrugs: comparablesOf(drug, locale),
    genericEquivalents: genericsOf(drug).map((each) => summarise(each, locale)),
  }
}
