import type { ClaimExtraInfo, SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { submitMultiClaimsMutation } from '~generated/member/queries/claims.ts'
import { uploads } from '~/forms/uploads/upload-store.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { fullName } from '~/platform/insured/people.ts'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { draftOf } from '~/wizard/draft-store.ts'
import { reachableAnswers } from '~/wizard/engine.ts'
import { claimWizard } from '../claim-wizard.ts'
import { asClaimAnswers, serviceKey } from '../model/answers.ts'
import { type ClaimMaterial, toClaimExtraInfo } from '../model/claim-extra-info.ts'
import { dentalService, isDental, isDisability, isWellness } from '../model/claim-kinds.ts'
import { type Expense, expensesOf, sentLines } from '../model/expenses.ts'
import { paysFromHsa } from '../model/hsa.ts'
import { serviceOfLine } from '../model/lines.ts'
import { chosenProvider } from '../model/provider-search.ts'
import { gatherClaim } from '../sources.ts'
import { expectedStore, type Receipt } from './receipt-store.ts'
import type { ClaimRequest } from './send-claim.ts'

const claimedIn = ({ answers, hsa }: ClaimMaterial): readonly Expense[] => [...expensesOf(answers), ...(hsa?.expenses ?? [])]

const importHsa = () => import('../model/hsa-services.ts')

/** The answers of the path with the records they point to, all of it fetched if it must be. */
export async function gather(text: Text): Promise<ClaimMaterial> {
  const policy = await ensurePolicy()
  const wizard = claimWizard(policy)
  const answers = asClaimAnswers(reachableAnswers(wizard, draftOf(memberId())))
  const data = await gatherClaim({ policy, answers })
  const claimType = data.claimTypes.find((type) => type.claimType === answers['claim-type']?.claimType)
  if (!claimType || !data.cardholder) throw new PortalError({ kind: 'contract', operationId: 'submitMultiClaims' })
  const services = isDental(answers) ? [dentalService(claimType, text('claims.dental'), text.locale)] : data.services
  const hsa = paysFromHsa(answers) ? (await loadChunk(importHsa)).hsaPart(answers, data.hsaEligible) : undefined
  return {
    ...data,
    coverageOnFile: data.coverageOnFile[0]?.coverage,
    hsa,
    services,
    answers,
    policy,
    cardholder: data.cardholder,
    claimType,
    provider: chosenProvider(answers, data),
  }
}

/** What is sent, told by its content; `onProgress` hears of the share of the upload that has gone. */
export function toRequest(material: ClaimMaterial, onProgress: (share: number) => void): ClaimRequest {
  const claimExtraInfo = toClaimExtraInfo(material)
  const files = material.answers['attach-documents']?.files ?? []
  return {
    content: JSON.stringify([claimExtraInfo, files]),
    lines: sentLines(claimedIn(material), material.participants),
    post: (idempotencyKey) => postClaim({ claimExtraInfo, files: numberFiles(files.flatMap(({ id }) => uploads.get(id) ?? [])), idempotencyKey, onProgress }),
  }
}

export function toReceipt(result: SubmitMultiClaimsResult, material: ClaimMaterial, locale: Locale): Receipt {
  const { answers, claimType, services, participants } = material
  const names = new Map(services.map((service) => [serviceKey(service), service.description]))
  const people = new Map(participants.map((person) => [person.participantId, fullName(person, locale)]))
  return {
    result,
    locale,
    pays: isDisability(answers) ? 'undecided' : paysFromHsa(answers) || isWellness(answers) ? 'account' : 'plan',
    lines: claimedIn(material).map(({ key, participantId, person, dateOfService, amountPaid, words }) => ({
      key,
      service: words || (key.startsWith('other:') && answers['service-list']?.otherDescription) || names.get(serviceOfLine(key)) || claimType.description,
      person: person ?? people.get(participantId) ?? '',
      dateOfService,
      amountPaid,
    })),
    documents: (answers['attach-documents']?.files ?? []).map(({ name }) => name),
    expected: expectedStore.get(),
  }
}

/** `file-01.pdf`: two digits in the order of attachment, the original extension (CLAIM-62, D-104). */
export function numberedName(index: number, originalName: string): string {
  const extension = /\.[^.]+$/.exec(originalName)?.[0] ?? ''
  return `file-${String(index + 1).padStart(2, '0')}${extension}`
}

/** The files of a claim under the names the service expects. */
export const numberFiles = (files: readonly File[]): readonly File[] =>
  files.map((file, index) => new File([file], numberedName(index, file.name), { type: file.type }))

interface Submission {
  readonly claimExtraInfo: ClaimExtraInfo
  readonly files: readonly File[]
  /** the same for every try of one claim: the service records it once (trust.md, Faults) */
  readonly idempotencyKey: string
  /** share of the upload that has gone, 0 to 1 */
  readonly onProgress?: (share: number) => void
}

/** Sends the claim: one multipart request, never retried by itself (CLAIM-79). What a success says of it is the service's; it may be nothing (D-103). */
export async function postClaim({ claimExtraInfo, files, idempotencyKey, onProgress }: Submission): Promise<SubmitMultiClaimsResult> {
  const options = {
    headers: { 'Idempotency-Key': idempotencyKey },
    onUploadProgress: ({ progress = 0 }: { readonly progress?: number }) => onProgress?.(progress),
  }
  const mutation = queryClient.getMutationCache().build(queryClient, submitMultiClaimsMutation(options))
  const result: SubmitMultiClaimsResult | null = await mutation.execute({ claimExtraInfo, files: [...files] })
  return result ?? {}
}
