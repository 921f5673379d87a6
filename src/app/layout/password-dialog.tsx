import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { endSession } from '~/platform/session/end-session.ts'
import { MAX_PASSWORD, passwordProblem } from '~/platform/session/entered-password.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { signIn } from '~/platform/session/sign-in.ts'
import { useIfPasskeys } from '~/platform/session/use-if-passkeys.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Field } from '~/ui/field/field.tsx'
import { PasswordInput } from '~/ui/field/password-input.tsx'
import { Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'

const FORM = 'password-dialog'
const loadPasskeys = () => import('./passkey-renewal.tsx')

/**
 * Statuses that mean a wrong password or a locked account (SESSION-29). Any other status is a failure of the service.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 423])

interface Props {
  readonly reason: 'timeout' | 'reauthentication'
  readonly message?: string
  readonly onRenewed: () => void
}

/**
 * Asks a signed-in member for the password, without losing the page behind it (SESSION-20..30). A wrong password ends
 * the session, as the specification requires. A failed request does not.
 */
export function PasswordDialog({ reason, message, onRenewed }: Props) {
  const text = useText()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const passkeys = useIfPasskeys(loadPasskeys)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const broken = passwordProblem(password)
    setProblem(
      broken &&
        (broken === 'required'
          ? text('password-dialog.required')
          : text('password-dialog.too-long', { limit: MAX_PASSWORD })),
    )
    const member = currentSession()
    if (broken || !member || isBusy) return
    setBusy(true)
    try {
      await signIn(member.id, password)
      onRenewed()
    } catch (error) {
      setBusy(false)
      if (!isPortalError(error)) throw error
      if (error.kind === 'cancelled') return
      if (REFUSALS.has(error.status ?? 0)) endSession('INVALIDLOGIN')
      else setProblem(`${text(`error.kind.${error.kind}`)} ${text('error.reference', { reference: error.reference })}`)
    }
  }

  return (
    <Dialog
      open
      title={text(`${reason}.title`)}
      footer={
        <>
          <Button type="submit" form={FORM} busy={isBusy}>
            {text('password-dialog.continue')}
          </Button>
          {passkeys && <passkeys.PasskeyRenewal onRenewed={onRenewed} onProblem={setProblem} />}
          <Button variant="quiet" onClick={() => endSession('LOGGEDOUT')}>
            {text('password-dialog.log-out')}
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" noValidate onSubmit={(event) => void submit(event)}>
        {/* Hidden from members: a password manager reads the login here. */}
        <input type="text" name="username" autoComplete="username" value={currentSession()?.id ?? ''} readOnly hidden />
        <Stack gap="m">
          <p>{message ?? text('reauthentication.text')}</p>
          <Field
            id="password-dialog-password"
            label={text('password-dialog.password')}
            required
            requiredText={text('field.required')}
            error={problem}
          >
            {(aria) => (
              <PasswordInput
                {...aria}
                name="password"
                autoComplete="current-password"
                value={password}
                maxLength={MAX_PASSWORD}
                showLabel={text('password-dialog.show')}
                hideLabel={text('password-dialog.hide')}
                onChange={setPassword}
              />
            )}
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}

/**
 * Shows the time until the deadline of the session. In the last minute the dialog shows another text, which screen
 * readers announce once (SESSION-24, D-22).
 */
export function TimeoutDialog({
  deadline,
  onOver,
  onExtended,
}: {
  deadline: number
  onOver: () => void
  onExtended: () => void
}) {
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
    <PasswordDialog
      reason="timeout"
      message={isLastMinute ? lastMinute : text('timeout.text', { minutes: Math.ceil(left / 60_000) })}
      onRenewed={onExtended}
    />
  )
}
