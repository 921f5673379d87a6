import { useEffect, useRef, useState } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import { clearError, isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { prefetchPage, ensurePageLoaded, useOpenPage, usePageHref } from '~/platform/pages/navigation.tsx'
import { canSubmitClaims, hsaClaimsStep, refetchPolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { startLoading, stopLoading } from '~/platform/stores/loading.ts'
import { discardDraft } from '~/wizard/draft-store.ts'
import { hsaLists } from '../wizard/claim-queries.ts'
import { pageOf } from '../wizard/claim-wizard.ts'
import { REDIRECTED } from '../start/paused-claim-store.ts'
import { mayHaveArrived } from '../saved-draft/draft-sync-store.ts'
import { type ClaimConfirmation, confirmationStore } from './confirmation-store.ts'

/** The code that builds and sends the request: lazy, because the page is shown without it. */
const loadSubmission = () => loadChunk(importSubmission)
const importSubmission = async () => {
  const [material, sending] = await Promise.all([import('./build-submission.ts'), import('./send-claim.ts')])
  return { ...material, ...sending }
}

/** State of a submission whose outcome is unknown, or that was not received. */
export type SubmissionUncertainty = 'may-have-arrived' | 'not-received'
const currentUncertainty = (): SubmissionUncertainty | undefined => (mayHaveArrived() ? 'may-have-arrived' : undefined)

/**
 * Sends the claim once, however often the member clicks: refetches the policy (CLAIM-78), then sends one request with
 * an idempotency key. On failure the draft is intact; if the connection broke after sending, the member can check
 * before a retry (forms.md, Submission).
 */
export function useSubmitClaim() {
  const text = useText()
  const openPage = useOpenPage()
  const [uncertainty, setUncertainty] = useState(currentUncertainty)
  const isSending = useRef(false)
  const confirmation = usePageHref()('claims.success')
  useEffect(() => {
    // if the code or the page cannot be loaded now, the member sees the failure when sending the claim
    void loadSubmission().catch(() => undefined)
    void prefetchPage(confirmation)
  }, [confirmation])

  async function finish(receipt: ClaimConfirmation) {
    confirmationStore.set(receipt)
    discardDraft()
    await openPage('claims.success', { replace: true })
  }

  async function submit() {
    if (isSending.current) return
    isSending.current = true
    setUncertainty(undefined)
    startLoading({ text: text('claims.submitting') })
    try {
      const policy = await refetchPolicy()
      if (!canSubmitClaims(policy)) {
        showError(new PortalError({ kind: 'forbidden', operationId: 'submitMultiClaims' })) // D-163
        await openPage('dashboard.home', { state: REDIRECTED })
        return
      }
      // The confirmation page is loaded before the claim is sent: a deployment may remove its chunk in between.
      const [{ collectSubmissionInput, toConfirmation, toClaimRequest, sendClaim }] = await Promise.all([
        loadSubmission(),
        ensurePageLoaded(confirmation),
      ])
      const material = await collectSubmissionInput(text)
      if (material.hsa?.isStale) {
        await openPage(pageOf(hsaClaimsStep(policy)))
        return
      }
      const outcome = await sendClaim(
        toClaimRequest(material, (progress) => startLoading({ text: text('claims.submitting'), progress })),
      )
      stopLoading()
      if (outcome.kind === 'elsewhere') return // the page shows the conflict and the choices
      const result =
        outcome.kind === 'received'
          ? outcome.result
          : { message: text(outcome.kind === 'arrived' ? 'claims.arrived' : 'claims.arrived-before-change') }
      await finish(toConfirmation(result, material, text.locale))
    } catch (error) {
      if (!isPortalError(error)) throw error
      // A chosen service may be gone: the lists are refetched on the next visit.
      if (error.status === 422) for (const { queryKey } of hsaLists()) queryClient.removeQueries({ queryKey })
      // the page itself shows an unknown outcome; if the service responded with an error, its message is shown first
      if (error.mayHaveArrived && error.operationId === 'submitMultiClaims' && (error.status ?? 0) < 300) clearError()
      else if (error.toCaller || error.kind === 'chunk') showError(error)
      setUncertainty(currentUncertainty())
    } finally {
      isSending.current = false
      stopLoading()
    }
  }

  /** Checks at the member's request whether the claim was received. */
  async function check() {
    startLoading({ text: text('claims.checking') })
    try {
      const { collectSubmissionInput, toConfirmation, wasReceived } = await loadSubmission()
      const arrived = await wasReceived()
      stopLoading()
      if (!arrived) return setUncertainty('not-received')
      await finish(toConfirmation({ message: text('claims.arrived') }, await collectSubmissionInput(text), text.locale))
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (error.toCaller) showError(error)
    } finally {
      stopLoading()
    }
  }

  return { submit, check, uncertainty }
}
