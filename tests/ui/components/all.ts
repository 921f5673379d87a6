import type { Example } from './example.ts'

/** All examples of the design system, found by their file names. */
const files = import.meta.glob<Record<string, unknown>>('./*.examples.tsx', { eager: true })

const isExamples = (value: unknown): value is Example[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'render' in item)

export const allExamples: readonly Example[] = Object.values(files).flatMap((file) =>
  Object.values(file).filter(isExamples).flat(),
)
