import { findSpecialty, type Specialty } from '../specialties.ts'
import type { Benefit, Product } from './model.ts'
import { coinsurance, perVisit, perYear, PRESCRIPTION, product } from './rules.ts'
import { bilingual } from '../../bilingual.ts'

/** What claims are decided by is also what the catalogue says. */
function productOf(specialty: Specialty): Product {
  const { code, name, services, coinsurancePercent } = specialty
  const list = (locale: 'en' | 'fr') => services.map((service) => service.name[locale]).join(', ')
  const described = product(
    code,
    name,
    bilingual(`Recognized services – ${list('en')}.`, `Services reconnus\u00A0– ${list('fr')}.`),
    [coinsurance(coinsurancePercent), perVisit(specialty.perVisit), perYear(specialty.perYear)],
    { requirements: services.some(({ prescription }) => prescription) ? [PRESCRIPTION] : [] },
  )
  return { ...described, specialty }
}

const productsOf = (codes: readonly string[]): Product[] => codes.flatMap((code) => findSpecialty(code) ?? []).map((specialty) => productOf(specialty))

export const PRACTITIONERS: readonly Benefit[] = [
  {
    code: 'BODY',
    name: bilingual('Physical health', 'Santé physique'),
    products: productsOf(['PHYS', 'MASS', 'CHIR', 'OSTE', 'ACUP', 'PODI', 'OCCU']),
  },
  { code: 'MIND', name: bilingual('Mental health', 'Santé mentale'), products: productsOf(['PSYC', 'SOCW']) },
  { code: 'SPEECH', name: bilingual('Nutrition and speech', 'Nutrition et langage'), products: productsOf(['DIET', 'SPEE']) },
]

export const VISION: readonly Benefit[] = [
  { code: 'EYES', name: bilingual('Eye examinations and eyewear', 'Examens de la vue et lunetterie'), products: productsOf(['OPTO', 'OPTI']) },
]
