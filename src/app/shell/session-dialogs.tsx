import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { endSession } from '~/platform/session/exit.ts'
import { type Watch, watchInactivity } from '~/platform/session/inactivity.ts'
import { reauthenticationStore } from '~/platform/session/reauthentication.ts'
import { refreshToken } from '~/platform/session/sign-in.ts'
import { useStore } from '~/platform/store.ts'
import { announce } from '~/ui/live-region/announcements.ts'
import { PasswordDialog } from './password-dialog.tsx'

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

/** Counts down to an absolute moment; the last minute has its own wording, said once (SESSION-24, D-22). */
function TimeoutDialog({ deadline, onOver, onExtended }: { deadline: number; onOver: () => void; onExtended: () => void }) {
  const text = useText()
  const [left, setLeft] = useState(() => deadline - Date.now())
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = deadline - Date.now()
      setLeft(now)
      if (now <= 0) over()
    }, 1000)
    return () => clearInterval(timer)
  }, [deadline])
  const isLastMinute = left <= 60_000
  const lastMinute = text('timeout.last-minute')
  useEffect(() => {
    if (isLastMinute) announce(lastMinute)
  }, [isLastMinute, lastMinute])
  return (
    <PasswordDialog reason="timeout" message={isLastMinute ? lastMinute : text('timeout.text', { minutes: Math.ceil(left / 60_000) })} onRenewed={onExtended} />
  )
}
