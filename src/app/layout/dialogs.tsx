import { useEffect, useState } from 'react'
import { useIsLate } from '~/components/use-is-late.ts'
import { describeError, SIGN_IN_NAMES } from '~/platform/errors/describe-error.ts'
import { clearError, errorStore, retriesStore, wasShown } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useNavigation } from '~/platform/pages/navigation.tsx'
import { endSession } from '~/platform/session/end-session.ts'
import { loadingStore, stopLoading } from '~/platform/stores/loading.ts'
import { useStore } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { useCountdown } from '~/ui/use-countdown.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { LoadingModal } from '~/ui/loading-modal.tsx'
import { ErrorReference, ErrorText } from '~/components/error-box.tsx'

/** The two dialogs that any page may need: the loading modal and the error dialog. */
export function Dialogs() {
  return (
    <>
      <Loading />
      <ErrorDialog />
    </>
  )
}

/** Milliseconds after which the loading modal says that a write takes longer than usual. */
const SLOW_MS = 10_000

/** The loading modal, for writes and slow navigations (SHELL-56..59, GUARD-04). */
function Loading() {
  const text = useText()
  const loading = useStore(loadingStore)
  const error = useStore(errorStore)
  const { isNavigating, location } = useNavigation()
  const isLate = useIsLate(isNavigating)
  const isSlow = useIsLate(loading !== undefined, SLOW_MS)
  const [startedAt, setStartedAt] = useState(location)
  if (!loading && startedAt !== location) setStartedAt(location)
  // Showing an error stops the loading indicator (ERR-36).
  useEffect(() => {
    if (error) stopLoading()
  }, [error])
  const progress = loading?.progress
  return (
    <LoadingModal
      // The modal closes when the navigation ends, because an open modal would keep the focus from the new page
      // (SHELL-17). Work that opens another page needs one modal only, from its start until that page is displayed.
      open={!error && ((loading !== undefined && startedAt === location) || (isNavigating && isLate))}
      label={text('shell.loading')}
      text={loading?.text}
      // only pages with a form send something that may take long, and have the message
      note={isSlow && text.has('form.slow') && text('form.slow')}
      progress={
        progress === undefined
          ? undefined
          : { value: progress, text: new Intl.NumberFormat(text.tag, { style: 'percent' }).format(progress) }
      }
    />
  )
}

/**
 * The only dialog for global errors (ERR-35). It does not show errors that a page shows itself (D-88). If parts of the
 * page failed to load, it loads all of them again (D-208). A service that asks to sign in (NOLOGIN, NoToken) gets the
 * sign-in page instead.
 */
function ErrorDialog() {
  const text = useText()
  const error = useStore(errorStore)
  const retries = useStore(retriesStore)
  const wait = useCountdown(error?.retryAfter)
  if (!error || !wasShown(error)) return null
  const words = describeError(error, text)
  const needsSignIn = SIGN_IN_NAMES.has(error.catalogue)
  const canGoOn = needsSignIn || retries.size > 0
  return (
    <Dialog
      open
      tone="bad"
      title={words.title}
      onClose={clearError}
      closeLabel={text('shell.close')}
      footer={
        <>
          {canGoOn && (
            <Button
              aria-disabled={wait > 0}
              onClick={() => {
                clearError()
                if (needsSignIn) endSession('no-session')
                else for (const retry of retries) retry()
              }}
            >
              {text(needsSignIn ? 'error.page.sign-in' : 'error.retry')}
            </Button>
          )}
          <Button variant={canGoOn ? 'quiet' : undefined} onClick={clearError}>
            {text('shell.close')}
          </Button>
        </>
      }
    >
      <ErrorText words={words} />
      {wait > 0 && <p role="timer">{text('error.wait', { seconds: wait })}</p>}
      <ErrorReference error={error} />
    </Dialog>
  )
}
