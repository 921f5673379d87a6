import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** Counts down to an absolute moment; the last minute has its own wording, said once (SESSION-24, D-22). */
export function TimeoutDialog({ deadline, onOver, onExtended }: { deadline: number; onOver: () => void; onExtended: () => void }) {
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
