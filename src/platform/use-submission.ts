import { useRef, useState } from 'react'
import { isPortalError, type PortalError, showError } from '~/platform/errors/portal-error.ts'
import { MAIN_CONTENT } from './pages/navigation.tsx'
import { type Loading, withLoading } from './stores/loading.ts'

export interface Submission<Data> {
  readonly submit: (data: Data) => void
  readonly isBusy: boolean
  /** error of the last attempt, for the page to show (ERR-26); undefined for errors that the error dialog shows */
  readonly failure: PortalError | undefined
}

/**
 * Moves the focus and the view to the top of the content, where the success banner is. For pages that stay after
 * sending: the button that was pressed may disappear, and on a phone the banner is above the screen.
 */
export function goToContent(): void {
  const content = document.querySelector<HTMLElement>(MAIN_CONTENT)
  content?.focus()
  content?.scrollIntoView()
}

/**
 * Submits a form with one request at a time while the loading modal is shown. If the contract says `x-error: caller`,
 * the page shows errors, otherwise the error dialog does. The input is kept and can be sent again. `send` may resolve
 * to a function, for example one that moves the focus. That function runs after the modal has closed, because the modal
 * restores the earlier focus when it closes.
 */
export function useSubmission<Data>(
  send: (data: Data) => Promise<void | (() => void)>,
  loading?: Loading,
): Submission<Data> {
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
