import { beforeEach, describe, expect, it } from 'vitest'
import { openTab, signInAs } from '../../../../tests/support/browser.ts'
import { json, useService } from '../../../../tests/support/service.ts'
import { uploads } from '~/forms/uploads/upload-store.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { endSessionQuietly } from '~/platform/session/exit.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { clearDraft, keepDraft } from '~/wizard/draft-store.ts'
import { postClaim } from './claim-material.ts'
import { hasFlow } from '../model/claim-kinds.ts'
import { receiptStore } from './receipt-store.ts'

beforeEach(() => {
  openTab()
  signInAs('marie@example.com')
})

describe('what a claim leaves in the memory', () => {
  it('the receipt goes with the session: nobody else reads it', () => {
    receiptStore.set({ result: { message: 'Thank you' }, lines: [], documents: [] })
    endSessionQuietly()
    expect(receiptStore.get()).toBeUndefined()
  })

  it('attached files go with the draft they belong to', () => {
    expect(hasFlow('XX-PHAR'), 'the wizard of claims, which attached them').toBe(true)
    keepDraft('marie@example.com', emptyDraft)
    const { id } = uploads.add(new File(['%PDF-1.4'], 'receipt.pdf'))
    expect(uploads.get(id)).toBeDefined()
    clearDraft()
    expect(uploads.get(id)).toBeUndefined()
  })
})

describe('an answer to a claim that says nothing', () => {
  const service = useService()
  const gateway = [undefined, {}, [], { error: 'upstream timeout' }, { message: null }, { message: 'Thank you', confirmationNumber: 7 }]
  it.each(gateway)('%j is no receipt where the portal is deployed: the claim may have arrived', async (answer) => {
    contractCheck.mode = 'report'
    contractCheck.report = () => undefined
    service.answer((response) => json(response, 200, answer))
    const sent = postClaim({
      claimExtraInfo: { claimType: 'XX-PHAR', participantId: '1', lob: '01' },
      files: [],
      idempotencyKey: 'a-key',
    })
    await expect(sent).rejects.toMatchObject({ kind: 'contract', operationId: 'submitMultiClaims', mayHaveArrived: true })
  })
})
