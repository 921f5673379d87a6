import { fieldId, keepEqualFailure, type Failure, type FieldFailure, type FieldPath } from '~/forms/form-texts.tsx'

/**
 * State of a form: its answers, its failures, and which failures are shown. A field subscribes only to its own failure,
 * so that a key press renders only that field and not the whole form.
 */
export interface FormState {
  subscribe: (listener: () => void) => () => void
  /**
   * the failure that a field shows. It is shown once the focus has left the field, or a submit has found it (AUTH-33,
   * AUTH-38). A question that appears after a failed submit shows no failure at first, because the member has not
   * reached it yet.
   */
  shown: (id: string) => Failure | undefined
  /** the current failures by field; the same map object until the next validation */
  failures: () => ReadonlyMap<string, FieldFailure>
  data: () => unknown
  change: (data: unknown) => void
  /**
   * stores an answer while the member types. RJSF receives the answer later, because RJSF renders the whole form for
   * each answer that it receives.
   */
  setPending: (id: string, path: FieldPath, value: unknown) => void
  /** reports all answers after each key press; call the returned function to unsubscribe */
  subscribeValues: (hear: (data: unknown) => void) => () => void
  /** returns the pending answers for RJSF and clears them; if an id is given, only those of that field */
  flushPending: (id?: string) => readonly PendingAnswer[]
  touch: (id: string) => void
  /**
   * keeps the shown failures with their lines: call it before a line of a list is removed at an index (-1) or put back
   * there (1). A new line begins without failures.
   */
  shiftLines: (list: string, index: number, by: 1 | -1) => void
  /** validates answers for a submit; the failures that it finds are shown */
  submit: (data: unknown) => readonly FieldFailure[]
}

interface PendingAnswer {
  readonly path: FieldPath
  readonly value: unknown
}

export function createFormState(formId: string, initial: unknown, check: (data: unknown) => FieldFailure[]): FormState {
  let data = initial
  let failures = new Map<string, FieldFailure>()
  let touched = new Set<string>()
  const valueListeners = new Set<(data: unknown) => void>()
  const pending = new Map<string, PendingAnswer>()
  const listeners = new Set<() => void>()

  function validate() {
    const found = new Map(check(data).map((failure) => [fieldId(formId, failure.path), failure]))
    // a failure that equals the previous one stays the same object, so that its subscribers do not render
    failures = new Map(
      [...found].map(([id, failure]) => [
        id,
        keepEqualFailure(failures.get(id), failure) ? (failures.get(id) ?? failure) : failure,
      ]),
    )
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const revalidate = () => {
    if (touched.size === 0) return
    validate()
    notify()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: (id) => (touched.has(id) ? failures.get(id) : undefined),
    failures: () => failures,
    data: () => data,
    change(next) {
      data = [...pending.values()].reduce((whole, { path, value }) => withAnswer(whole, path, value), next)
      revalidate()
    },
    setPending(id, path, value) {
      pending.set(id, { path, value })
      data = withAnswer(data, path, value)
      revalidate()
      for (const hear of valueListeners) hear(data)
    },
    subscribeValues(hear) {
      valueListeners.add(hear)
      return () => valueListeners.delete(hear)
    },
    flushPending(id) {
      const taken = id === undefined ? [...pending.values()] : [pending.get(id)].filter((each) => each !== undefined)
      if (id === undefined) pending.clear()
      else pending.delete(id)
      return taken
    },
    touch(id) {
      if (touched.has(id)) return
      touched.add(id)
      validate()
      notify()
    },
    shiftLines(list, index, by) {
      const shifted = [...touched].map((id) => {
        const [, line = '', field = ''] = id.startsWith(`${list}_`)
          ? (/^(\d+)(_.*)$/.exec(id.slice(list.length + 1)) ?? [])
          : []
        if (line === '' || Number(line) < index) return id
        return by === -1 && Number(line) === index ? undefined : `${list}_${Number(line) + by}${field}`
      })
      touched = new Set(shifted.filter((id) => id !== undefined))
    },
    submit(sent) {
      data = sent
      validate()
      for (const id of failures.keys()) touched.add(id)
      notify()
      return [...failures.values()]
    },
  }
}

/**
 * Copies the data with another answer at a path. `undefined` removes it. Values outside the path stay the same objects.
 */
function withAnswer(whole: unknown, [part, ...rest]: FieldPath, value: unknown): unknown {
  if (part === undefined) return value
  const next = withAnswer((whole as Record<string, unknown> | undefined)?.[part], rest, value)
  if (typeof part === 'number') return Object.assign([...((whole as unknown[] | undefined) ?? [])], { [part]: next })
  const { [part]: _, ...others } = (whole ?? {}) as Record<string, unknown>
  return next === undefined ? others : { ...(whole as object | undefined), [part]: next }
}
