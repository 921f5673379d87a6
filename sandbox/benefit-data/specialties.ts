import { z } from 'zod'
import { dollars, readData, text } from './read-data.ts'

const service = z.strictObject({
  id: z.int(),
  code: z.string(),
  name: text,
  /** the plan pays only with a prescription (D-106) */
  prescription: z.boolean().exactOptional(),
  /** the reason that another insurer usually gives, by its number (DATA-33) */
  otherReason: z.int().exactOptional(),
  /** first and last day on which it is paid (Date8); always, where there is none */
  from: z.string().exactOptional(),
  until: z.string().exactOptional(),
  /** cents that a visit usually costs, for the history of personas */
  usual: dollars,
})
export type Service = z.infer<typeof service>

const specialty = z
  .strictObject({
    code: z.string(),
    id: z.int(),
    /** the code with PARA for paramedical, INDI for an individual practitioner (D-110) */
    providerType: z.string(),
    name: text,
    pays: z.number(),
    /** cents of one visit that the plan recognises at most */
    perVisit: dollars,
    /** cents that the plan pays at most for one person in a calendar year */
    perYear: dollars,
    claimTypes: z.array(z.string()).default(['XX-PRAC', 'XX-HEAL']),
    /** category of the search in history (DATA-66) */
    benefitCode: z.enum(['CHLTH', 'DNTL']).default('CHLTH'),
    services: z.array(service),
  })
  .transform(({ pays, ...rest }) => ({ ...rest, coinsurancePercent: pays }))
/** Rules of the plan for the services of one kind of provider. */
export type Specialty = z.infer<typeof specialty>

/** The plan of every persona. */
export const SPECIALTIES: readonly Specialty[] = readData('specialties.yaml', z.array(specialty))

export const findSpecialty = (code: string | undefined): Specialty | undefined =>
  SPECIALTIES.find((each) => each.code === code)

export const findService = (specialtyCode: string | undefined, id: number): Service | undefined =>
  findSpecialty(specialtyCode)?.services.find((each) => each.id === id)
