import { words, type Words } from '../../words.ts'
import type { Rule } from '../catalogue/model.ts'
import { atMost, AUTHORIZATION, claimWithin, pays, says } from '../catalogue/rules.ts'

export interface DentalCoverage {
  readonly code: string
  readonly name: Words
  readonly about: Words
  /** share of the price of the guide; zero means not covered */
  readonly percent: number
  readonly rules: readonly Rule[]
}

const coverage = (code: string, name: Words, about: Words, percent: number, rules: readonly Rule[] = []): DentalCoverage => ({
  code,
  name,
  about,
  percent,
  rules: [pays(percent), ...rules],
})

const GUIDE: Rule = {
  text: words('Price in the current fee guide of the provider’s province', 'Tarif prévu au guide des tarifs en vigueur dans la province du fournisseur'),
  agreement: 'DENTAL_PRICING',
}

/** What holds for every dental service (CONST-26). */
export const DENTAL_RULES: readonly Rule[] = [
  GUIDE,
  {
    text: words('Maximum of $2,000 for each person in a calendar year', 'Maximum de 2 000 $ par personne assurée et par année civile'),
    agreement: 'FISCAL_MAXIMUM',
  },
  claimWithin(24),
]

/** Sample sentence of the specification (COV-68). */
export const INELIGIBLE = words('Product or service is ineligible', 'Produit ou service non admissible')

/** Groups of dental services. */
export const DENTAL_COVERAGES: readonly DentalCoverage[] = [
  coverage('DIAG', words('Diagnostic', 'Diagnostic'), words('Examinations and X-rays.', 'Examens et radiographies.'), 80, [
    atMost('One recall examination every six months', 'Un examen de rappel tous les six mois'),
  ]),
  coverage(
    'PREV',
    words('Prevention', 'Prévention'),
    words('Polishing, scaling, fluoride and sealants.', 'Polissage, détartrage, fluorure et scellants.'),
    80,
    [atMost('Eight units of scaling per calendar year', 'Huit unités de détartrage par année civile')],
  ),
  coverage('REST', words('Fillings', 'Obturations'), words('Amalgam and tooth-coloured fillings.', 'Obturations en amalgame et en composite.'), 80),
  coverage('ENDO', words('Root canals', 'Traitements de canal'), words('Care of the nerve of a tooth.', 'Soins du nerf d’une dent.'), 80),
  coverage('PERI', words('Gums', 'Gencives'), words('Root planing and care of the gums.', 'Surfaçage radiculaire et soins des gencives.'), 80),
  coverage('SURG', words('Oral surgery', 'Chirurgie buccale'), words('Extractions, simple and surgical.', 'Extractions simples et chirurgicales.'), 80),
  coverage(
    'MAJR',
    words('Crowns and dentures', 'Couronnes et prothèses'),
    words('Crowns, bridges, dentures and their repair.', 'Couronnes, ponts et prothèses, et leur réparation.'),
    50,
    [says('One crown or denture every five years for the same tooth', 'Une couronne ou une prothèse tous les cinq ans pour la même dent'), AUTHORIZATION],
  ),
  coverage('ORTH', words('Orthodontics', 'Orthodontie'), words('Appliances that straighten teeth.', 'Appareils qui redressent les dents.'), 50, [
    atMost('$1,500 in a lifetime, for dependants under 19', '1 500 $ à vie, pour les personnes à charge de moins de 19\u00A0ans'),
    AUTHORIZATION,
  ]),
]

export const findCoverage = (code: string): DentalCoverage | undefined => DENTAL_COVERAGES.find((each) => each.code === code)
