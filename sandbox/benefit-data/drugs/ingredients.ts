import { z } from 'zod'
import { dollars, readData, text } from '../read-data.ts'

const ingredient = z.strictObject({
  /** third and fourth digit pair of its drug identification numbers */
  number: z.int(),
  name: text,
  /** drugs with the same purpose are comparable */
  purpose: z.string(),
  brand: z.string(),
  form: z.string(),
  strengths: z.array(z.string()),
  /** makers of a generic */
  makers: z.array(z.string()),
  /** cents of thirty days of the brand in its first strength, or of one pack */
  price: dollars,
  /** tier of the plan; without a tier, the plan does not cover the drug */
  tier: z.int().min(1).max(3).exactOptional(),
  ramq: z.boolean().exactOptional(),
  condCopay: z.boolean().exactOptional(),
  copayVary: z.boolean().exactOptional(),
  authorization: z.boolean().exactOptional(),
  /** the plan covers the drug from this age on */
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

/** Ingredients of the drugs, with the rules of the plan. Ingredients are real, brands are fictional. */
export const INGREDIENTS = ingredients.map((each) => ({ ...each, form: forms[each.form]! }))
export type Ingredient = (typeof INGREDIENTS)[number]
