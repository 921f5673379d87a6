import { useState, type FormEvent } from 'react'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { endSession } from '~/platform/session/exit.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { signIn } from '~/platform/session/sign-in.ts'
import { MAX_PASSWORD, passwordProblem } from '~/platform/session/password-rules.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Field } from '~/ui/field/field.tsx'
import { PasswordInput } from '~/ui/field/password-input.tsx'

const FORM = 'password-dialog'

/** What the service says of a wrong password, or of an account that is locked (SESSION-29); anything else is its own trouble. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 423])

interface Props {
  readonly reason: 'timeout' | 'reauthentication'
  readonly message?: string
  readonly onRenewed: () => void
}

/**
 * Asks a signed-in member for the password, in place: nothing on the page behind is lost (SESSION-20..30).
 * A wrong password ends the session, as the specification says; a service or a connection that failed does not.
 */
export function PasswordDialog({ reason, message, onRenewed }: Props) {
  const text = useText()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const broken = passwordProblem(password)
    setProblem(broken && (broken === 'required' ? text('password-dialog.required') : text('password-dialog.too-long', { limit: MAX_PASSWORD })))
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
      else setProblem(text(`error.kind.${error.kind}`))
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
          <Button variant="quiet" onClick={() => endSession('LOGGEDOUT')}>
            {text('password-dialog.log-out')}
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" noValidate onSubmit={(event) => void submit(event)}>
        {/* Not for members, who are signed in: it tells a password manager whose password is asked for. */}
        <input type="text" name="username" autoComplete="username" value={currentSession()?.id ?? ''} readOnly hidden />
        <p>{message ?? text('reauthentication.text')}</p>
        <Field id="password-dialog-password" label={text('password-dialog.password')} required requiredText={text('field.required')} error={problem}>
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
      </form>
    </Dialog>
  )
}
