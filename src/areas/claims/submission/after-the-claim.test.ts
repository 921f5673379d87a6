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
import { confirmationStore } from '../wizard/confirmation-store.ts'

beforeEach(() => {
  openTab()
  signInAs('marie@example.com')
})

describe('claim data in memory', () => {
  it('the data of the confirmation is cleared when the session ends', () => {
    confirmationStore.set({ result: { message: 'Thank you' }, locale: 'en', pays: 'plan', lines: [], documents: [] })
    endSessionWithoutRedirect()
    expect(confirmationStore.get()).toBeUndefined()
  })

  it('attached files are removed from memory when the draft is discarded', () => {
    expect(hasFlow('XX-PHAR'), 'the wizard of claims, which attached them').toBe(true)
    setDraft('marie@example.com', emptyDraft)
    const { id } = uploads.add(new File(['%PDF-1.4'], 'receipt.pdf'))
    expect(uploads.get(id)).toBeDefined()
    discardDraft()
    expect(uploads.get(id)).toBeUndefined()
  })
})

describe('empty submission response', () => {
  const service = useService()
  beforeEach(() => {
    contractCheck.mode = 'report'
    contractCheck.report = () => undefined
  })
  const post = () =>
    postClaim({
      claimExtraInfo: { claimType: 'XX-PHAR', participantId: '1', lob: '01' },
      files: [],
      idempotencyKey: 'a-key',
    })

  it.each([undefined, {}, [], { state: 'ok' }, { message: null }, { message: 'Thank you', confirmationNumber: 7 }])(
    'a submission with the response %j has succeeded, and there is no message of the insurer to show',
    { tags: ['D-103'] },
    async (answer) => {
      service.answer((response) => json(response, 200, answer))
      expect(await post()).not.toHaveProperty('message')
    },
  )

  it.each(['<html>Gateway</html>', '{"message":"Tha'])(
    'the submission fails and may have arrived if the response is %s',
    async (body) => {
      service.answer((response) => void response.writeHead(200).end(body))
      await expect(post()).rejects.toMatchObject({
        kind: 'contract',
        operationId: 'submitMultiClaims',
        mayHaveArrived: true,
      })
    },
  )
})
