import { useState } from 'react'
import { createPasskeyRegistrationOptions, useRegisterPasskey } from '~generated/account/queries/passkeys.ts'
import { passkeyErrorText } from '~/components/passkey-text.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { makePasskey } from '~/platform/session/passkeys.ts'

interface Creation {
  /** Asks the service for a challenge, has the device make a passkey and sends its public part. */
  readonly create: () => void
  readonly isBusy: boolean
  /** the reason why no passkey was created; undefined if the member cancelled, because that is no failure */
  readonly failure: string | undefined
}

/** Creates a passkey of the signed-in member (D-250). `onCreated` gets the name that the service gave it. */
export function useCreatePasskey(onCreated: (name: string) => void): Creation {
  const text = useText()
  const { mutateAsync: register } = useRegisterPasskey()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function attempt() {
    const made = await makePasskey(await createPasskeyRegistrationOptions())
    if ('given' in made) onCreated((await register({ data: made.given })).name)
    else if (made.problem !== 'cancelled') setFailure(text(`passkey.problem.${made.problem}`))
  }
  async function create() {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await attempt()
    } catch (error) {
      if (!isPortalError(error)) throw error
      const isUnsure = error.mayHaveArrived && error.operationId === 'registerPasskey'
      setFailure(isUnsure ? text('passkey.error.unsure') : passkeyErrorText(error, text))
    } finally {
      setBusy(false)
    }
  }
  return { create: () => void create(), isBusy, failure }
}
