import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isPortalError, type PortalError, serverMessage } from '~/platform/errors/portal-error.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { PageLink, prefetchPage, useNavigation, usePageHref, useShownLocation } from '~/platform/pages/navigation.tsx'
import { MAX_PASSWORD, passwordProblem } from '~/platform/session/entered-password.ts'
import { getReturnTo, persistReturnTo } from '~/platform/session/return-to.ts'
import { useIfPasskeys } from '~/platform/session/use-if-passkeys.ts'
import { storage } from '~/platform/session/storage.ts'
import {
  authenticationStore,
  failedAttempts,
  hasResumableWorkStore,
  LOGIN_STATUSES,
  enteredLoginStore,
} from '~/platform/session/session-store.ts'
import { useStore } from '~/platform/store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, Stack, Container } from '~/ui/layout.tsx'
import { Field } from '~/ui/field/field.tsx'
import { PasswordInput } from '~/ui/field/password-input.tsx'
import { DEFAULT_MAX_LENGTH, TextInput } from '~/ui/field/text-inputs.tsx'
import { useAfterPress } from '~/ui/field/use-after-press.ts'
import { PageHeader } from '~/ui/page-header.tsx'
import type { NextPage } from '../sign-in-and-go.ts'
import css from './login.module.css'

/** Number of failures after which the page offers help. Locking the account is left to the service (D-48). */
const ATTEMPTS_BEFORE_HELP = 5

/**
 * The message for a refused sign-in; the same whether or not the account exists (D-49, AUTH-05). If the service failed,
 * the message ends with a reference.
 */
function signInError(error: PortalError, text: Text): string {
  if (error.kind === 'network') return text('login.error.network')
  // The account is locked, closed or not yet confirmed. The service says which of these only if the password was right
  // (D-83).
  if (error.status === 403 || error.status === 423)
    return serverMessage(error.serverText, text.locale) ?? text('login.error.locked')
  if (error.status === 400 || error.status === 401 || error.status === 404) return text('login.error.no-match')
  if (error.kind === 'chunk') return text('error.kind.chunk') // ERR-33
  // a temporary error is shown with the time to wait (ERR-39)
  const wait = error.retryAfter && text('error.wait', { seconds: error.retryAfter })
  if (error.kind === 'too-many') return [text('error.kind.too-many'), wait].filter(Boolean).join(' ')
  const isTemporary = error.kind === 'unavailable' || error.kind === 'timeout'
  const message = text(isTemporary ? `error.kind.${error.kind}` : 'login.error.generic')
  return [message, wait, text('error.reference', { reference: error.reference })].filter(Boolean).join(' ')
}

// The code that signs in and the most likely next page are loaded when the user begins to sign in, not with this page.
const loadSignIn = () => import('../sign-in-and-go.ts')
const loadPasskeys = () => import('../passkey-sign-in.tsx')

/**
 * Removes the status from the URL, so that the page shows only once why the last session ended. Otherwise a reload or a
 * bookmark would show the message again and end a new session.
 */
function forgetStatus(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('status')) return
  url.searchParams.delete('status')
  history.replaceState(history.state, '', url)
}

/**
 * Sign in (F-01). The form uses two field components without the form engine, because the engine would slow down the
 * first page that a member loads.
 */
function AccessLoginPage() {
  const text = useText()
  const { navigate } = useNavigation()
  const pageHref = usePageHref()
  const status = new URLSearchParams(useShownLocation().search).get('status')
  const attempts = failedAttempts(useStore(authenticationStore))
  const [email, setEmail] = useState(enteredLoginStore.get)
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<{ email?: string | undefined; password?: string | undefined }>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false) // a second click may come before the button is rendered as busy
  // true until the browser has checked whether it can store data, because the page is prerendered without a browser
  const [isKept, setKept] = useState(true)
  useEffect(() => setKept(storage.isPersistent()), [])
  useEffect(persistReturnTo, [])
  const afterPress = useAfterPress()
  const form = useRef<HTMLFormElement>(null)
  const hasKept = useStore(hasResumableWorkStore)
  const passkeys = useIfPasskeys(loadPasskeys)
  const known = LOGIN_STATUSES.find((each) => each === status)

  const emailProblem = (value: string) => {
    const typed = value.trim()
    if (typed === '') return text('form.login.email.error.required')
    return [...typed].length > DEFAULT_MAX_LENGTH
      ? text('form.login.email.error.maxLength', { limit: DEFAULT_MAX_LENGTH })
      : undefined
  }
  const passwordText = (value: string) => {
    const problem = passwordProblem(value)
    if (problem === 'required') return text('form.login.password.error.required')
    return problem && text('form.login.password.error.maxLength', { limit: MAX_PASSWORD })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    const found = { email: emailProblem(email), password: passwordText(password) }
    setProblems(found)
    setFailure(undefined)
    if (found.email || found.password) {
      form.current?.querySelector<HTMLInputElement>(`[name=${found.email ? 'email' : 'password'}]`)?.focus()
      return
    }
    await attempt(async () => (await loadChunk(loadSignIn)).signInAndPrepare(email.trim(), password))
  }

  async function attempt(
    signIn: () => Promise<NextPage>,
    describe: (error: PortalError, text: Text) => string | undefined = signInError,
  ) {
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    setBusy(true)
    try {
      const next = await signIn()
      if (next === 'ended') return
      if (next) {
        await navigate((next === 'dashboard.home' && getReturnTo()) || pageHref(next), { replace: true })
        return
      }
      setFailure(text('login.error.clock'))
    } catch (error) {
      if (!isPortalError(error)) throw error
      setFailure(describe(error, text))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return (
    <Container narrow centred small>
      <Stack gap="l">
        <PageHeader title={text('login.title')} lead={text('login.lead')} />
        {failure ? (
          <AlertBox live>{failure}</AlertBox>
        ) : (
          known && (
            <AlertBox tone={known === 'LOGGEDOUT' ? 'ok' : 'info'} live>
              {text(`login.status.${known}`)}
              {hasKept && ` ${text('login.kept')}`}
            </AlertBox>
          )
        )}
        {!isKept && <AlertBox tone="info">{text('login.not-kept')}</AlertBox>}
        <Card>
          <form
            ref={form}
            method="post"
            noValidate
            onSubmit={(event) => void submit(event)}
            onFocus={() => {
              forgetStatus()
              void Promise.allSettled([
                loadSignIn().then(({ prepareSignIn }) => prepareSignIn()),
                prefetchPage(pageHref('dashboard.home')),
              ])
            }}
          >
            <Stack gap="l">
              <Field
                id="email"
                label={text('form.login.email.label')}
                required
                requiredText={text('field.required')}
                error={problems.email}
              >
                {(aria) => (
                  <TextInput
                    {...aria}
                    name="email"
                    autoComplete={passkeys ? 'username webauthn' : 'username'}
                    autoCapitalize="none"
                    spellCheck={false}
                    inputMode="email"
                    value={email}
                    onChange={(value) => {
                      setEmail(value)
                      enteredLoginStore.set(value)
                      if (problems.email) setProblems((now) => ({ ...now, email: emailProblem(value) }))
                    }}
                    onBlur={() => afterPress(() => setProblems((now) => ({ ...now, email: emailProblem(email) })))}
                  />
                )}
              </Field>
              <Field
                id="password"
                label={text('form.login.password.label')}
                required
                requiredText={text('field.required')}
                error={problems.password}
              >
                {(aria) => (
                  <PasswordInput
                    {...aria}
                    name="password"
                    autoComplete="current-password"
                    maxLength={MAX_PASSWORD}
                    showLabel={text('form.login.password.show')}
                    hideLabel={text('form.login.password.hide')}
                    value={password}
                    onChange={(value) => {
                      setPassword(value)
                      if (problems.password) setProblems((now) => ({ ...now, password: passwordText(value) }))
                    }}
                    onBlur={() =>
                      afterPress(() => setProblems((now) => ({ ...now, password: passwordText(password) })))
                    }
                  />
                )}
              </Field>
              <Button type="submit" busy={isBusy} wide>
                {isBusy ? text('login.busy') : text('login.submit')}
              </Button>
            </Stack>
          </form>
        </Card>
        {attempts >= ATTEMPTS_BEFORE_HELP && (
          <AlertBox tone="info" title={text('login.help.title')} live>
            <p>{text('login.help.text')}</p>
            <PageLink to="access.forgot-password">{text('login.help.reset')}</PageLink>
          </AlertBox>
        )}
        <ul className={css.ways} role="list">
          <li>
            <PageLink to="access.forgot-password">{text('login.forgot')}</PageLink>
          </li>
          <li>
            {text('login.new')} <PageLink to="registration.register">{text('login.register')}</PageLink>
          </li>
        </ul>
        <div className={css.passkey}>
          {passkeys && <passkeys.PasskeySignIn attempt={attempt} onProblem={setFailure} />}
        </div>
      </Stack>
    </Container>
  )
}

export { AccessLoginPage as Component }
