import type { SuppressedHospitalBenefit } from '../../../generated/member/model/index.ts'
import { bilingual, type Locale, type Bilingual } from '../../bilingual.ts'
import { toRulesResponse } from './describe.ts'
import { HOSPITAL } from './hospital.ts'

/** Hospital without amounts: only sentences that are neither a percentage nor a maximum (DATA-58). */
export const suppressedHospital = (locale: Locale): SuppressedHospitalBenefit[] =>
  HOSPITAL.groups.flatMap(({ benefits }) =>
    benefits.map(({ code, name, products }) => ({
      benefitCode: code,
      benefitDetails: {
        heading: name[locale],
        description: products.map(({ about }) => about[locale]).join(' '),
        provisions: toRulesResponse(HOSPITAL.overall, locale),
        eligibility: distinct(
          toRulesResponse(
            products.flatMap(({ eligibility }) => eligibility),
            locale,
          ),
        ),
        claimRequirements: distinct(
          toRulesResponse(
            products.flatMap(({ requirements }) => requirements),
            locale,
          ),
        ),
      },
    })),
  )

const distinct = <T extends { description: string }>(rules: readonly T[]): T[] => [...new Map(rules.map((rule) => [rule.description, rule])).values()]

/** Coverage in words (D-12); no percentage and no amount. */
export const SUPPRESSED: Record<'EHB' | 'DENTAL' | 'DRUGS', readonly Bilingual[]> = {
  EHB: [
    bilingual(
      'Your plan covers ambulance, nursing, medical equipment, prosthetics, hearing and vision care, and the services of recognized health practitioners.',
      'Votre régime couvre l’ambulance, les soins infirmiers, l’équipement médical, les prothèses, les soins auditifs, les soins de la vue et les services de praticiens de la santé reconnus.',
    ),
    bilingual(
      'Some services need a prescription. Others need prior authorization, which you ask for before you pay.',
      'Certains services exigent une ordonnance. D’autres exigent une autorisation préalable, que vous demandez avant de payer.',
    ),
    bilingual(
      'What is left of a maximum depends on the claims already paid. Contact us before a large expense.',
      'Ce qui reste d’un maximum dépend des demandes déjà payées. Communiquez avec nous avant une dépense importante.',
    ),
  ],
  DENTAL: [
    bilingual(
      'Your plan covers examinations, cleaning, fillings, extractions and root canals according to the fee guide of your province.',
      'Votre régime couvre les examens, le nettoyage, les obturations, les extractions et les traitements de canal selon le guide des tarifs de votre province.',
    ),
    bilingual(
      'Crowns, dentures and orthodontics are covered in part. Ask your dentist for a treatment plan and send it to us before treatment begins.',
      'Les couronnes, les prothèses et l’orthodontie sont couvertes en partie. Demandez un plan de traitement à votre dentiste et faites-le-nous parvenir avant le début du traitement.',
    ),
    bilingual('Services for appearance only are not covered.', 'Les services purement esthétiques ne sont pas couverts.'),
  ],
  DRUGS: [
    bilingual(
      'Your plan covers drugs that by law need a prescription and that are on the plan’s list.',
      'Votre régime couvre les médicaments qui, selon la loi, exigent une ordonnance et qui figurent sur la liste du régime.',
    ),
    bilingual(
      'When there is a generic equivalent, the plan pays based on its price. Some drugs need prior authorization.',
      'Lorsqu’il existe un équivalent générique, le régime paie en fonction de son prix. Certains médicaments exigent une autorisation préalable.',
    ),
    bilingual('Search for a drug below to see whether it is covered.', 'Cherchez un médicament ci-dessous pour savoir s’il est couvert.'),
  ],
}
