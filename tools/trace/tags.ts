import { decisions, requirements } from './specification.ts'

/** Tags that a test may have: ids of requirements and decisions. The runner refuses any other tag before it starts. */
export const tags: { name: string }[] = [...requirements, ...decisions].map((name) => ({ name }))
