import { readEligible } from './hsa-eligible.ts'
import { hsaContext, hsaInitial } from './hsa-content.ts'
import { hsaPart } from './model/hsa-services.ts'

/** What only claims about the health spending account need, in one chunk: what is fetched, asked and sent. */
export const desk = { readEligible, initialFor: hsaInitial, contextFor: hsaContext, partOf: hsaPart }
