import { words, type Words } from '../../words.ts'
import { AMBULANCE, HEARING, HOSPITAL_SERVICES, NURSING, OTHER } from './care.ts'
import { BRACES, MEDICAL_EQUIPMENT, ORTHOPEDIC_SHOES, PROSTHETICS } from './equipment.ts'
import type { Benefit, Catalogue, Group } from './model.ts'
import { PRACTITIONERS, VISION } from './practitioners.ts'
import { PUBLIC_PLAN_FIRST, says } from './rules.ts'

const group = (id: number, key: string, name: Words, family: Words, benefits: readonly Benefit[]): Group => ({ id, key, name, family, benefits })

/** The eleven groups of the catalogue (DATA-65). */
export const EXTENDED_HEALTH: Catalogue = {
  overall: [says('The price must be usual for the area', 'Le prix doit être habituel dans la région'), PUBLIC_PLAN_FIRST],
  groups: [
    group(1, 'ambulance', words('Ambulance', 'Ambulance'), words('Ambulance (emergency transport)', 'Ambulance (transport d’urgence)'), AMBULANCE),
    group(
      2,
      'braces-supports',
      words('Braces and supports', 'Orthèses et articles de soutien'),
      words('Braces/supports', 'Orthèses/articles de soutien'),
      BRACES,
    ),
    group(3, 'hearing', words('Hearing', 'Soins auditifs'), words('Hearing (aids and tests)', 'Soins auditifs (appareils et examens)'), HEARING),
    group(
      4,
      'hospital',
      words('Hospital services', 'Services hospitaliers'),
      words('Hospital services (without a hospital stay)', 'Services hospitaliers (sans hospitalisation)'),
      HOSPITAL_SERVICES,
    ),
    group(
      5,
      'medical-equipment',
      words('Medical equipment', 'Équipement médical'),
      words('Medical equipment (rental/purchase)', 'Équipement médical (location/achat)'),
      MEDICAL_EQUIPMENT,
    ),
    group(6, 'nursing', words('Nursing', 'Soins infirmiers'), words('Nursing (at home)', 'Soins infirmiers (à domicile)'), NURSING),
    group(
      7,
      'orthopedic-shoes',
      words('Orthopedic shoes', 'Chaussures orthopédiques'),
      words('Orthopedic shoes/orthotics', 'Chaussures orthopédiques/orthèses plantaires'),
      ORTHOPEDIC_SHOES,
    ),
    group(8, 'other', words('Other', 'Autres'), words('Other', 'Autres'), OTHER),
    group(
      9,
      'practitioners',
      words('Practitioner services', 'Services de praticiens'),
      words('Practitioner services (body/mind)', 'Services de praticiens (corps/esprit)'),
      PRACTITIONERS,
    ),
    group(10, 'prosthetics', words('Prosthetics', 'Prothèses'), words('Prosthetics', 'Prothèses'), PROSTHETICS),
    group(11, 'vision', words('Vision', 'Soins de la vue'), words('Vision (examinations/eyewear)', 'Soins de la vue (examens/lunetterie)'), VISION),
  ],
}
