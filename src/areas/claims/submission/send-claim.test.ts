import { withoutDialog } from '~/platform/query/query.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTab, signInAs } from '../../../../tests/support/browser.ts'
import { environmentFor } from '../../../../tools/environment.ts'
import { json, useService } from '../../../../tests/support/service.ts'
import type { RecentClaim, SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { dayBefore, today8 } from '~/domain/dates/date8.ts'
import { PortalError, type PortalErrorDetails } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { discardDraft, setDraft } from '~/wizard/draft-store.ts'
import type { SentLine } from '../model/expenses.ts'
import { env, provideEnvironment } from '~/platform/config/environment.ts'
import { attemptStore, mayHaveArrived } from '../saved-draft/draft-sync-store.ts'
import { wasReceived, sendClaim } from './send-claim.ts'

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
  submittedAmount: '85.00',
  ...more,
})

const service = useService()
let keys: string[]
beforeEach(() => {
  provideEnvironment(environmentFor(service.url, false))
  openTab()
  signInAs(id)
  nextDraft()
  queryClient.clear()
  keys = []
  there([])
})

/** Discards the draft and starts another one. */
function nextDraft(): void {
  discardDraft()
  setDraft(id, emptyDraft)
}
/** Sets the list of recent claims that the service returns. */
const there = (recent: readonly RecentClaim[]) => service.answer((response) => json(response, 200, recent))
const LINE: SentLine = { dateOfService: VISIT, amountPaid: '85', person: 'Marie Tremblay' }
const send = (content = 'claim', failure?: PortalErrorDetails, lines = [LINE]) =>
  sendClaim({
    content,
    lines,
    post: (key) => {
      keys.push(key)
      return failure
        ? Promise.reject(new PortalError({ ...failure, operationId: 'submitMultiClaims' }))
        : Promise.resolve(RESULT)
    },
  })
const LOST = { kind: 'network', mayHaveArrived: true } as const
const lose = (content?: string, lines: readonly SentLine[] = [LINE]) =>
  expect(send(content, LOST, [...lines])).rejects.toMatchObject(LOST)
const learn = () => queryClient.prefetchQuery(listRecentClaimsQuery(withoutDialog))
const refuse = (content?: string) =>
  expect(send(content, { kind: 'validation', status: 422 })).rejects.toMatchObject({ status: 422 })

describe('idempotency key of a claim', () => {
  it('the idempotency key stays the same if an unchanged claim is sent again', async () => {
    await lose()
    expect(await send()).toEqual({ kind: 'received', result: RESULT })
    expect(keys[1]).toBe(keys[0])
  })

  it('a claim that is corrected after a refusal gets a new idempotency key, and so does the next claim', async () => {
    await learn()
    service.calls.length = 0
    await refuse('claim')
    await send('corrected')
    nextDraft()
    await send('corrected')
    expect(new Set(keys).size).toBe(3)
    expect(service.calls).toEqual([])
  })
})

describe('mayHaveArrived', () => {
  it.each([
    ['the connection died', LOST, true],
    ['the service broke, perhaps after its work', { kind: 'server', status: 500, mayHaveArrived: true }, true],
    ['the service refused it', { kind: 'validation', status: 422 }, false],
    ['it never left', { kind: 'network', mayHaveArrived: false }, false],
  ] as const)('a failed submission says whether the claim may have arrived: %s', async (_, failure, expected) => {
    await expect(send('claim', failure)).rejects.toMatchObject(failure)
    expect(mayHaveArrived()).toBe(expected)
  })

  it('mayHaveArrived stays true after a refused second attempt, and becomes false when the draft is discarded', async () => {
    await lose()
    await refuse()
    expect(mayHaveArrived()).toBe(true)
    nextDraft()
    expect(mayHaveArrived()).toBe(false)
  })

  it('a cancelled submission has an unknown outcome', async () => {
    await expect(send('claim', { kind: 'cancelled' })).rejects.toMatchObject({ kind: 'cancelled' })
    expect(mayHaveArrived()).toBe(true)
  })

  it('the outcome of a submission is known once the portal has looked for the claim among the recent claims', async () => {
    await lose()
    expect(await wasReceived([LINE])).toBe(false)
    expect(mayHaveArrived()).toBe(false)
  })
})

describe('wasReceived without idempotency keys', () => {
  beforeEach(learn)

  it('wasReceived finds a claim if a new recent claim has the date, person and amount of that claim', async () => {
    there([claimOf('old')])
    await queryClient.refetchQueries(listRecentClaimsQuery(withoutDialog))
    await lose()
    expect(await wasReceived([LINE])).toBe(false)
    there([claimOf('new'), claimOf('old')])
    expect(await wasReceived([LINE])).toBe(true)
  })

  it.each<[string, Partial<RecentClaim>]>([
    ['another day', { serviceDate: '20261001' }],
    ['another amount', { submittedAmount: '58.00' }],
    ['somebody else', { member: 'Théo Tremblay' }],
    ['long ago', { receivedDate: '20251102' }],
  ])('wasReceived does not mistake a recent claim of %s for the submitted claim', async (_, other) => {
    await lose()
    there([claimOf('new', other)])
    expect(await wasReceived([LINE])).toBe(false)
  })

  it.each([
    { when: 'the day before, because it may still be that day where the insurer is', days: 1, isFound: true },
    { when: 'two days before', days: 2, isFound: false },
  ])('a claim of today that the insurer dates $when is found: $isFound', async ({ days, isFound }) => {
    await lose()
    const receivedDate = Array.from({ length: days }).reduce(dayBefore, today8())
    there([claimOf('new', { receivedDate })])
    expect(await wasReceived([LINE])).toBe(isFound)
  })

  it('a recent claim matches the submitted claim, whichever way the member’s name is written', async () => {
    await lose('claim', [{ ...LINE, person: 'Marie-Ève Roy-Côté' }])
    there([claimOf('new', { member: 'ROY CÔTÉ, Marie Ève' })])
    expect(await wasReceived([LINE])).toBe(true)
  })

  it('wasReceived requires every line of a claim in the recent claims, or only some lines if the list is shorter', async () => {
    const other: SentLine = { ...LINE, amountPaid: '40.00' }
    await lose('claim', [LINE, other])
    there([claimOf('new'), claimOf('old', { receivedDate: '20251102' })])
    expect(await wasReceived([LINE])).toBe(false)
    await lose('claim', [LINE, other])
    there([claimOf('new'), claimOf('new2', { submittedAmount: '40.00' })])
    expect(await wasReceived([LINE])).toBe(true)
    there([claimOf('new')])
    expect(await wasReceived([LINE])).toBe(true)
  })

  it('wasReceived finds no claim if the portal could not load the recent claims before the submission', async () => {
    queryClient.clear()
    service.answer((response) => json(response, 500, {}))
    await lose()
    there([claimOf('new')])
    expect(await wasReceived([LINE])).toBe(false)
    await send()
    expect(keys[1]).toBe(keys[0])
  })

  it('recent claims without a number are distinguished by their content', async () => {
    const nameless = { ...claimOf('', { submittedAmount: '10.00' }), claimId: undefined } as unknown as RecentClaim
    there([nameless])
    await queryClient.refetchQueries(listRecentClaimsQuery(withoutDialog))
    await lose()
    expect(await wasReceived([LINE])).toBe(false)
    there([{ ...nameless, submittedAmount: '85.00' }])
    expect(await wasReceived([LINE])).toBe(true)
  })

  it('a claim that another tab sent is found by its lines when the member checks, and is not sent again', async () => {
    provideEnvironment({ ...environmentFor(service.url, false), sendsIdempotencyKeys: false })
    there([claimOf('new')])
    attemptStore.set({ key: 'of the saved draft', sentOn: today8() })
    expect(await wasReceived([LINE])).toBe(true)
    expect(mayHaveArrived()).toBe(true)
    expect(await send()).toEqual({ kind: 'arrived-before' })
    expect(keys).toEqual([])
  })

  it('a corrected claim is not sent if the lines of the original claim match a recent claim', async () => {
    await lose('claim', [{ ...LINE, dateOfService: '20261101' }])
    there([claimOf('new', { serviceDate: '20261101' })])
    expect(await send('corrected', undefined, [{ ...LINE, dateOfService: '20261103' }])).toEqual({
      kind: 'arrived-before',
    })
    expect(keys).toHaveLength(1)
  })

  it('a corrected claim is sent with the same idempotency key if the original claim is not found', async () => {
    await lose()
    expect(await send('corrected')).toMatchObject({ kind: 'received' })
    expect(keys[1]).toBe(keys[0])
  })

  it('a corrected claim is not sent if the recent claims cannot be loaded', async () => {
    await lose()
    service.answer((response) => json(response, 500, {}))
    await expect(send('corrected')).rejects.toMatchObject({ operationId: 'listRecentClaims' })
    expect(keys).toHaveLength(1)
    expect(mayHaveArrived()).toBe(true)
  })
})

describe('saved draft that may have been sent', () => {
  const goOn = () => {
    nextDraft()
    attemptStore.set({ key: 'of-the-draft', sentOn: today8() })
  }

  it('a saved draft is sent with its idempotency key unless a recent claim has that key', async () => {
    goOn()
    there([claimOf('other', { submissionKey: 'another' })])
    expect(await send()).toMatchObject({ kind: 'received' })
    expect(keys).toEqual(['of-the-draft'])
    goOn()
    there([claimOf('mine', { submissionKey: 'of-the-draft' })])
    expect(await send()).toEqual({ kind: 'arrived-before' })
    expect(keys).toHaveLength(1)
  })

  it('without idempotency keys, a saved draft counts as received if a recent claim matches the lines of the draft', async () => {
    provideEnvironment({ ...env(), sendsIdempotencyKeys: false })
    goOn()
    there([claimOf('mine')])
    expect(await send()).toEqual({ kind: 'arrived-before' })
    goOn()
    there([claimOf('other', { submittedAmount: '12.00' })])
    expect(await send()).toMatchObject({ kind: 'received' })
  })
})

describe('sendClaim without idempotency keys', () => {
  it('the second attempt to send a claim sends nothing if the first one is found among the recent claims', async () => {
    provideEnvironment({ ...env(), sendsIdempotencyKeys: false })
    await lose()
    there([claimOf('new')])
    expect(await send()).toEqual({ kind: 'arrived' })
    expect(keys).toHaveLength(1)
  })
})

describe('wasReceived with idempotency keys', () => {
  it('with idempotency keys, wasReceived finds a claim only by its key', async () => {
    await lose()
    there([claimOf('other', { submissionKey: 'of another tab' })])
    expect(await wasReceived([LINE])).toBe(false)
    there([claimOf('new', { submissionKey: keys[0]!, submittedAmount: '12.00' })])
    expect(await wasReceived([LINE])).toBe(true)
  })
})
