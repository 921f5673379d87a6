import { bilingual, type Bilingual } from '../../bilingual.ts'
import type { Rule } from '../catalogue/model.ts'
import { maximum, AUTHORIZATION, claimWithin, coinsurance, statesRule } from '../catalogue/rules.ts'

export interface DentalCoverage {
  readonly code: string
  readonly name: Bilingual
  readonly about: Bilingual
  /** share of the price of the guide; zero means not covered */
  readonly percent: number
  readonly rules: readonly Rule[]
}

const coverage = (code: string, name: Bilingual, about: Bilingual, percent: number, rules: readonly Rule[] = []): DentalCoverage => ({
  code,
  name,
  about,
  percent,
  rules: [coinsurance(percent), ...rules],
})

const GUIDE: Rule = {
  text: bilingual('Price in the current fee guide of the provider’s province', 'Tarif prévu au guide des tarifs en vigueur dans la province du fournisseur'),
  agreement: 'DENTAL_PRICING',
}

/** What holds for every dental service (CONST-26). */
export const DENTAL_RULES: readonly Rule[] = [
  GUIDE,
  {
    text: bilingual('Maximum of $2,000 for each person in a calendar year', 'Maximum de 2 000 $ par personne assurée et par année civile'),
    agreement: 'FISCAL_MAXIMUM',
  },
  claimWithin(24),
]

/** Sample sentence of the specification (COV-68). */
export const INELIGIBLE = bilingual('Product or service is ineligible', 'Produit ou service non admissible')

/** Groups of dental services. */
export const DENTAL_COVERAGES: readonly DentalCoverage[] = [
  coverage('DIAG', bilingual('Diagnostic', 'Diagnostic'), bilingual('Examinations and X-rays.', 'Examens et radiographies.'), 80, [
    maximum('One recall examination every six months', 'Un examen de rappel tous les six mois'),
  ]),
  coverage(
    'PREV',
    bilingual('Prevention', 'Prévention'),
    bilingual('Polishing, scaling, fluoride and sealants.', 'Polissage, détartrage, fluorure et scellants.'),
    80,
    [maximum('Eight units of scaling per calendar year', 'Huit unités de détartrage par année civile')],
  ),
  coverage('REST', bilingual('Fillings', 'Obturations'), bilingual('Amalgam and tooth-coloured fillings.', 'Obturations en amalgame et en composite.'), 80),
  coverage('ENDO', bilingual('Root canals', 'Traitements de canal'), bilingual('Care of the nerve of a tooth.', 'Soins du nerf d’une dent.'), 80),
  coverage('PERI', bilingual('Gums', 'Gencives'), bilingual('Root planing and care of the gums.', 'Surfaçage radiculaire et soins des gencives.'), 80),
  coverage('SURG', bilingual('Oral surgery', 'Chirurgie buccale'), bilingual('Extractions, simple and surgical.', 'Extractions simples et chirurgicales.'), 80),
  coverage(
    'MAJR',
    bilingual('Crowns and dentures', 'Couronnes et prothèses'),
    bilingual('Crowns, bridges, dentures and their repair.', 'Couronnes, ponts et prothèses, et leur réparation.'),
    50,
    [statesRule('One crown or denture every five years for the same tooth', 'Une couronne ou une prothèse tous les cinq ans pour la même dent'), AUTHORIZATION],
  ),
  coverage('ORTH', bilingual('Orthodontics', 'Orthodontie'), bilingual('Appliances that straighten teeth.', 'Appareils qui redressent les dents.'), 50, [
    maximum('$1,500 in a lifetime, for dependants under 19', '1 500 $ à vie, pour les personnes à charge de moins de 19\u00A0ans'),
    AUTHORIZATION,
  ]),
]

export const findCoverage = (code: string): DentalCoverage | undefined => DENTAL_COVERAGES.find((each) => each.code === code)
