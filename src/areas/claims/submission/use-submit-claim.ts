import { useEffect, useRef, useState } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import { clearError, isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { preloadPage, requirePage, useOpenPage, usePageHref } from '~/platform/pages/navigation.tsx'
import { refetchPolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { startLoading, stopLoading } from '~/platform/loading.ts'
import { clearDraft } from '~/wizard/draft-store.ts'
import { hsaLists } from '../claim-queries.ts'
import { pageOf } from '../claim-wizard.ts'
import { SENT_AWAY } from '../leave-guard.tsx'
import { mayHaveArrived } from '../kept/keeping-store.ts'
import { type Receipt, receiptStore } from './receipt-store.ts'

/** What makes a request of the answers and sends it: not needed to show the page, and there by the time somebody has read it. */
const loadSending = () => loadChunk(importSending)
const importSending = async () => {
  const [material, sending] = await Promise.all([import('./claim-material.ts'), import('./send-claim.ts')])
  return { ...material, ...sending }
}

/** Where a submission stands when it is neither waiting nor done. */
export type Doubt = 'may-have-arrived' | 'not-received'
const doubtNow = (): Doubt | undefined => (mayHaveArrived() ? 'may-have-arrived' : undefined)

/**
 * Sends the claim, once whatever the number of clicks: fresh policy first (CLAIM-78), then one request with a key that makes
 * a second try harmless. On failure everything is still there; when the connection died after sending, the member can
 * check before trying again (forms.md, Submission).
 */
export function useSubmitClaim() {
  const text = useText()
  const openPage = useOpenPage()
  const [doubt, setDoubt] = useState(doubtNow)
  const isSending = useRef(false)
  const confirmation = usePageHref()('claims.success')
  useEffect(() => {
    // a failure of either shows when the claim is sent
    void loadSending().catch(() => undefined)
    void preloadPage(confirmation)
  }, [confirmation])

  async function finish(receipt: Receipt) {
    receiptStore.set(receipt)
    clearDraft()
    await openPage('claims.success', { replace: true })
  }

  async function submit() {
    if (isSending.current) return
    isSending.current = true
    setDoubt(undefined)
    startLoading({ text: text('claims.submitting') })
    try {
      const policy = await refetchPolicy()
      if (!policy.submitClaim || policy.isSuspended) {
        showError(new PortalError({ kind: 'forbidden', operationId: 'submitMultiClaims' })) // D-163
        await openPage('dashboard.home', { state: SENT_AWAY })
        return
      }
      // What says that the claim was received is there before it is sent: a deployment may take its code away meanwhile.
      const [{ gather, toReceipt, toRequest, sendClaim }] = await Promise.all([loadSending(), requirePage(confirmation)])
      const material = await gather(text)
      if (material.hsa?.isStale) {
        await openPage(pageOf(policy.maaxClaims ? 'hsa-eligible-claims' : 'hsa-eligible-claim'))
        return
      }
      const outcome = await sendClaim(toRequest(material, (progress) => startLoading({ text: text('claims.submitting'), progress })))
      stopLoading()
      if (outcome.kind === 'elsewhere') return // the page says so, and what can be done about it
      const result =
        outcome.kind === 'received' ? outcome.result : { message: text(outcome.kind === 'arrived' ? 'claims.arrived' : 'claims.arrived-before-change') }
      await finish(toReceipt(result, material, text.locale))
    } catch (error) {
      if (!isPortalError(error)) throw error
      // What was chosen may not be there any more: the list is fetched anew when it is opened.
      if (error.status === 422) for (const { queryKey } of hsaLists()) queryClient.removeQueries({ queryKey })
      // said on the page, with what can be done about it; where the service answered, after its own words
      if (error.mayHaveArrived && error.operationId === 'submitMultiClaims' && (error.status ?? 0) < 300) clearError()
      else if (error.toCaller || error.kind === 'chunk') showError(error)
      setDoubt(doubtNow())
    } finally {
      isSending.current = false
      stopLoading()
    }
  }

  /** Looks whether the claim is there, when the member asks. */
  async function check() {
    startLoading({ text: text('claims.checking') })
    try {
      const { gather, toReceipt, hasArrived } = await loadSending()
      const arrived = await hasArrived()
      stopLoading()
      if (!arrived) return setDoubt('not-received')
      await finish(toReceipt({ message: text('claims.arrived') }, await gather(text), text.locale))
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (error.toCaller) showError(error)
    } finally {
      stopLoading()
    }
  }

  return { submit, check, doubt }
}
