import { z } from 'zod'
import { dollars, readData, text } from '../read-data.ts'

const procedure = z.strictObject({
  code: z.string(),
  name: text,
  /** price for a general practitioner in New Brunswick: dollars in the file, cents once it is parsed */
  price: dollars,
  /** months that must pass before the plan pays for the procedure again */
  everyMonths: z.int().exactOptional(),
})
/**
 * A procedure from the dental fee guide. `coverage` is the code of its coverage group; NONE means that the plan does
 * not cover it.
 */
export type DentalProcedure = z.infer<typeof procedure> & { readonly coverage: string }

const DENTAL_PROCEDURES = Object.entries(
  readData('dental/codes.yaml', z.record(z.string(), z.array(procedure))),
).flatMap(([coverage, procedures]) => procedures.map((each): DentalProcedure => ({ ...each, coverage })))

export const findProcedure = (code: string): DentalProcedure | undefined =>
  DENTAL_PROCEDURES.find((each) => each.code === code)
