import { useEffect, useState } from 'react'
import { onSessionEnd } from '~/platform/session/end-session.ts'

interface UnsentInput {
  /** the latest data of the form */
  data: object
  /** the content that was sent last, and its Idempotency-Key */
  sent?: { readonly content: string; readonly key: string }
}

/**
 * The unsent input of each page. The key is the name of the page and of its subject, such as a claim. The input is in
 * memory only (D-19). It is kept after an error or a visit to another page, and cleared when the session ends.
 */
const inputs = new Map<string, UnsentInput>()
onSessionEnd(() => inputs.clear())

export const unsentInput = <Data>(page: string): Partial<Data> => inputs.get(page)?.data ?? {}

export const keepInput = (page: string, data: object): void => {
  const kept = inputs.get(page)
  inputs.set(page, { ...kept, data })
}

/** Removes the stored input of a page, after it has been sent. */
export const forgetInput = (page: string): void => void inputs.delete(page)

/**
 * The Idempotency-Key for this content. It is the same for every attempt to send the content, so that the service
 * records it once. Changed content gets a new key, because the service may already have recorded or refused the earlier
 * content.
 */
export function sendingKey(page: string, data: object): string {
  const content = JSON.stringify(data)
  const kept = inputs.get(page)
  if (kept?.sent?.content === content) return kept.sent.key
  const key = crypto.randomUUID()
  inputs.set(page, { data, sent: { content, key } })
  return key
}

const hasInput = (page: string): boolean =>
  Object.values(unsentInput<Record<string, unknown>>(page)).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '',
  )

/** Lets the browser ask before it reloads or closes the page while there is input, which would be lost (D-119). */
export function useAskBeforeUnload(page: string): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasInput(page)) return
      event.preventDefault()
      event.returnValue = true // for Chrome and Edge before 119
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [page])
}

interface FormInput<Data> {
  /** the unsent input, or what is on file */
  readonly initial: Partial<Data> | undefined
  readonly keep: (data: Partial<Data>) => void
  readonly forget: () => void
}

/** Keeps the input of a form that changes what is on file, while the member looks at other pages. */
export function useUnsentInput<Data extends object>(page: string, onFile: Partial<Data> | undefined): FormInput<Data> {
  useAskBeforeUnload(page)
  const [initial] = useState(() => (hasInput(page) ? unsentInput<Data>(page) : onFile))
  return { initial, keep: (data) => keepInput(page, data), forget: () => forgetInput(page) }
}
