import { z } from 'zod'
import type { ClaimTerms } from '../../generated/member/model/index.ts'
import type { Locale } from '../bilingual.ts'
import { readData, text } from './read-data.ts'

const TERMS = readData('claim-terms.yaml', z.strictObject({ title: text, paragraphs: z.array(text) }))

/** The agreement that a member accepts before submitting a claim (D-98, CONST-16). */
export const claimTerms = (locale: Locale): ClaimTerms => ({
  title: TERMS.title[locale],
  paragraphs: TERMS.paragraphs.map((words) => words[locale]),
})
