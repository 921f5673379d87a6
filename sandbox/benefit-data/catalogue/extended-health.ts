import { bilingual, type Bilingual } from '../../bilingual.ts'
import { AMBULANCE, HEARING, HOSPITAL_SERVICES, NURSING, OTHER } from './care.ts'
import { BRACES, MEDICAL_EQUIPMENT, ORTHOPEDIC_SHOES, PROSTHETICS } from './equipment.ts'
import type { Benefit, Catalogue, Group } from './model.ts'
import { PRACTITIONERS, VISION } from './practitioners.ts'
import { PUBLIC_PLAN_FIRST, statesRule } from './rules.ts'

const group = (id: number, key: string, name: Bilingual, family: Bilingual, benefits: readonly Benefit[]): Group => ({ id, key, name, family, benefits })

/** The eleven groups of the catalogue (DATA-65). */
export const EXTENDED_HEALTH: Catalogue = {
  overall: [statesRule('The price must be usual for the area', 'Le prix doit être habituel dans la région'), PUBLIC_PLAN_FIRST],
  groups: [
    group(1, 'ambulance', bilingual('Ambulance', 'Ambulance'), bilingual('Ambulance (emergency transport)', 'Ambulance (transport d’urgence)'), AMBULANCE),
    group(
      2,
      'braces-supports',
      bilingual('Braces and supports', 'Orthèses et articles de soutien'),
      bilingual('Braces/supports', 'Orthèses/articles de soutien'),
      BRACES,
    ),
    group(3, 'hearing', bilingual('Hearing', 'Soins auditifs'), bilingual('Hearing (aids and tests)', 'Soins auditifs (appareils et examens)'), HEARING),
    group(
      4,
      'hospital',
      bilingual('Hospital services', 'Services hospitaliers'),
      bilingual('Hospital services (without a hospital stay)', 'Services hospitaliers (sans hospitalisation)'),
      HOSPITAL_SERVICES,
    ),
    group(
      5,
      'medical-equipment',
      bilingual('Medical equipment', 'Équipement médical'),
      bilingual('Medical equipment (rental/purchase)', 'Équipement médical (location/achat)'),
      MEDICAL_EQUIPMENT,
    ),
    group(6, 'nursing', bilingual('Nursing', 'Soins infirmiers'), bilingual('Nursing (at home)', 'Soins infirmiers (à domicile)'), NURSING),
    group(
      7,
      'orthopedic-shoes',
      bilingual('Orthopedic shoes', 'Chaussures orthopédiques'),
      bilingual('Orthopedic shoes/orthotics', 'Chaussures orthopédiques/orthèses plantaires'),
      ORTHOPEDIC_SHOES,
    ),
    group(8, 'other', bilingual('Other', 'Autres'), bilingual('Other', 'Autres'), OTHER),
    group(
      9,
      'practitioners',
      bilingual('Practitioner services', 'Services de praticiens'),
      bilingual('Practitioner services (body/mind)', 'Services de praticiens (corps/esprit)'),
      PRACTITIONERS,
    ),
    group(10, 'prosthetics', bilingual('Prosthetics', 'Prothèses'), bilingual('Prosthetics', 'Prothèses'), PROSTHETICS),
    group(11, 'vision', bilingual('Vision', 'Soins de la vue'), bilingual('Vision (examinations/eyewear)', 'Soins de la vue (examens/lunetterie)'), VISION),
  ],
}
