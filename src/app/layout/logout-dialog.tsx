import { isSynced, draftSyncStore } from '~/areas/claims/saved-draft/draft-sync-store.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { endSession, onSessionEnd } from '~/platform/session/end-session.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { createStore, useStore } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { getDraft, hasUnsavedDraft } from '~/wizard/draft-store.ts'

const openStore = createStore(false)
onSessionEnd(() => openStore.set(false))
export const askToLogOut = (): void => openStore.set(true)

/**
 * Asks the member to confirm logging out, and explains what happens to a claim that was begun (SESSION-31..35,
 * docs/decisions/032).
 */
export function LogoutDialog() {
  const text = useText()
  const isOpen = useStore(openStore)
  useStore(draftSyncStore)
  if (!isOpen) return null
  const close = () => openStore.set(false)
  const logOut = () => {
    close()
    endSession('LOGGEDOUT')
  }
  return (
    <Dialog
      open
      title={text('logout.title')}
      onClose={close}
      footer={
        <>
          <Button onClick={logOut}>{text('yes')}</Button>
          <Button variant="quiet" onClick={close}>
            {text('no')}
          </Button>
        </>
      }
    >
      <p>{text('logout.text')}</p>
      {hasUnsavedDraft() && <p>{text(isSynced(getDraft(memberId())) ? 'logout.draft-kept' : 'logout.draft')}</p>}
    </Dialog>
  )
}
