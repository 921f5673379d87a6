import { z } from 'zod'
import { readData, text } from './read-data.ts'

const ids = z.enum(['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08', 'R01', 'R02', 'R03', 'R04'])
export type ExplanationId = z.infer<typeof ids>

/** The explanations of the amounts of a claim line, by explanation id. */
export const EXPLANATIONS = readData('explanations.yaml', z.record(ids, text))

/** Number of months after a service until the plan pays for such a service of the same person again (R03). */
export const MONTHS_BETWEEN = 3
