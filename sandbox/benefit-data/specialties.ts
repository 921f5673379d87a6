import { z } from 'zod'
import { dollars, readData, text } from './read-data.ts'

const serviceRow = z.strictObject({
  id: z.int(),
  code: z.string(),
  name: text,
  /** true if the plan pays for this specialty only with a prescription (D-106) */
  prescription: z.boolean().exactOptional(),
  /** id of the reason that another insurer usually gives for not paying everything (DATA-33) */
  otherReason: z.int().exactOptional(),
  /** first and last day on which the plan pays for this specialty (Date8); absent if there is no such limit */
  from: z.string().exactOptional(),
  until: z.string().exactOptional(),
  /** products of the coverage catalogue that are claimed as this service */
  products: z.array(z.string()).exactOptional(),
  /** usual price of a visit in cents, for the claim history of personas */
  usual: dollars,
})
export type Service = z.infer<typeof serviceRow>

const specialtyRow = z.strictObject({
  code: z.string(),
  id: z.int(),
  /** provider type code: contains PARA for paramedical, INDI for an individual practitioner (D-110) */
  providerType: z.string(),
  name: text,
  /** percentage that the plan pays */
  pays: z.number(),
  claimTypes: z.array(z.string()).default(['XX-PRAC', 'XX-HEAL']),
  /** benefit category of these services in the claim history (DATA-66) */
  benefitCode: z.enum(['CHLTH', 'DNTL', 'HOSP']).default('CHLTH'),
  services: z.array(serviceRow),
})
/** highest eligible amount for one visit, and the most that the plan pays for one person in a calendar year; in cents */
const limits = z.object({ perVisit: dollars, perYear: dollars })
const toRule = <Row extends { readonly pays: number }>({ pays, ...rest }: Row) => ({
  ...rest,
  coinsurancePercent: pays,
})

/** The rules for all specialties of practitioners. Every persona's plan has the same ones. */
export const SPECIALTIES = readData('specialties.yaml', z.array(specialtyRow.extend(limits.shape).transform(toRule)))

/** The rules for suppliers of items, ambulances and hospitals. */
export const SUPPLIERS = readData(
  'suppliers.yaml',
  z.array(specialtyRow.extend({ ...limits.partial().shape, businessNames: z.array(z.string()) }).transform(toRule)),
)

/** The plan's rules for the services of one kind of provider. */
export type Specialty = Omit<(typeof SPECIALTIES)[number], 'perVisit' | 'perYear'> & {
  readonly perVisit?: number | undefined
  readonly perYear?: number | undefined
}

export const findSpecialty = (code: string | undefined): Specialty | undefined =>
  [...SPECIALTIES, ...SUPPLIERS].find((each) => each.code === code)

/** The supplier's specialty and service with which a product of the coverage catalogue is claimed. */
export const findSupplied = (product: string): { specialty: Specialty; service: Service } | undefined =>
  SUPPLIERS.flatMap((specialty) => specialty.services.map((service) => ({ specialty, service }))).find(({ service }) =>
    service.products?.includes(product),
  )

export const findService = (specialtyCode: string | undefined, id: number): Service | undefined =>
  findSpecialty(specialtyCode)?.services.find((each) => each.id === id)
