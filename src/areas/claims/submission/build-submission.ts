import type { SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { uploads } from '~/forms/uploads/upload-store.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { fullName } from '~/domain/participants.ts'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { reachableAnswers } from '~/wizard/engine.ts'
import { claimWizard } from '../wizard/claim-wizard.ts'
import { asClaimAnswers, serviceKey } from '../model/answers.ts'
import { type SubmissionInput, toClaimExtraInfo } from '../model/claim-extra-info.ts'
import { dentalService, isDental, isDisability, isWellness } from '../model/claim-types.ts'
import { type Expense, expensesOf, sentLines } from '../model/expenses.ts'
import { paysFromHsa } from '../model/hsa.ts'
import { serviceOfLine } from '../model/lines.ts'
import { chosenProvider } from '../model/provider-search.ts'
import { loadSubmissionData } from '../wizard/step-data.ts'
import type { ClaimConfirmation } from './confirmation-store.ts'
import { expectedPaymentStore } from '../wizard/expected-payment.ts'
import { type ClaimRequest, numberFiles, postClaim } from './send-claim.ts'

const claimedExpenses = ({ answers, hsa }: SubmissionInput): readonly Expense[] => [
  ...expensesOf(answers),
  ...(hsa?.expenses ?? []),
]

const importHsa = () => import('../model/hsa-services.ts')

/** The answers of the path with the records they refer to; missing records are fetched. */
export async function collectSubmissionInput(text: Text): Promise<SubmissionInput> {
  const policy = await ensurePolicy()
  const wizard = claimWizard(policy)
  const answers = asClaimAnswers(reachableAnswers(wizard, getDraft(memberId())))
  const data = await loadSubmissionData({ policy, answers })
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

/** The request, identified by its content; `onProgress` receives the uploaded share. */
export function toClaimRequest(material: SubmissionInput, onProgress: (share: number) => void): ClaimRequest {
  const claimExtraInfo = toClaimExtraInfo(material)
  const files = material.answers['attach-documents']?.files ?? []
  return {
    content: JSON.stringify([claimExtraInfo, files]),
    lines: sentLines(claimedExpenses(material), material.participants),
    post: (idempotencyKey) =>
      postClaim({
        claimExtraInfo,
        files: numberFiles(files.flatMap(({ id }) => uploads.get(id) ?? [])),
        idempotencyKey,
        onProgress,
      }),
  }
}

export function toConfirmation(
  result: SubmitMultiClaimsResult,
  material: SubmissionInput,
  locale: Locale,
): ClaimConfirmation {
  const { answers, claimType, services, participants } = material
  const names = new Map(services.map((service) => [serviceKey(service), service.description]))
  const people = new Map(participants.map((person) => [person.participantId, fullName(person, locale)]))
  return {
    result,
    locale,
    pays: isDisability(answers) ? 'undecided' : paysFromHsa(answers) || isWellness(answers) ? 'account' : 'plan',
    lines: claimedExpenses(material).map(({ key, participantId, person, dateOfService, amountPaid, description }) => ({
      key,
      service:
        description ||
        (key.startsWith('other:') && answers['service-list']?.otherDescription) ||
        names.get(serviceOfLine(key)) ||
        claimType.description,
      person: person ?? people.get(participantId) ?? '',
      dateOfService,
      amountPaid,
    })),
    documents: (answers['attach-documents']?.files ?? []).map(({ name }) => name),
    expected: expectedPaymentStore.get(),
  }
}
