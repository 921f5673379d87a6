import type { ErrorWords as Words } from '~/platform/errors/describe-error.ts'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formStore } from '~/platform/shell/shell-stores.ts'
import { useStore } from '~/platform/store.ts'

/** What is said of a failure; that nothing entered was lost is said only where a form stands. */
export function ErrorWords({ words: { body, kept } }: { words: Pick<Words, 'body' | 'kept'> }) {
  const forms = useStore(formStore)
  return (
    <>
      <p>{body}</p>
      {kept && forms > 0 && <p>{kept}</p>}
    </>
  )
}

/** What a member can read out on the phone, and the technical name of the refusal where a rule gives one (ERR-29). */
export function ErrorReference({ error: { reference, detail } }: { error: PortalError }) {
  const text = useText()
  return (
    <div>
      <p>{text('error.reference', { reference })}</p>
      {detail && <p lang="en">{detail}</p>}
    </div>
  )
}
