import { useEffect, useState } from 'react'
import { endSession } from '~/platform/session/exit.ts'
import { watchInactivity, type Watch } from '~/platform/session/inactivity.ts'
import { reauthenticationStore } from '~/platform/session/reauthentication.ts'
import { refreshToken } from '~/platform/session/sign-in.ts'
import { useStore } from '~/platform/store/store.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { TimeoutDialog } from './timeout-dialog.tsx'

/** Watches a signed-in session and asks for the password when it must: after inactivity, or when a service refused the token. */
export function SessionDialogs({ member }: { readonly member: string }) {
  const question = useStore(reauthenticationStore)
  const [watch, setWatch] = useState<Watch>()
  const [deadline, setDeadline] = useState<number>()

  useEffect(() => {
    const created = watchInactivity({
      member,
      // The deadline is read from storage: it may have been set before a reload (D-23).
      onIdle: () => queueMicrotask(() => setDeadline(created.deadline())),
      onExpired: () => endSession('timeout'),
      onActive: () => setDeadline(undefined),
      onRefresh: () => void refreshToken(),
    })
    setWatch(created)
    return created.stop
  }, [member])

  if (deadline !== undefined) {
    return (
      <TimeoutDialog
        deadline={deadline}
        onOver={() => watch?.look()}
        onExtended={() => {
          watch?.answered()
          setDeadline(undefined)
          // one password is enough: a refused request goes on with the new token too
          question?.answer(true)
        }}
      />
    )
  }
  if (question) return <PasswordDialog reason="reauthentication" onRenewed={() => question.answer(true)} />
  return null
}
