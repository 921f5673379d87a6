import { decisions, requirements } from './specification.ts'

/**
 * The tags that a test may have: ids of requirements and decisions. Before any test runs, the test runner rejects all
 * other tags.
 */
export const tags: { name: string }[] = [...requirements, ...decisions].map((name) => ({ name }))
