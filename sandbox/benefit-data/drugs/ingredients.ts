import { z } from 'zod'
import { dollars, readData, text } from '../read-data.ts'

const ingredient = z.strictObject({
  /** digits 5 and 6 of the ingredient's drug identification numbers */
  number: z.int(),
  name: text,
  /** drugs with the same purpose are listed as comparable drugs */
  purpose: z.string(),
  brand: z.string(),
  form: z.string(),
  strengths: z.array(z.string()),
  /** the companies that make a generic */
  makers: z.array(z.string()),
  /** price of the brand in its lowest strength, in cents, for one pack or for a supply of thirty days */
  price: dollars,
  /** coverage tier; a drug without a tier is not covered */
  tier: z.int().min(1).max(3).exactOptional(),
  ramq: z.boolean().exactOptional(),
  condCopay: z.boolean().exactOptional(),
  copayVary: z.boolean().exactOptional(),
  authorization: z.boolean().exactOptional(),
  /** youngest age at which the plan covers the drug */
  fromAge: z.int().exactOptional(),
})

const { forms, ingredients } = readData(
  'drugs/ingredients.yaml',
  z
    .strictObject({ forms: z.record(z.string(), text), ingredients: z.array(ingredient) })
    .refine(
      (data) => data.ingredients.every(({ form }) => form in data.forms),
      'has an ingredient with a form that is not in the list of forms',
    ),
)

/** The ingredients of the drugs, with the plan's coverage rules. The ingredients are real; the brands are fictional. */
export const INGREDIENTS = ingredients.map((each) => ({ ...each, form: forms[each.form]! }))
export type Ingredient = (typeof INGREDIENTS)[number]
