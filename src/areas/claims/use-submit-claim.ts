import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { uploads } from '~/forms/uploads/upload-store.ts'
import { clearError, showError } from '~/platform/errors/error-store.ts'
import { isPortalError, PortalError } from '~/platform/errors/portal-error.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { fullName } from '~/platform/names/format-name.ts'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { ensurePolicy, refetchPolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { madeStale } from '~/platform/query/made-stale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { startLoading, stopLoading } from '~/platform/shell/loading-store.ts'
import { clearDraft, draftOf } from '~/wizard/draft-store.ts'
import { reachableAnswers } from '~/wizard/engine.ts'
import { hsaLists, submitClaim, type Submission } from './api.ts'
import { claimWizard, pageOf } from './claim-wizard.ts'
import { SENT_AWAY } from './leave-guard.tsx'
import { loadHsa } from './load-hsa.ts'
import { asClaimAnswers } from './model/answers.ts'
import { numberFiles } from './model/attachments.ts'
import { toClaimExtraInfo, type ClaimMaterial } from './model/claim-extra-info.ts'
import { dentalService, isDental } from './model/dental.ts'
import { expensesOf, sentLines, type Expense } from './model/expenses.ts'
import { paysFromHsa } from './model/hsa.ts'
import { serviceKey } from './model/keys.ts'
import { chosenProvider } from './model/provider-search.ts'
import { serviceOfLine } from './model/lines.ts'
import { receiptStore, type Receipt } from './receipt-store.ts'
import { gatherClaim } from './sources.ts'
import { hasArrived, mayHaveArrived, sendClaim, type Parcel } from './submission.ts'

/** Where a submission stands when it is neither waiting nor done. */
export type Doubt = 'may-have-arrived' | 'not-received'

/**
 * Sends the claim, once whatever the number of clicks: fresh policy first (CLAIM-78), then one request with a key that makes
 * a second try harmless. On failure everything is still there; when the connection died after sending, the member can
 * check before trying again (forms.md, Submission).
 */
export function useSubmitClaim() {
  const text = useText()
  const navigate = useNavigate()
  const href = usePageHref()
  const [doubt, setDoubt] = useState<Doubt>()
  const isSending = useRef(false)
  const { mutateAsync } = useMutation({
    mutationFn: (submission: Submission) => submitClaim(memberId(), submission),
    meta: { invalidates: madeStale('submitMultiClaims', memberId()) },
  })

  async function finish(result: SubmitMultiClaimsResult, material: ClaimMaterial) {
    receiptStore.set(toReceipt(result, material, text.locale))
    clearDraft()
    await navigate(href('claims.success'), { replace: true })
  }

  async function submit() {
    if (isSending.current) return
    isSending.current = true
    setDoubt(undefined)
    startLoading({ text: text('claims.submitting') })
    try {
      const policy = await refetchPolicy(memberId())
      if (!policy.submitClaim || policy.isSuspended) {
        showError(new PortalError({ kind: 'forbidden', operationId: 'submitMultiClaims' })) // D-163
        await navigate(href('dashboard.home'), { state: SENT_AWAY })
        return
      }
      const material = await gather(text)
      if (material.hsa?.isStale) {
        await navigate(href(pageOf(policy.maaxClaims ? 'hsa-eligible-claims' : 'hsa-eligible-claim')))
        return
      }
      const fate = await sendClaim(memberId(), toParcel(material))
      stopLoading()
      await finish(fate.kind === 'received' ? fate.result : { message: text('claims.arrived-before-change') }, material)
    } catch (error) {
      if (!isPortalError(error)) throw error
      // What was chosen may not be there any more: the list is fetched anew when it is opened.
      if (error.status === 422) for (const queryKey of hsaLists(memberId())) queryClient.removeQueries({ queryKey })
      // said on the page, with what can be done about it
      if (error.mayHaveArrived && error.operationId === 'submitMultiClaims') clearError()
      else if (error.toCaller) showError(error)
      if (mayHaveArrived()) setDoubt('may-have-arrived')
    } finally {
      isSending.current = false
      stopLoading()
    }
  }

  function toParcel(material: ClaimMaterial): Parcel {
    const claimExtraInfo = toClaimExtraInfo(material)
    const files = material.answers['attach-documents']?.files ?? []
    return {
      content: JSON.stringify([claimExtraInfo, files]),
      lines: sentLines(claimedIn(material), material.participants),
      post: (idempotencyKey) =>
        mutateAsync({
          claimExtraInfo,
          files: numberFiles(files.flatMap(({ id }) => uploads.get(id) ?? [])),
          idempotencyKey,
          onProgress: (progress) => startLoading({ text: text('claims.submitting'), progress }),
        }),
    }
  }

  /** Looks whether the claim is there, when the member asks. */
  async function check() {
    startLoading({ text: text('claims.checking') })
    try {
      const arrived = await hasArrived(memberId())
      stopLoading()
      if (arrived) await finish({ message: text('claims.arrived') }, await gather(text))
      else setDoubt('not-received')
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (error.toCaller) showError(error)
    } finally {
      stopLoading()
    }
  }

  return { submit, check, doubt }
}

const claimedIn = ({ answers, hsa }: ClaimMaterial): readonly Expense[] => [...expensesOf(answers), ...(hsa?.expenses ?? [])]

/** The answers of the path with the records they point to, all of it fetched if it must be. */
async function gather(text: Text): Promise<ClaimMaterial> {
  const id = memberId()
  const policy = await ensurePolicy(id)
  const wizard = claimWizard(policy, id)
  const answers = asClaimAnswers(reachableAnswers(wizard, draftOf(id)))
  const data = await gatherClaim({ memberId: id, policy, answers })
  const claimType = data.claimTypes.find((type) => type.claimType === answers['claim-type']?.claimType)
  if (!claimType || !data.cardholder) throw new PortalError({ kind: 'contract', operationId: 'submitMultiClaims' })
  const services = isDental(answers) ? [dentalService(text('claims.dental'))] : data.services
  const hsa = paysFromHsa(answers) ? (await loadHsa()).desk.partOf(answers, data.hsaEligible) : undefined
  return { ...data, hsa, services, answers, policy, cardholder: data.cardholder, claimType, provider: chosenProvider(answers, data) }
}

function toReceipt(result: SubmitMultiClaimsResult, material: ClaimMaterial, locale: 'en' | 'fr'): Receipt {
  const { answers, claimType, services, participants } = material
  const names = new Map(services.map((service) => [serviceKey(service), service.description]))
  const people = new Map(participants.map((person) => [person.participantId, fullName(person, locale)]))
  return {
    result,
    lines: claimedIn(material).map(({ key, participantId, person, dateOfService, amountPaid, words }) => ({
      key,
      service: words || (key.startsWith('other:') && answers['service-list']?.otherDescription) || names.get(serviceOfLine(key)) || claimType.description,
      person: person ?? people.get(participantId) ?? '',
      dateOfService,
      amountPaid,
    })),
    documents: (answers['attach-documents']?.files ?? []).map(({ name }) => name),
  }
}
