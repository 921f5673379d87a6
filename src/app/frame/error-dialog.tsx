import { clearError, errorStore } from '~/platform/errors/error-store.ts'
import { describeError } from '~/platform/errors/describe-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store/store.ts'
import { Button } from '~/ui/button/button.tsx'
import { useCountdown } from '~/ui/countdown/use-countdown.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ErrorReference, ErrorWords } from '~/ui/page/error-words.tsx'

/** The one place where a global error is shown (ERR-18..24, ERR-35), except one that its page says in its place (D-88). */
export function ErrorDialog() {
  const text = useText()
  const error = useStore(errorStore)
  const wait = useCountdown(error?.retryAfter)
  if (!error || error.catalogue === 'no-claims-found') return null
  const words = describeError(error, text)
  return (
    <Dialog
      open
      tone="bad"
      title={words.title}
      onClose={clearError}
      closeLabel={text('shell.close')}
      footer={<Button onClick={clearError}>{text('shell.close')}</Button>}
    >
      <ErrorWords words={words} />
      {wait > 0 && <p role="timer">{text('error.wait', { seconds: wait })}</p>}
      <ErrorReference error={error} />
    </Dialog>
  )
}
