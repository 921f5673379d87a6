import type { Province } from '../../generated/member/model/index.ts'
import { SPECIALTIES, SUPPLIERS, type Specialty } from '../benefit-data/specialties.ts'
import { seeded, type Random } from '../random.ts'
import { CITIES, type City } from './cities.ts'

/** A fictional provider. The name of its type is in the language of the request. */
export interface Provider {
  readonly pauthId: string
  readonly prnId: string
  readonly aimId: string
  readonly specialtyCode: string
  readonly providerType: string
  readonly firstName: string
  readonly lastName: string
  readonly organizationName: string
  readonly addressLine1: string
  readonly city: string
  readonly province: Province
  readonly postalCode: string
  readonly phoneNumber: string
  readonly regionCode: string
  readonly lat: number
  readonly lng: number
  readonly distanceFromOrigin: number
  readonly isDirectPay: boolean
  readonly cancelsRTA: boolean
  readonly searchRanking: number
  readonly sortNameKey: string
  readonly status: string
}

const FIRST = [
  'Amélie',
  'Benoît',
  'Chantal',
  'Daniel',
  'Élise',
  'Farah',
  'Geneviève',
  'Harjit',
  'Isabelle',
  'Julien',
  'Karine',
  'Liam',
  'Maude',
  'Noémie',
  'Olivia',
  'Priya',
  'Rémi',
  'Sophie',
  'Thomas',
  'Véronique',
  'Wei',
  'Zoé',
]
const LAST = [
  'Arsenault',
  'Bélanger',
  'Cormier',
  'Doiron',
  'Élie',
  'Fraser',
  'Gallant',
  'Haché',
  'Ivanov',
  'Jean-Louis',
  'Kowalski',
  'LeBlanc',
  'MacDonald',
  'Nguyen',
  'O’Brien',
  'Poirier',
  'Robichaud',
  'Singh',
  'Thériault',
  'Ünal',
  'Vautour',
  'Wong',
]
/** The parts of a street address after the civic number. A French one begins with a comma. */
const STREETS = [
  ', rue Principale',
  ' Main Street',
  ', avenue des Pins',
  ' Elm Street',
  ', chemin du Lac',
  ' King Street',
  ', rue Saint-Georges',
  ' Queen Street',
]
/** Formats of a clinic's name, in French and English. The clinic is named after a person. */
const CLINICS: readonly ((person: string) => string)[] = [
  (person) => `Clinique ${person}`,
  (person) => `Centre ${person}`,
  (person) => `${person} Clinic`,
  (person) => `${person} Wellness`,
]

/**
 * Generates about 650 providers, the same in every run. Every city has a physiotherapist, a massage therapist, a dentist
 * and one supplier of each kind. A city may lack any other specialty.
 */
export function generateDirectory(): Provider[] {
  const random = seeded('directory')
  const practitioners = CITIES.flatMap((city) =>
    SPECIALTIES.flatMap((specialty) =>
      Array.from({ length: howMany(specialty, city, random) }, () => ({ specialty, city })),
    ),
  ).map(({ specialty, city }, index) => makeProvider(specialty, city, index, random))
  return [...practitioners, ...generateMissingDentists(practitioners), ...generateSuppliers()]
}

/** A dentist in each city that would be without one. Added apart, so that all other providers stay the same. */
function generateMissingDentists(practitioners: readonly Provider[]): Provider[] {
  const random = seeded('missing dentists')
  const dentist = SPECIALTIES.find(({ code }) => code === 'DENT')!
  return CITIES.filter(
    ({ name }) => !practitioners.some(({ city, specialtyCode }) => city === name && specialtyCode === dentist.code),
  ).map((city, index) => makeProvider(dentist, city, 60_000 + index, random))
}

/** Suppliers have the name of a business and no person's name. */
function generateSuppliers(): Provider[] {
  const random = seeded('suppliers')
  return CITIES.flatMap((city) => SUPPLIERS.map((supplier) => ({ supplier, city }))).map(
    ({ supplier, city }, index) => {
      const name = supplier.code === 'HOSP' || supplier.code === 'AMBU' ? city.name : random.pick(LAST)
      const organizationName = random.pick(supplier.businessNames).replace('{name}', name)
      return {
        ...makeProvider(supplier, city, 50_000 + index, random),
        firstName: '',
        lastName: '',
        organizationName,
        sortNameKey: fold(organizationName),
        // a supplier is paid by the member, and its claims are estimated at once
        isDirectPay: false,
        cancelsRTA: false,
      }
    },
  )
}

function howMany(specialty: Specialty, city: City, random: Random): number {
  if (specialty.code === 'PHYS') return city.name === 'Moncton' ? 6 : random.integer(2, 3)
  if (specialty.code === 'MASS') return city.name === 'Moncton' ? 4 : random.integer(1, 2)
  return random.integer(0, 2)
}

function makeProvider(specialty: Specialty, city: City, index: number, random: Random): Provider {
  const firstName = random.pick(FIRST)
  const lastName = random.pick(LAST)
  const distance = random.integer(1, 240) / 10
  return {
    pauthId: `${500_000 + index}`,
    prnId: `${800_000 + index}`,
    aimId: `${300_000 + index}`,
    specialtyCode: specialty.code,
    providerType: specialty.providerType,
    firstName,
    lastName,
    organizationName: random.pick(CLINICS)(random.pick(LAST)),
    addressLine1: `${random.integer(1, 999)}${random.pick(STREETS)}`,
    city: city.name,
    province: city.province,
    postalCode: `${city.district} ${random.integer(1, 9)}${random.pick(['A', 'B', 'C', 'E', 'G', 'H', 'J', 'K'])}${random.integer(0, 9)}`,
    phoneNumber: `${city.areaCode}55501${random.integer(0, 99).toString().padStart(2, '0')}`,
    regionCode: city.province,
    lat: Math.round((city.lat + (random.next() - 0.5) / 10) * 10_000) / 10_000,
    lng: Math.round((city.lng + (random.next() - 0.5) / 10) * 10_000) / 10_000,
    distanceFromOrigin: distance,
    isDirectPay: random.next() < 0.7,
    cancelsRTA: random.next() < 0.12,
    // the same for all, so that the portal lists the nearest first (D-109); drawn, so that the others stay the same
    searchRanking: Math.min(1, random.integer(1, 3)),
    sortNameKey: fold(`${lastName} ${firstName}`),
    status: 'ACTIVE',
  }
}

/**
 * Removes accents, replaces typographic apostrophes and converts to lower case, so that a search finds a name in any
 * spelling.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim()

interface ProviderSearch {
  readonly type: string
  readonly city: string
  readonly province: string
  readonly name?: string | undefined
  readonly phone?: string | undefined
}

export const searchDirectory = (
  directory: readonly Provider[],
  { type, city, province, name, phone }: ProviderSearch,
): Provider[] =>
  directory.filter(
    (each) =>
      each.providerType === type &&
      fold(each.city) === fold(city) &&
      each.province.toLowerCase() === province.toLowerCase() &&
      (!name || fold(`${each.firstName} ${each.lastName} ${each.organizationName}`).includes(fold(name))) &&
      (!phone || each.phoneNumber === phone),
  )
