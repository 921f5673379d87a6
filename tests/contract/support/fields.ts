import { expect } from 'vitest'
import { registry } from '~generated/member/zod/registry.ts'

type Step = string | number

/** Each field stands in the answer and the contract's schema notices when its value is of another kind. */
export function expectFields(operation: string, answer: unknown, paths: readonly (readonly Step[])[]): void {
  const accepts = (value: unknown) => registry[operation]!.safeParse(value).success
  expect(accepts(answer)).toBe(true)
  for (const path of paths) {
    const broken = structuredClone(answer)
    const parent = path.slice(0, -1).reduce((node, step) => (node as Record<Step, unknown>)[step], broken) as Record<Step, unknown>
    const name = path.at(-1)!
    expect(parent, `${operation} ${path.join('.')}`).toHaveProperty([name])
    parent[name] = Symbol.iterator // no answer of any kind
    expect(accepts(broken), `${operation} knows ${path.join('.')}`).toBe(false)
  }
}

/** The schema refuses an answer without the field. */
export function expectRequired(operation: string, answer: unknown, paths: readonly (readonly Step[])[]): void {
  for (const path of paths) {
    const broken = structuredClone(answer)
    const parent = path.slice(0, -1).reduce((node, step) => (node as Record<Step, unknown>)[step], broken) as Record<Step, unknown>
    delete parent[path.at(-1)!]
    expect(registry[operation]!.safeParse(broken).success, `${operation} needs ${path.join('.')}`).toBe(false)
  }
}
