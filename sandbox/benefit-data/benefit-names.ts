import type { Bilingual } from '../bilingual.ts'

/**
 * The name of each benefit that a plan can have. For some benefits, also the category by which members search for their
 * claims (DATA-66, DATA-67).
 */
export const BENEFITS: Record<string, { readonly name: Bilingual; readonly category?: string }> = {
  DENTAL: { name: { en: 'Dental', fr: 'Soins dentaires' }, category: 'DNTL' },
  DRUGS: { name: { en: 'Drugs', fr: 'Médicaments' }, category: 'DRUG' },
  EHB: { name: { en: 'Extended health', fr: 'Soins de santé complémentaires' }, category: 'CHLTH' },
  HSA: { name: { en: 'Health spending account', fr: 'Compte de gestion-santé' } },
  HOSPITAL: { name: { en: 'Hospital', fr: 'Hospitalisation' }, category: 'HOSP' },
  LIFEDIS: { name: { en: 'Life and disability', fr: 'Assurance vie et invalidité' } },
  OPTBEN: { name: { en: 'Optional benefits', fr: 'Garanties facultatives' } },
  ONLINEDOCTOR: { name: { en: 'Online doctors', fr: 'Médecins en ligne' } },
  PWA: { name: { en: 'Personal wellness account', fr: 'Compte de mieux-être personnel' } },
  WELLNESSMEDSECOP: { name: { en: 'Medical second opinion', fr: 'Deuxième avis médical' } },
  TRAVEL: { name: { en: 'Travel', fr: 'Voyage' }, category: 'OOP' },
  // two programs whose keys the specification does not give (D-179): for assistance and for refugees
  ASSIST: { name: { en: 'Assistance program', fr: 'Programme d’aide' } },
  REFUGEE: { name: { en: 'Refugee health program', fr: 'Programme de santé pour les personnes réfugiées' } },
}
