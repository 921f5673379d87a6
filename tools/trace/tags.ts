import { decisions, requirements } from './specification.ts'

/** What a test may claim with its tags: a row of the specification, or a decision. A tag that is neither is refused before anything runs. */
export const tags: { name: string }[] = [...requirements, ...decisions].map((name) => ({ name }))
