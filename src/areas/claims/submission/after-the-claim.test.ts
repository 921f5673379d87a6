import { beforeEach, describe, expect, it } from 'vitest'
import { openTab, signInAs } from '../../../../tests/support/browser.ts'
import { json, useService } from '../../../../tests/support/service.ts'
import { uploads } from '~/forms/uploads/upload-store.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { discardDraft, setDraft } from '~/wizard/draft-store.ts'
import { postClaim } from './send-claim.ts'
import { hasFlow } from '../model/claim-types.ts'
import { confirmationStore } from './confirmation-store.ts'

beforeEach(() => {
  openTab()
  signInAs('marie@example.com')
})

describe('what a claim leaves in the memory', () => {
  it('the receipt goes with the session: nobody else reads it', () => {
    confirmationStore.set({ result: { message: 'Thank you' }, locale: 'en', pays: 'plan', lines: [], documents: [] })
    endSessionWithoutRedirect()
    expect(confirmationStore.get()).toBeUndefined()
  })

  it('attached files go with the draft they belong to', () => {
    expect(hasFlow('XX-PHAR'), 'the wizard of claims, which attached them').toBe(true)
    setDraft('marie@example.com', emptyDraft)
    const { id } = uploads.add(new File(['%PDF-1.4'], 'receipt.pdf'))
    expect(uploads.get(id)).toBeDefined()
    discardDraft()
    expect(uploads.get(id)).toBeUndefined()
  })
})

describe('an answer to a claim that says nothing', () => {
  const service = useService()
  beforeEach(() => {
    contractCheck.mode = 'report'
    contractCheck.report = () => undefined
  })
  const post = () => postClaim({ claimExtraInfo: { claimType: 'XX-PHAR', participantId: '1', lob: '01' }, files: [], idempotencyKey: 'a-key' })

  it.each([undefined, {}, [], { state: 'ok' }, { message: null }, { message: 'Thank you', confirmationNumber: 7 }])(
    '%j is a success, because the specification names the status and no body; nothing of it is shown',
    { tags: ['D-103'] },
    async (answer) => {
      service.answer((response) => json(response, 200, answer))
      expect(await post()).not.toHaveProperty('message')
    },
  )

  it.each(['<html>Gateway</html>', '{"message":"Tha'])('%s is none: the claim may have arrived', async (body) => {
    service.answer((response) => void response.writeHead(200).end(body))
    await expect(post()).rejects.toMatchObject({ kind: 'contract', operationId: 'submitMultiClaims', mayHaveArrived: true })
  })
})
