import { useState } from 'react'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useSubmission } from '~/platform/use-submission.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { resend } from './registration-api.ts'

interface Resend {
  readonly send: (email: string) => void
  readonly isBusy: boolean
  readonly failure: PortalError | undefined
  /** the e-mail address for which the service has accepted the request */
  readonly sentFor: string | undefined
}

/** Requests the registration e-mail again (REG-06). */
export function useResend(): Resend {
  const text = useText()
  const [sentFor, setSentFor] = useState<string>()
  const { submit, isBusy, failure } = useSubmission(
    async (email: string) => {
      setSentFor(undefined)
      await resend(email)
      setSentFor(email)
    },
    { text: text('resend.sending') },
  )
  return { send: submit, isBusy, failure, sentFor }
}

/**
 * The result of the request. Its text is the same whether or not an account is pending, so that it does not reveal who
 * has an account (reliability-and-security.md, Privacy).
 */
export function ResendOutcome({ failure, sentFor }: Pick<Resend, 'failure' | 'sentFor'>) {
  const text = useText()
  if (failure) return <ErrorBox error={failure} />
  if (sentFor === undefined) return null
  return (
    <AlertBox tone="ok" live>
      {text('resend.done', { address: sentFor })}
    </AlertBox>
  )
}
