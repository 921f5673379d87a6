import type { DrugBenefit, DrugDetails, Participant, Province } from '../../../generated/member/model/index.ts'
import type { Locale, Bilingual } from '../../bilingual.ts'
import { toMoney } from '../../money.ts'
import { ageOn } from '../age.ts'
import { comparablesOf, genericsOf, priceOf, summarise, type Drug } from './catalogue.ts'

/** The person, province and day for which the coverage of a drug is requested. */
export interface DrugQuestion {
  readonly person: Participant
  readonly province: Province
  readonly now: number
}

const BENEFIT: Bilingual = { en: 'Your plan covers this drug.', fr: 'Ce médicament est couvert par votre régime.' }
const AUTHORIZED: Bilingual = {
  en: 'Your plan covers this drug with prior authorization.',
  fr: 'Ce médicament est couvert par votre régime sous réserve d’une autorisation préalable.',
}
const NOT_BENEFIT: Bilingual = {
  en: 'Your plan does not cover this drug.',
  fr: 'Ce médicament n’est pas couvert par votre régime.',
}
/** The sentence for a drug that the plan does not cover, as the specification quotes it (COV-68). */
const NOT_ELIGIBLE: Bilingual = {
  en: 'This drug is not covered for this person.',
  fr: 'Ce médicament n’est pas couvert pour cette personne.',
}
const QUEBEC = 'QC'
/** The `webCode` of a drug that the plan covers. Any other code means that it does not. */
export const COVERED = 1

/** Percentage of the allowed price that the plan pays, by tier. */
export const COINSURANCE: Readonly<Record<number, number>> = { 1: 90, 2: 80, 3: 60 }
/** The dispensing fee in cents that a pharmacy charges for each supply. */
const DISPENSING_FEE = 11_99

/**
 * The plan's decision about a drug. Every operation uses this function, so that all responses agree (API-068). In
 * Quebec, drugs on the public list are in the first tier.
 */
export function decide(drug: Drug, { person, province, now }: DrugQuestion, locale: Locale): DrugBenefit {
  const { din, ingredient } = drug
  const refusal =
    ingredient.tier === undefined
      ? NOT_BENEFIT
      : ageOn(person.dateOfBirth, now) < (ingredient.fromAge ?? 0)
        ? NOT_ELIGIBLE
        : undefined
  if (refusal)
    return {
      drugDin: din,
      eligibility: refusal[locale],
      tier: null,
      webCode: 2,
      priorAuthorization: false,
      ...amountsOf(drug, 0),
    }
  const tier = province === QUEBEC && ingredient.ramq ? 1 : ingredient.tier!
  const priorAuthorization = ingredient.authorization ?? false
  const eligibility = (priorAuthorization ? AUTHORIZED : BENEFIT)[locale]
  return {
    drugDin: din,
    eligibility,
    tier,
    webCode: COVERED,
    priorAuthorization,
    ...amountsOf(drug, COINSURANCE[tier]!),
  }
}

/**
 * The highest cost of one supply in cents, with the dispensing fee, that the plan accepts. For a brand with generics, it
 * is the cost of the cheapest generic (D-185).
 */
export const allowedCostOf = (drug: Drug): number =>
  Math.min(priceOf(drug), ...genericsOf(drug).map(priceOf)) + DISPENSING_FEE

/** The price of one supply, divided into what the plan and the member pay (D-185). */
function amountsOf(drug: Drug, coinsurancePercent: number) {
  const price = priceOf(drug)
  const planPays = Math.round((allowedCostOf(drug) * coinsurancePercent) / 100)
  return {
    price: toMoney(price),
    dispensingFee: toMoney(DISPENSING_FEE),
    coinsurancePercent,
    planPays: toMoney(planPays),
    memberPays: toMoney(price + DISPENSING_FEE - planPays),
  }
}

export function toDrugResponse(drug: Drug, index: number, question: DrugQuestion, locale: Locale): DrugDetails {
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
