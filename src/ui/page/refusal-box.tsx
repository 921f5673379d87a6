import { describeError } from '~/platform/errors/describe-error.ts'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '../alert-box.tsx'
import { Stack } from '../layout.tsx'
import { ErrorReference, ErrorWords } from './error-words.tsx'

interface RefusalBoxProps {
  readonly error: PortalError | undefined
  /** the page's own words, where a rule asks for them */
  readonly words?: string | undefined
}

/** A request was refused: said where it was made, above the button that tries again (ERR-26). What was typed stays. */
export function RefusalBox({ error, words }: RefusalBoxProps) {
  const text = useText()
  if (!error) return null
  return (
    <AlertBox live>
      <Stack gap="s">
        <ErrorWords words={words === undefined ? describeError(error, text) : { body: words }} />
        {error.retryAfter !== undefined && error.retryAfter > 0 && <p>{text('error.wait', { seconds: error.retryAfter })}</p>}
        <ErrorReference error={error} />
      </Stack>
    </AlertBox>
  )
}
