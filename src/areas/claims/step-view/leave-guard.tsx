import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { isClaimPaused, isRedirected, pausedClaimStore } from '../start/paused-claim-store.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { discardDraft, getDraft, hasUnsavedDraft } from '~/wizard/draft-store.ts'
import { isSynced } from '../saved-draft/draft-sync-store.ts'

/** True if the saved draft is up to date. */
const isSafe = (): boolean => isSynced(getDraft(memberId()))

const isWizard = (pathname: string): boolean => /^\/(en|fr)\/submit-claim(\/|$)/.test(pathname)

/**
 * Asks for confirmation before the member leaves the wizard or closes the tab with unsaved data (D-119). It does not
 * ask when the member moves between steps or changes the language.
 */
export function LeaveGuard() {
  const text = useText()
  const blocker = useBlocker(
    ({ nextLocation }) =>
      hasUnsavedDraft() &&
      !isWizard(nextLocation.pathname) &&
      !isRedirected(nextLocation.state) &&
      !isClaimPaused(nextLocation.state),
  )
  // The member has returned to the claim, so it is no longer paused.
  useEffect(() => pausedClaimStore.set(false), [])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasUnsavedDraft() || isSafe()) return
      event.preventDefault()
      event.returnValue = true // for Chrome and Edge before 119
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      open
      tone="warn"
      title={text('claims.leave.title')}
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{text('claims.leave.stay')}</Button>
          {isSafe() && (
            <Button variant="quiet" onClick={() => blocker.proceed()}>
              {text('claims.leave.keep')}
            </Button>
          )}
          <Button
            variant="link"
            onClick={() => {
              discardDraft()
              blocker.proceed()
            }}
          >
            {text('claims.leave.leave')}
          </Button>
        </>
      }
    >
      <p>{text(isSafe() ? 'claims.leave.kept' : 'claims.leave.text')}</p>
    </Dialog>
  )
}
