import { useState } from 'react'

interface Shape {
  /** what is typed, as the value that is kept; undefined when it is not (yet) one */
  parse: (typed: string) => string | undefined
  /** the value as it is shown once typing is done */
  show: (value: string) => string
}

/**
 * A box whose text and whose value differ: `1 234,5 $` is shown while it is typed, `1234.50` is kept. What cannot be understood is kept
 * as typed, never lost, and left to validation. The text is tidied by `settle`, when the box is left.
 */
export function useTypedValue(value: string | undefined, { parse, show }: Shape) {
  // What is being typed; undefined once it was tidied.
  const [typed, setTyped] = useState<string>()
  const valueOf = (text: string) => parse(text) ?? (text || undefined)
  // Another value may come from outside: a draft, a reset.
  const text = typed !== undefined && valueOf(typed) === value ? typed : show(value ?? '')
  return {
    text,
    /** takes over what is typed and returns the value to keep */
    type(next: string): string | undefined {
      setTyped(next)
      return valueOf(next)
    },
    settle: () => setTyped(undefined),
  }
}
