import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { isMending, mendingStore } from './mending/mending-store.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { clearDraft, draftOf, hasDraft } from '~/wizard/draft-store.ts'
import { isKept } from './kept/keeping-store.ts'

/** State of a navigation that is not the member's wish: the portal sends somebody away who may no longer submit (D-163). */
export const SENT_AWAY = { sentAway: true } as const

const isSentAway = (state: unknown): boolean => typeof state === 'object' && state !== null && 'sentAway' in state

/** Whether the service keeps the claim as it stands. */
const isSafe = (): boolean => isKept(draftOf(memberId()))

const isWizard = (pathname: string): boolean => /^\/(en|fr)\/submit-claim(\/|$)/.test(pathname)

/** Leaving the wizard with something typed asks first; closing the tab too (D-119). Steps and the language toggle are not leaving. */
export function LeaveGuard() {
  const text = useText()
  const blocker = useBlocker(
    ({ nextLocation }) => hasDraft() && !isWizard(nextLocation.pathname) && !isSentAway(nextLocation.state) && !isMending(nextLocation.state),
  )
  // Back in the claim: it waits no more.
  useEffect(() => mendingStore.set(false), [])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasDraft() && !isSafe()) event.preventDefault()
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
            variant="danger"
            onClick={() => {
              clearDraft()
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
