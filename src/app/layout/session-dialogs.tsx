import { useEffect, useState } from 'react'
import { useShownLocale } from '~/app/layout/language-toggle.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { prefetchCode, prefetchPage } from '~/platform/pages/navigation.tsx'
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

  // What the connection did not let through is loaded when it is back.
  const [connection, setConnection] = useState(0)
  useEffect(() => {
    const online = () => setConnection((count) => count + 1)
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [])

  // If the dialogs cannot be loaded in the background, they are loaded again when the password is needed.
  useEffect(() => {
    if (!dialogs) loadChunk(loadDialogs).then(setDialogs, () => question?.answer(false))
  }, [dialogs, question, connection])

  // The error page is prefetched, because a later deployment may remove this version's files from the server; the
  // sign-in page, because the session of a computer that was asleep ends before its connection is back.
  const locale = useShownLocale()
  useEffect(() => {
    void prefetchPage(hrefOf('access.error', {}, locale))
    if (dialogs) void prefetchCode(hrefOf('access.login', {}, locale))
  }, [dialogs, locale, connection])

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
