import { z } from 'zod'
import { dollars, readData, text } from '../read-data.ts'

const amount = z
  .strictObject({ amount: dollars, label: text.default({ en: 'Amount of insurance', fr: 'Montant d’assurance' }) })
  .transform(({ amount: cents, label }) => ({ cents, label }))

const insurance = z.strictObject({
  code: z.string(),
  name: text,
  about: text,
  /** line of business of the claim types: 08 disability and critical illness, 09 life */
  lob: z.enum(['08', '09']),
  amounts: z.array(amount),
  /** a beneficiary is named */
  hasBeneficiary: z.boolean().default(false),
})
export type Insurance = z.infer<typeof insurance>

/** Life and disability of every plan (DATA-71), and the choices of a member in addition (API-070). */
export const { life: LIFE, optional: OPTIONAL } = readData(
  'insurance/benefits.yaml',
  z.strictObject({ life: z.array(insurance), optional: z.array(insurance) }),
)
