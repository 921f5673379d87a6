import { beforeEach, describe, expect, it } from 'vitest'
import { json, useService } from '../../../tests/support/service.ts'
import type { RecentClaim, SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { today8 } from '~/platform/dates/date8.ts'
import { PortalError, type PortalErrorDetails } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { clearDraft, keepDraft } from '~/wizard/draft-store.ts'
import { claims } from './api.ts'
import { hasArrived, mayHaveArrived, sendClaim } from './submission.ts'

const id = 'marie@example.com'
const VISIT = '20261102'
const RESULT: SubmitMultiClaimsResult = { message: 'Thank you' }
const claimOf = (claimId: string, more: Partial<RecentClaim> = {}): RecentClaim => ({
  claimId,
  receivedDate: today8(),
  serviceDate: VISIT,
  status: 'Received',
  statusCode: 'RECEIVED',
  claimType: 'Practitioner',
  member: 'Marie Tremblay',
  ...more,
})

const service = useService()
let keys: string[]
beforeEach(() => {
  nextDraft()
  queryClient.clear()
  keys = []
  there([])
})

/** The draft is gone, and another one begun. */
function nextDraft(): void {
  clearDraft()
  keepDraft(id, emptyDraft)
}
/** What the service lists from now on. */
const there = (recent: readonly RecentClaim[]) => service.answer((response) => json(response, 200, recent))
const send = (content = 'claim', failure?: PortalErrorDetails, dates = [VISIT]) =>
  sendClaim(id, {
    content,
    dates,
    post: (key) => {
      keys.push(key)
      return failure ? Promise.reject(new PortalError({ ...failure, operationId: 'submitMultiClaims' })) : Promise.resolve(RESULT)
    },
  })
const LOST = { kind: 'network', mayHaveArrived: true } as const
const lose = (content?: string, dates?: readonly string[]) => expect(send(content, LOST, [...(dates ?? [VISIT])])).rejects.toMatchObject(LOST)
const refuse = (content?: string) => expect(send(content, { kind: 'validation', status: 422 })).rejects.toMatchObject({ status: 422 })

describe('the key of a claim', () => {
  it('is the same for each try of the same content, so that the service records it once', async () => {
    await lose()
    expect(await send()).toEqual({ kind: 'received', result: RESULT })
    expect(keys[1]).toBe(keys[0])
  })

  it('is another one for what was corrected after a refusal, and for the next claim', async () => {
    await refuse('claim')
    await send('corrected')
    nextDraft()
    await send('corrected')
    expect(new Set(keys).size).toBe(3)
    expect(service.calls).toEqual([])
  })
})

describe('whether a claim may have arrived', () => {
  it.each([
    ['the connection died', LOST, true],
    ['the service broke, perhaps after its work', { kind: 'server', status: 500 }, true],
    ['the service refused it', { kind: 'validation', status: 422 }, false],
    ['it never left', { kind: 'network', mayHaveArrived: false }, false],
  ] as const)('%s', async (_, failure, expected) => {
    await expect(send('claim', failure)).rejects.toMatchObject(failure)
    expect(mayHaveArrived()).toBe(expected)
  })

  it('stays open when the next try is refused, and ends with the draft', async () => {
    await lose()
    await refuse()
    expect(mayHaveArrived()).toBe(true)
    nextDraft()
    expect(mayHaveArrived()).toBe(false)
  })

  it('is settled by looking', async () => {
    await lose()
    expect(await hasArrived(id)).toBe(false)
    expect(mayHaveArrived()).toBe(false)
  })
})

describe('looking for it', () => {
  it('finds a claim of its dates that was not there before', async () => {
    there([claimOf('old')])
    await queryClient.prefetchQuery(claims.knownClaims(id))
    await lose()
    expect(await hasArrived(id)).toBe(false)
    there([claimOf('old'), claimOf('other', { serviceDate: '20261001' })])
    expect(await hasArrived(id)).toBe(false)
    there([claimOf('new'), claimOf('old')])
    expect(await hasArrived(id)).toBe(true)
  })

  it('takes no older claim for it, even where nobody knows what was there before', async () => {
    await lose()
    there([claimOf('old', { receivedDate: '20251102' })])
    expect(await hasArrived(id)).toBe(false)
  })

  it('knows claims without a number by what they say', async () => {
    const nameless = { ...claimOf(''), claimId: undefined } as unknown as RecentClaim
    there([nameless])
    await queryClient.prefetchQuery(claims.knownClaims(id))
    await lose()
    expect(await hasArrived(id)).toBe(false)
    there([{ ...nameless, submittedAmount: '85.00' }])
    expect(await hasArrived(id)).toBe(true)
  })

  it('comes before a corrected claim is sent, with the dates that it had before', async () => {
    await lose('claim', ['20261101'])
    there([claimOf('new', { serviceDate: '20261101' })])
    expect(await send('corrected', undefined, ['20261103'])).toEqual({ kind: 'arrived-before' })
    expect(keys).toHaveLength(1)
  })

  it('lets the corrected claim go, under a key of its own, when nothing is there', async () => {
    await lose()
    expect(await send('corrected')).toMatchObject({ kind: 'received' })
    expect(keys[1]).not.toBe(keys[0])
  })

  it('sends nothing when nobody can look', async () => {
    await lose()
    service.answer((response) => json(response, 500, {}))
    await expect(send('corrected')).rejects.toMatchObject({ operationId: 'listRecentClaims' })
    expect(keys).toHaveLength(1)
    expect(mayHaveArrived()).toBe(true)
  })
})
