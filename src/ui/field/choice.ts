import { groupBy } from '~/platform/baseline/baseline.ts'

/** One answer among several. */
export interface Choice {
  value: string
  label: string
  /** A second line: an address, a date of birth. */
  description?: string | undefined
  /** Why it cannot be chosen, or what it means: "Not available in your province". */
  note?: string | undefined
  disabled?: boolean | undefined
  /** "Everybody": among several answers it is chosen alone. */
  alone?: boolean | undefined
  /** Choices with the same heading stand together. */
  group?: string | undefined
}

/** Choices under their headings, in the order given; those without a heading keep their place. */
export function groupChoices(choices: readonly Choice[]): { heading: string | undefined; choices: readonly Choice[] }[] {
  return [...groupBy(choices, (choice) => choice.group)].map(([heading, together]) => ({ heading, choices: together }))
}
