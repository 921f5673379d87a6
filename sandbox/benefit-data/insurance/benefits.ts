import { z } from 'zod'
import { dollars, readData, text } from '../read-data.ts'

const amount = z
  .strictObject({ amount: dollars, label: text.default({ en: 'Amount of insurance', fr: 'Montant d’assurance' }) })
  .transform(({ amount: cents, label }) => ({ cents, label }))

const insurance = z.strictObject({
  code: z.string(),
  name: text,
  about: text,
  /** line of business of the claim type: 08 for disability and critical illness, 09 for life */
  lob: z.enum(['08', '09']),
  amounts: z.array(amount),
  /** true if the member can name a beneficiary for this benefit */
  hasBeneficiary: z.boolean().default(false),
})
export type Insurance = z.infer<typeof insurance>

/**
 * Life and disability benefits that every plan has (DATA-71), and optional benefits that a member can add (API-070).
 */
export const { life: LIFE, optional: OPTIONAL } = readData(
  'insurance/benefits.yaml',
  z.strictObject({ life: z.array(insurance), optional: z.array(insurance) }),
)
