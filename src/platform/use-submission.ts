import { useRef, useState } from 'react'
import { isPortalError, type PortalError, showError } from '~/platform/errors/portal-error.ts'
import { type Loading, withLoading } from './stores/loading.ts'

export interface Submission<Data> {
  readonly submit: (data: Data) => void
  readonly isBusy: boolean
  /** why the last attempt failed, for the page to say (ERR-26); what the global dialog shows is not here */
  readonly failure: PortalError | undefined
}

/**
 * Sends what a form holds, once at a time, under the loading modal. A failure stays with the page when the contract says so
 * (`x-error: caller`), else it opens the error dialog; either way what was typed is untouched and can be sent again. What `send` resolves to
 * is done when the modal is gone: what it moves the focus to keeps it.
 */
export function useSubmission<Data>(send: (data: Data) => Promise<void | (() => void)>, loading?: Loading): Submission<Data> {
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PortalError>()
  const submit = (data: Data) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    const attempt = async () => {
      try {
        const done = await withLoading(() => send(data), loading)
        done?.()
      } catch (error) {
        if (!isPortalError(error)) throw error
        if (error.kind === 'cancelled') return
        if (error.toCaller) setFailure(error)
        else showError(error)
      } finally {
        running.current = false
        setBusy(false)
      }
    }
    void attempt()
  }
  return { submit, isBusy, failure }
}
