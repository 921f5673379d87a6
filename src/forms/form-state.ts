import { fieldId, sameFailure, type Failure, type FieldFailure, type FieldPath } from '~/forms/texts.tsx'

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
  /** one answer while it is typed, which RJSF learns later: it would draw the whole form for each key */
  type: (id: string, path: FieldPath, value: unknown) => void
  /** hears all answers with each that is typed, until the function it gives is called */
  listen: (hear: (data: unknown) => void) => () => void
  /** the answers that RJSF is to learn now; from now on it knows them. With an id, the one of that field. */
  takeTyped: (id?: string) => readonly Typed[]
  leave: (id: string) => void
  /** checks answers that are to be sent; from now on every failure shows */
  submit: (data: unknown) => readonly FieldFailure[]
}

interface Typed {
  readonly path: FieldPath
  readonly value: unknown
}

export function createFormState(formId: string, initial: unknown, check: (data: unknown) => FieldFailure[]): FormState {
  let data = initial
  let failures = new Map<string, FieldFailure>()
  let all = false
  const left = new Set<string>()
  const hearers = new Set<(data: unknown) => void>()
  const typing = new Map<string, Typed>()
  const listeners = new Set<() => void>()

  function assess() {
    const found = new Map(check(data).map((failure) => [fieldId(formId, failure.path), failure]))
    // An equal failure stays the same object: whoever listens to it has nothing new to hear.
    failures = new Map([...found].map(([id, failure]) => [id, sameFailure(failures.get(id), failure) ? (failures.get(id) ?? failure) : failure]))
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const tellWhatIsWrong = () => {
    if (!all && left.size === 0) return
    assess()
    tell()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: (id) => (all || left.has(id) ? failures.get(id) : undefined),
    data: () => data,
    change(next) {
      data = [...typing.values()].reduce((whole, { path, value }) => withAnswer(whole, path, value), next)
      tellWhatIsWrong()
    },
    type(id, path, value) {
      typing.set(id, { path, value })
      data = withAnswer(data, path, value)
      tellWhatIsWrong()
      for (const hear of hearers) hear(data)
    },
    listen(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    takeTyped(id) {
      const taken = id === undefined ? [...typing.values()] : [typing.get(id)].filter((each) => each !== undefined)
      if (id === undefined) typing.clear()
      else typing.delete(id)
      return taken
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

/** A copy with another answer at a path; `undefined` is none. What is beside the path stays the same object. */
function withAnswer(whole: unknown, [part, ...rest]: FieldPath, value: unknown): unknown {
  if (part === undefined) return value
  const next = withAnswer((whole as Record<string, unknown> | undefined)?.[part], rest, value)
  if (typeof part === 'number') return Object.assign([...((whole as unknown[] | undefined) ?? [])], { [part]: next })
  const { [part]: _, ...others } = (whole ?? {}) as Record<string, unknown>
  return next === undefined ? others : { ...(whole as object | undefined), [part]: next }
}
