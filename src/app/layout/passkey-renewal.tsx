import { useState } from 'react'
import { passkeyErrorText } from '~/components/passkey-text.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useCatalogues, useText } from '~/platform/i18n/text.tsx'
import { askForPasskey, signInByPasskey } from '~/platform/session/passkeys.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { Button } from '~/ui/button.tsx'

const CATALOGUES = ['passkeys'] as const

interface Props {
  readonly onRenewed: () => void
  /** shows why the session was not renewed; the dialog stays open */
  readonly onProblem: (words: string | undefined) => void
}

/** The button of the password dialog that renews the session with a passkey of the same member (D-253). */
export function PasskeyRenewal({ onRenewed, onProblem }: Props) {
  const text = useText()
  const isReadable = useCatalogues(CATALOGUES)
  const [isBusy, setBusy] = useState(false)
  const [isAbsent, setAbsent] = useState(false)
  if (!isReadable || isAbsent) return null

  async function renew(member: string) {
    const answer = await askForPasskey()
    if ('problem' in answer) {
      if (answer.problem !== 'cancelled') onProblem(text(`passkey.problem.${answer.problem}`))
      return
    }
    if (await signInByPasskey(answer.given, member)) onRenewed()
    else onProblem(text('passkey.problem.other-member', { member }))
  }
  async function press() {
    const member = currentSession()?.id
    if (!member) return
    setBusy(true)
    onProblem(undefined)
    try {
      await renew(member)
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (error.kind === 'not-found') setAbsent(true)
      else if (error.kind !== 'cancelled') onProblem(passkeyErrorText(error, text))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void press()}>
      {text('passkey.renew')}
    </Button>
  )
}
