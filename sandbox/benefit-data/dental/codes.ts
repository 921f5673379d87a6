import { z } from 'zod'
import { dollars, readData, text } from '../read-data.ts'

const procedure = z.strictObject({
  code: z.string(),
  name: text,
  /** cents that a general practitioner in New Brunswick asks */
  price: dollars,
  /** how often the plan pays, in months */
  everyMonths: z.int().exactOptional(),
})
/** A procedure of the guide, with the group of its coverage; NONE is in the guide and not covered by the plan. */
export type DentalProcedure = z.infer<typeof procedure> & { readonly coverage: string }

const DENTAL_PROCEDURES = Object.entries(
  readData('dental/codes.yaml', z.record(z.string(), z.array(procedure))),
).flatMap(([coverage, procedures]) => procedures.map((each): DentalProcedure => ({ ...each, coverage })))

export const findProcedure = (code: string): DentalProcedure | undefined =>
  DENTAL_PROCEDURES.find((each) => each.code === code)
