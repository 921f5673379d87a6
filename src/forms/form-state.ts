import { fieldId, sameFailure, type Failure, type FieldFailure } from '~/forms/texts.tsx'

/**
 * What a form knows while it is filled in: the answers, what is wrong with them, and which of it is time to say. Fields listen to their
 * own failure only, so a key pressed in one field redraws no other, and the form itself not at all.
 */
export interface FormState {
  subscribe: (listener: () => void) => () => void
  /** the failure a field shows now: after it was left once, or after a failed submit (AUTH-33, AUTH-38) */
  shown: (id: string) => Failure | undefined
  data: () => unknown
  change: (data: unknown) => void
  leave: (id: string) => void
  /** checks answers that are to be sent; from now on every failure shows */
  submit: (data: unknown) => readonly FieldFailure[]
}

export function createFormState(formId: string, initial: unknown, check: (data: unknown) => FieldFailure[]): FormState {
  let data = initial
  let failures = new Map<string, FieldFailure>()
  let all = false
  const left = new Set<string>()
  const listeners = new Set<() => void>()

  function assess() {
    const found = new Map(check(data).map((failure) => [fieldId(formId, failure.path), failure]))
    // An equal failure stays the same object: whoever listens to it has nothing new to hear.
    failures = new Map([...found].map(([id, failure]) => [id, sameFailure(failures.get(id), failure) ? (failures.get(id) ?? failure) : failure]))
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: (id) => (all || left.has(id) ? failures.get(id) : undefined),
    data: () => data,
    change(next) {
      data = next
      if (!all && left.size === 0) return
      assess()
      tell()
    },
    leave(id) {
      if (all || left.has(id)) return
      left.add(id)
      assess()
      tell()
    },
    submit(sent) {
      data = sent
      all = true
      assess()
      tell()
      return [...failures.values()]
    },
  }
}
