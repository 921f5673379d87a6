import { useEffect, useState } from 'react'
import { useShownLocale } from '~/app/layout/language-toggle.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { prefetchCode } from '~/platform/pages/navigation.tsx'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { endSession } from '~/platform/session/end-session.ts'
import { type InactivityMonitor, watchInactivity } from '~/platform/session/inactivity.ts'
import { registerPasswordDialog, reauthenticationStore } from '~/platform/session/reauthentication.ts'
import { refreshToken } from '~/platform/session/sign-in.ts'
import { useStore } from '~/platform/store.ts'

// The dialogs are loaded in the background when the first page of a session is shown. Most sessions need them much
// later.
const loadDialogs = () => import('./password-dialog.tsx')

/** Watches a session and asks for the password after inactivity, or when a service refused the token. */
export function SessionDialogs({ member }: { readonly member: string }) {
  const question = useStore(reauthenticationStore)
  useEffect(registerPasswordDialog, [])
  const [watch, setWatch] = useState<InactivityMonitor>()
  const [deadline, setDeadline] = useState<number>()
  const [dialogs, setDialogs] = useState<Awaited<ReturnType<typeof loadDialogs>>>()

  // If the dialogs cannot be loaded in the background, they are loaded again when the password is needed.
  useEffect(() => {
    if (!dialogs) loadChunk(loadDialogs).then(setDialogs, () => question?.answer(false))
  }, [dialogs, question])

  useEffect(() => {
    const created = watchInactivity({
      member,
      // The deadline is read from storage, because it may have been set before a reload (D-23).
      onIdle: () => queueMicrotask(() => setDeadline(created.deadline())),
      onExpired: () => endSession('timeout'),
      onActive: () => setDeadline(undefined),
      onRefresh: () => void refreshToken(),
    })
    setWatch(created)
    return created.stop
  }, [member])

  // The session of a computer that was asleep ends before its connection is back, so the sign-in page is loaded too.
  const locale = useShownLocale()
  useEffect(() => {
    if (dialogs) void prefetchCode(hrefOf('access.login', {}, locale))
  }, [dialogs, locale])

  if (!dialogs) return null
  if (deadline !== undefined) {
    return (
      <dialogs.TimeoutDialog
        deadline={deadline}
        onOver={() => watch?.checkNow()}
        onExtended={() => {
          watch?.extend()
          setDeadline(undefined)
          // One password entry also answers this question, because refused requests are repeated with the new token.
          question?.answer(true)
        }}
      />
    )
  }
  if (question) return <dialogs.PasswordDialog reason="reauthentication" onRenewed={() => question.answer(true)} />
  return null
}
