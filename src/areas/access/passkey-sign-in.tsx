import { useEffect, useEffectEvent, useState } from 'react'
import { passkeyErrorText } from '~/components/passkey-text.ts'
import { isPortalError, type PortalError } from '~/platform/errors/portal-error.ts'
import { type Text, useCatalogues, useText } from '~/platform/i18n/text.tsx'
import type { FromDevice } from '~/platform/session/passkeys.ts'
import type { PasskeySignInRequest } from '~generated/account/model/index.ts'
import { Button } from '~/ui/button.tsx'
import type { NextPage } from './sign-in-and-go.ts'

const CATALOGUES = ['passkeys'] as const
// These modules are loaded when the visitor begins to sign in, like the code that signs in with a password.
const loadPasskeys = () => import('~/platform/session/passkeys.ts')
const loadSignIn = () => import('./sign-in-and-go.ts')

interface Props {
  /** Signs in and opens the next page. `describe` returns the message for a refusal, or undefined. */
  readonly attempt: (
    signIn: () => Promise<NextPage>,
    describe: (error: PortalError, text: Text) => string | undefined,
  ) => Promise<void>
  readonly onProblem: (words: string) => void
}

/**
 * Offers to sign in with a passkey (D-250), with a button and through the browser's autofill of the login. Renders
 * nothing if a request shows that the service does not support passkeys.
 */
export function PasskeySignIn({ attempt, onProblem }: Props) {
  const text = useText()
  const isReadable = useCatalogues(CATALOGUES)
  const [isAbsent, setAbsent] = useState(false)
  // number of times that the button was pressed; each press ends the request of the autofill
  const [asked, setAsked] = useState(0)

  const describe = (error: PortalError): string | undefined => {
    if (error.kind !== 'not-found') return passkeyErrorText(error, text)
    setAbsent(true)
    return undefined
  }
  const signInWith = async (answer: FromDevice<PasskeySignInRequest>): Promise<NextPage> => {
    if ('problem' in answer) {
      if (answer.problem !== 'cancelled') onProblem(text(`passkey.problem.${answer.problem}`))
      return 'ended'
    }
    await (await loadPasskeys()).signInByPasskey(answer.given)
    return (await loadSignIn()).prepareNextPage()
  }
  const fromAutofill = useEffectEvent((given: PasskeySignInRequest) => attempt(() => signInWith({ given }), describe))
  const failed = useEffectEvent((error: unknown) => {
    // the error is not shown, because the browser's autofill started the request and the member did not ask for it
    if (isPortalError(error)) describe(error)
  })
  useEffect(() => {
    const stop = new AbortController()
    void loginFocused(stop.signal)
      .then(async () => (await loadPasskeys()).autofillPasskey(stop.signal))
      .then((given) => given && fromAutofill(given), failed)
    return () => stop.abort()
  }, [asked])

  if (!isReadable || isAbsent) return null
  return (
    <Button
      variant="quiet"
      wide
      onClick={() =>
        void attempt(async () => signInWith(await (await loadPasskeys()).askForPasskey()), describe).finally(() =>
          setAsked(asked + 1),
        )
      }
    >
      {text('passkey.sign-in')}
    </Button>
  )
}

const isLogin = (target: unknown): boolean => target instanceof HTMLInputElement && target.name === 'email'

/** Resolves when the login field gets the focus. The autofill of passkeys starts only then. */
const loginFocused = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (isLogin(document.activeElement)) return resolve()
    document.addEventListener('focusin', ({ target }) => isLogin(target) && resolve(), { signal })
  })
