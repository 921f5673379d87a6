import { describeError, type ErrorMessage as Words } from '~/platform/errors/describe-error.ts'
import { serverMessage, type PortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { mountedFormsStore } from '~/platform/stores/mounted-forms.ts'
import { useStore } from '~/platform/store.ts'
import { AlertBox } from '../ui/alert-box.tsx'
import { Stack } from '../ui/layout.tsx'

/** The message of an error. The sentence "What you entered is still here" is added only if the page contains a form. */
export function ErrorText({ words: { body, kept } }: { words: Pick<Words, 'body' | 'kept'> }) {
  const forms = useStore(mountedFormsStore)
  return (
    <>
      <p>{body}</p>
      {kept && forms > 0 && <p>{kept}</p>}
    </>
  )
}

/**
 * The reference that the member quotes on the phone. If the specification requires it, the technical name of the error
 * is shown too (ERR-29).
 */
export function ErrorReference({ error: { reference, detail } }: { error: PortalError }) {
  const text = useText()
  return (
    <div>
      <p>{text('error.reference', { reference })}</p>
      {detail && <p lang="en">{detail}</p>}
    </div>
  )
}

interface ErrorBoxProps {
  readonly error: PortalError | undefined
  /** the page's own message, if the specification requires one */
  readonly words?: string | undefined
  /** the page's own message if the service may have made the change, and no message of its own came */
  readonly unsure?: string | undefined
}

/** The error of a failed request, shown above the button that sends the request again (ERR-26). Entered values stay. */
export function ErrorBox({ error, words, unsure }: ErrorBoxProps) {
  const text = useText()
  if (!error) return null
  const isUnsure = error.mayHaveArrived && !serverMessage(error.serverText, text.locale)
  const own = words ?? (isUnsure ? unsure : undefined)
  return (
    <AlertBox live>
      <Stack gap="s">
        <ErrorText words={own === undefined ? describeError(error, text) : { body: own }} />
        {error.retryAfter !== undefined && error.retryAfter > 0 && (
          <p>{text('error.wait', { seconds: error.retryAfter })}</p>
        )}
        <ErrorReference error={error} />
      </Stack>
    </AlertBox>
  )
}
