import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { clearError, isPortalError, showError } from '~/platform/errors/portal-error.ts'
import { useCatalogues, useText } from '~/platform/i18n/text.tsx'
import { prefetchPage, useOpenPage, usePageHref } from '~/platform/pages/navigation.tsx'
import { withLoading } from '~/platform/stores/loading.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout.tsx'
import { mayHaveArrived } from '../saved-draft/draft-sync-store.ts'

/** Loads the code that builds and sends the request. It is loaded lazily, because the page can be shown without it. */
const loadSubmission = () => loadChunk(importSubmission)
const importSubmission = () => import('./build-submission.ts')
type ReceiptQuestion = Awaited<ReturnType<typeof importSubmission>>['ReceiptQuestion']

/**
 * What the member is told after a lost connection: the service may have received the claim, or a check has found no
 * such claim.
 */
type SubmissionUncertainty = 'may-have-arrived' | 'not-received'
const currentUncertainty = (): SubmissionUncertainty | undefined => (mayHaveArrived() ? 'may-have-arrived' : undefined)

interface SubmitClaimOptions {
  /** moves to the question to which files are attached */
  readonly onAddReceipt: () => void
}

/**
 * Sends the claim once, however often the member clicks: requests the policy again (CLAIM-78), then sends one request
 * with an idempotency key. On failure the draft is intact; if the connection was lost after sending, the member can
 * check before trying again (forms.md, Submission). If the plan requires a receipt and no file is attached, asks once
 * before sending (D-290).
 */
export function useSubmitClaim({ onAddReceipt }: SubmitClaimOptions) {
  const text = useText()
  const openPage = useOpenPage()
  const [uncertainty, setUncertainty] = useState(currentUncertainty)
  const [Question, setQuestion] = useState<ReceiptQuestion>()
  const isSentWithoutReceipt = useRef(false)
  const isSending = useRef(false)
  const confirmation = usePageHref()('claims.success')
  const page = { text, openPage, confirmation }
  useEffect(() => {
    // if the code or the page cannot be loaded now, the failure is shown when the member sends the claim
    void loadSubmission().catch(() => undefined)
    void prefetchPage(confirmation)
  }, [confirmation])

  async function submit() {
    if (isSending.current) return
    isSending.current = true
    setUncertainty(undefined)
    try {
      await withLoading(
        async () => {
          const { submitClaim, ReceiptQuestion: Asked } = await loadSubmission()
          if (!(await submitClaim(page, isSentWithoutReceipt.current))) setQuestion(() => Asked)
        },
        { text: text('claims.submitting') },
      )
    } catch (error) {
      if (!isPortalError(error)) throw error
      // If no usable response arrived, the outcome is unknown, and the page's own notice replaces the error message. If
      // the service responded with an error status, its error message is shown, even if the notice is shown too.
      if (error.mayHaveArrived && error.operationId === 'submitMultiClaims' && (error.status ?? 0) < 300) clearError()
      else if (error.toCaller || error.kind === 'chunk') showError(error)
      setUncertainty(currentUncertainty())
    } finally {
      isSending.current = false
    }
  }

  /** Checks, at the member's request, whether the service received the claim. */
  async function check() {
    try {
      const hasArrived = await withLoading(async () => (await loadSubmission()).checkClaim(page), {
        text: text('claims.checking'),
      })
      if (!hasArrived) setUncertainty('not-received')
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (error.toCaller) showError(error)
    }
  }

  const close = () => setQuestion(undefined)
  const notices: ReactNode = (
    <>
      {Question && (
        <Question
          onAdd={() => {
            close()
            // after the dialog has given the focus back to the button
            setTimeout(onAddReceipt)
          }}
          onSend={() => {
            close()
            isSentWithoutReceipt.current = true
            void submit()
          }}
          onClose={close}
        />
      )}
      <UnknownOutcomeNotice uncertainty={uncertainty} onCheck={() => void check()} />
    </>
  )
  return { submit, notices }
}

const CATALOGUES = ['claim-doubt'] as const

/**
 * Tells the member that the connection was lost while the claim was sent, and offers a check (forms.md, Submission).
 */
function UnknownOutcomeNotice({
  uncertainty,
  onCheck,
}: {
  uncertainty: SubmissionUncertainty | undefined
  onCheck: () => void
}) {
  const text = useText()
  // The message catalogues are requested in advance, because the connection may be lost when their messages are needed.
  if (!useCatalogues(CATALOGUES)) return null
  if (uncertainty === 'may-have-arrived') {
    return (
      <AlertBox tone="warn" title={text('claims.doubt.title')} live>
        <Stack gap="s">
          <p>{text('claims.doubt.text')}</p>
          {sendsIdempotencyKeys() && <p>{text('claims.doubt.once')}</p>}
          <div>
            <Button variant="quiet" onClick={onCheck}>
              {text('claims.doubt.check')}
            </Button>
          </div>
        </Stack>
      </AlertBox>
    )
  }
  if (uncertainty === 'not-received') {
    return (
      <AlertBox tone="info" title={text('claims.not-received.title')} live>
        {text('claims.not-received.text')}
      </AlertBox>
    )
  }
  return null
}
