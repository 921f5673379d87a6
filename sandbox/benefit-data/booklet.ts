import { z } from 'zod'
import { readData, text } from './read-data.ts'

/** The texts of the benefits booklet (PDF). */
export const BOOKLET = readData(
  'booklet.yaml',
  z.strictObject({
    about: text,
    drugs: text,
    exclusions: z.array(text),
    claims: z.array(text),
    appeal: z.array(text),
  }),
)
