import { describe, expect, it } from 'vitest'
import { getClaimPaymentDetails, listRecentClaims, searchClaims } from '~generated/member/client/history.ts'
import {
  addClaimDocuments,
  appealClaimLine,
  listClaimDocumentRequests,
  withdrawClaim,
} from '~generated/member/client/followup.ts'
import { listPendingClaimServices, submitMultiClaims } from '~generated/member/client/claims.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { treatment } from './support/claim-journey.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const { as, advance } = sandbox
const control = () => new SandboxControl(sandbox.url())
const photo = (name = 'file-01.jpg') => new File(['photo'], name, { type: 'image/jpeg' })
/** The claim of the persona `documents` that waits for an X-ray. */
const WAITING = { claimId: 'C1090000', line: 1 } as const
const waiting = async (id: string) => {
  const claim = (await listRecentClaims(id))!.find(({ actionNeeded }) => actionNeeded)
  if (!claim?.claimId || !claim.line) throw new Error('no claim waits')
  return { ...claim, claimId: claim.claimId, line: claim.line }
}
const requestsOf = async (id: string, claimId: string) =>
  (await listClaimDocumentRequests(id, claimId))?.map(({ requestId }) => requestId) ?? []
const lineOf = async (id: string, { claimId, line }: { claimId: string; line: number }) =>
  (await listRecentClaims(id))!.find((claim) => claim.claimId === claimId && claim.line === line)

/** Sends the requested document, waits until the claim is declined, and returns the declined line. */
async function declined(id: string) {
  const claim = await waiting(id)
  await addClaimDocuments(id, claim.claimId, {
    documentDetails: { requestIds: await requestsOf(id, claim.claimId) },
    files: [photo()],
  })
  await advance(61)
  return claim
}

describe('documents that a claim waits for', { tags: ['D-240'] }, () => {
  it('the recent claims, the claim search and the document requests of a claim name the document that it waits for', async () => {
    const id = await as('documents')
    const claim = await waiting(id)
    expect(claim.claimId).toMatch(new RegExp(`^${WAITING.claimId}-`))
    expect(claim.actionNeeded).toMatchObject({ kind: 'DOCUMENTS', documents: [{ description: 'Dental X-ray' }] })
    const found = (await searchClaims(id))!.claimSearchResults.find(({ claimId }) => claimId === claim.claimId)
    expect(found?.actionNeeded).toEqual(claim.actionNeeded)
    expect(await listClaimDocumentRequests(id, claim.claimId)).toMatchObject([
      { line: 1, documents: [{ code: 'XRAY' }] },
    ])
    expect(await listClaimDocumentRequests(id, 'C1000004-10').catch(() => 'unknown')).toBe('unknown')
  })

  it('a claim that waits for documents is decided only after the documents have arrived', async () => {
    const id = await as('documents')
    const claim = await waiting(id)
    await advance(600)
    expect(await lineOf(id, claim)).toMatchObject({ statusCode: 'PENDED' })
    const sent = await addClaimDocuments(id, claim.claimId, {
      documentDetails: { requestIds: await requestsOf(id, claim.claimId) },
      files: [photo(), photo('file-02.jpg')],
    })
    expect(sent.fileCount).toBe(2)
    expect(await lineOf(id, claim)).toMatchObject({ statusCode: 'RECEIVED' })
    expect((await lineOf(id, claim))?.actionNeeded).toBeUndefined()
    expect(await listClaimDocumentRequests(id, claim.claimId)).toBeNull()
    await advance(61)
    expect(await lineOf(id, claim)).toMatchObject({ statusCode: 'REJECTED', paidAmount: '0.00' })
  })

  it('documents are recorded once, even if the response was lost or they were sent twice at the same time', async () => {
    const id = await as('documents')
    const claim = await waiting(id)
    const body = { documentDetails: { requestIds: await requestsOf(id, claim.claimId) }, files: [photo()] }
    const send = () => addClaimDocuments(id, claim.claimId, body, { headers: { 'Idempotency-Key': 'one' } })
    await control().faults([{ operationId: 'addClaimDocuments', status: 'network', after: true, times: 1 }])
    await expect(send()).rejects.toMatchObject({ kind: 'network', mayHaveArrived: true })
    const [first, again] = await Promise.all([send(), send()])
    expect(again).toEqual(first)
    expect(await control().followUps()).toMatchObject([{ kind: 'documents', claimId: claim.claimId }])
  })

  it('documents are refused with 409 and not recorded if the request for them was withdrawn', async () => {
    const id = await as('documents')
    const claim = await waiting(id)
    const body = { documentDetails: { requestIds: await requestsOf(id, claim.claimId) }, files: [photo()] }
    await control().withdrawDocumentRequest('documents', `${claim.claimId}-1`)
    expect(await refusal(addClaimDocuments(id, claim.claimId, body))).toMatchObject({ status: 409 })
    expect(await control().followUps()).toEqual([])
    await advance(61)
    expect(await lineOf(id, claim)).toMatchObject({ statusCode: 'REJECTED' })
  })

  it.each([
    ['empty', new File([], 'file-01.jpg')],
    ['of another type', photo('file-01.exe')],
    ['without a number', photo('photo.jpg')],
  ])('a document file that is %s is refused with 422', async (_, file) => {
    const id = await as('documents')
    const claim = await waiting(id)
    const body = { documentDetails: { requestIds: await requestsOf(id, claim.claimId) }, files: [file] }
    expect(await refusal(addClaimDocuments(id, claim.claimId, body))).toMatchObject({ status: 422 })
  })

  it("a member gets 404 for the document requests and the withdrawal of another member's claim", async () => {
    const claim = await waiting(await as('documents'))
    const other = await as('default')
    expect(await refusal(listClaimDocumentRequests(other, claim.claimId))).toMatchObject({ status: 404 })
    expect(await refusal(withdrawClaim(other, claim.claimId))).toMatchObject({ status: 404 })
  })

  it('an expensive claim without files gets a document request, and the e-mail about it reveals nothing about health', async () => {
    const id = await as('documents')
    const result = await submitMultiClaims(id, {
      claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03', benefitServices: [treatment('250.00')] },
    })
    expect(result).toMatchObject({ documentsRequired: true, claims: [{ actionNeeded: { kind: 'DOCUMENTS' } }] })
    const [mail] = await control().mails(id)
    const { claimId } = result!.claims![0]!
    expect(mail!.links[0]!.url).toMatch(new RegExp(`/fr/history/details/${claimId}/1$`))
    expect(`${mail!.subject} ${mail!.text}`).not.toMatch(
      /reçu|radio|physio|dent|ordonnance|receipt|X-ray|health|santé/i,
    )
  })
})

describe('withdrawal', { tags: ['D-241'] }, () => {
  it('withdrawing an open claim twice has the same result as once, and the claim is then neither pending nor decided', async () => {
    const id = await as('default')
    const claim = (await listRecentClaims(id))!.find(({ canWithdraw }) => canWithdraw)!
    expect(await withdrawClaim(id, claim.claimId!)).toMatchObject({
      withdrawnOn: expect.stringMatching(/^\d{8}$/) as string,
    })
    await advance(61)
    const now = await lineOf(id, { claimId: claim.claimId!, line: claim.line! })
    expect(now).toMatchObject({ statusCode: 'WITHDRAWN', status: 'Withdrawn' })
    expect(now?.canWithdraw).toBeUndefined()
    expect((await listPendingClaimServices(id))?.some(({ claimId }) => claimId === claim.claimId)).toBe(false)
    expect((await withdrawClaim(id, claim.claimId!)).withdrawnOn).toBe(now?.statusUpdate)
  })

  it('a decided claim cannot be withdrawn', async () => {
    const id = await as('default')
    expect(await refusal(withdrawClaim(id, 'C1000004-10'))).toMatchObject({ status: 409 })
  })
})

describe('appeal', { tags: ['D-242'] }, () => {
  it('an appeal with a file is approved and paid, and the claim details have the dates of the appeal and of the payment', async () => {
    const id = await as('documents')
    const { claimId, line } = await declined(id)
    expect((await getClaimPaymentDetails(id, claimId, line)).appealUntil).toMatch(/^\d{8}$/)
    const appealed = await appealClaimLine(id, claimId, line, {
      appealDetails: { reason: 'See the X-ray.' },
      files: [photo()],
    })
    expect(appealed.answerBy).toMatch(/^\d{8}$/)
    const open = await getClaimPaymentDetails(id, claimId, line)
    expect(open).toMatchObject({ claimStatus: 'REJECTED', appeal: { sentOn: appealed.sentOn } })
    expect(open.appealUntil).toBeUndefined()
    await advance(61)
    const decided = await getClaimPaymentDetails(id, claimId, line)
    expect(decided).toMatchObject({ claimStatus: 'PROCESSED', appeal: { outcome: 'APPROVED' } })
    expect(Number(decided.totalPaidAmount)).toBeGreaterThan(0)
    expect(decided.payment?.date).toBe(decided.appeal?.decidedOn)
  })

  it('an appeal without a file leaves the claim declined, and a second appeal is refused with 409', async () => {
    const id = await as('documents')
    const { claimId, line } = await declined(id)
    const send = () => appealClaimLine(id, claimId, line, { appealDetails: { reason: 'Please look again.' } })
    await send()
    expect(await refusal(send())).toMatchObject({ status: 409 })
    await advance(61)
    expect(await getClaimPaymentDetails(id, claimId, line)).toMatchObject({
      claimStatus: 'REJECTED',
      appeal: { outcome: 'UPHELD', explanation: expect.stringContaining('appeal') as string },
    })
    expect(await control().followUps()).toMatchObject([
      { kind: 'documents' },
      { kind: 'appeal', words: 'Please look again.' },
    ])
  })

  it('a claim line that was paid cannot be appealed', async () => {
    const id = await as('default')
    expect(await refusal(appealClaimLine(id, 'C1000004-10', 1, { appealDetails: { reason: 'More.' } }))).toMatchObject({
      status: 409,
    })
  })
})
