import { beforeEach, describe, expect, it } from 'vitest'
import { openTab, signInAs } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { storage } from '~/platform/session/storage.ts'
import { ensurePolicy, FLAGS, readPolicy, refetchPolicy, storedPolicy } from './policy.ts'

const allOff = Object.fromEntries(FLAGS.map((flag) => [flag, false]))

describe('reading a policy', () => {
  it('knows the 24 flags of the specification', { tags: ['DATA-03'] }, () => {
    expect([...FLAGS].toSorted()).toEqual(
      [
        'demo',
        'forms',
        'banking',
        'updateMemberProfile',
        'submitClaim',
        'easyHsa',
        'autoHSA',
        'analytics',
        'benefitUsage',
        'coverage',
        'memberProfile',
        'statements',
        'rta',
        'drugAdherence',
        'suppressCoverage',
        'filterOnKeywords',
        'medicalExclusion',
        'claimTracker',
        'updateBanking',
        'storeFront',
        'beneficiary',
        'premiums',
        'premiumPayment',
        'maaxClaims',
      ].toSorted(),
    )
  })

  it.each([{ answer: undefined }, { answer: {} }, { answer: { brand: undefined } }])(
    'allows nothing that was not said: $answer',
    { tags: ['D-16'] },
    ({ answer }) => {
      expect(readPolicy(answer as never)).toEqual({ ...allOff, brand: 'MBC', isSuspended: false })
    },
  )

  it.each(FLAGS)('turns on %s alone when only it is on', { tags: ['SESSION-53'] }, (flag) => {
    expect(readPolicy({ [flag]: true })).toEqual({ ...allOff, [flag]: true, brand: 'MBC', isSuspended: false })
  })

  it.each(['true', 1, 'yes', {}])('takes only true for on, not %j', (value) => {
    expect(readPolicy({ submitClaim: value } as never).submitClaim).toBe(false)
  })

  it.each([
    { answer: { suspended: true }, isSuspended: true },
    { answer: { status: 'SUSPENDED' }, isSuspended: true },
    { answer: { status: 'suspended' }, isSuspended: true },
    { answer: { suspended: false, status: 'Suspended' }, isSuspended: true },
    { answer: { suspended: true, status: 'ACTIVE' }, isSuspended: true },
    { answer: { suspended: false, status: 'ACTIVE' }, isSuspended: false },
    { answer: { status: 'TERMINATED' }, isSuspended: false },
    { answer: {}, isSuspended: false },
  ])('is suspended either way: $answer gives $isSuspended', { tags: ['DATA-04', 'SESSION-54', 'D-17'] }, ({ answer, isSuspended }) => {
    expect(readPolicy(answer as never).isSuspended).toBe(isSuspended)
  })
})

describe('getting a policy', () => {
  const policy = { ...allOff, submitClaim: true, brand: 'SBC', status: 'ACTIVE' }
  const service = useService({ apiToken: () => 'Bearer aaa', answer: (response) => json(response, 200, policy) })
  beforeEach(() => {
    openTab()
    signInAs('marie@example.com')
    queryClient.clear()
  })

  it('asks the service once, and keeps the answer with its brand for this tab', { tags: ['SESSION-04', 'GUARD-16'] }, async () => {
    expect(await ensurePolicy()).toMatchObject({ submitClaim: true, brand: 'SBC' })
    expect(JSON.parse(storage.read('securityPolicy') ?? '')).toEqual(policy)
    await ensurePolicy({ mustKnow: true })
    expect(service.calls.map(({ url }) => url)).toEqual(['/members/marie%40example.com/security-policy'])
  })

  it('decides from what this tab kept after a reload, and asks again behind it', { tags: ['D-15'] }, async () => {
    storage.write('securityPolicy', JSON.stringify({ brand: 'OBC', coverage: true }))
    const arrived = new Promise<void>((resolve) =>
      service.answer((response) => {
        json(response, 200, policy)
        resolve()
      }),
    )
    expect(await ensurePolicy()).toMatchObject({ coverage: true, submitClaim: false, brand: 'OBC' })
    await arrived
    expect(service.calls).toHaveLength(1)
  })

  it('allows nothing when the service fails and this tab knows nothing, and shows no dialog', { tags: ['ERR-27', 'D-16'] }, async () => {
    service.answer((response) => json(response, 500, {}))
    expect(await ensurePolicy()).toEqual(readPolicy(undefined))
  })

  it('says that it failed where a guard must know', async () => {
    service.answer((response) => json(response, 500, {}))
    await expect(ensurePolicy({ mustKnow: true })).rejects.toMatchObject({ operationId: 'getSecurityPolicy', status: 500 })
  })

  it('asks again before a claim is sent, whatever is cached', { tags: ['CLAIM-78', 'D-163'] }, async () => {
    await ensurePolicy()
    service.answer((response) => json(response, 200, { ...policy, submitClaim: false }))
    expect((await refetchPolicy()).submitClaim).toBe(false)
    expect(service.calls).toHaveLength(2)
  })

  it('goes on with what is known when that question fails', { tags: ['D-163'] }, async () => {
    await ensurePolicy()
    service.answer((response) => json(response, 500, {}))
    expect((await refetchPolicy()).submitClaim).toBe(true)
  })

  it('is empty-handed without a tab that kept anything', () => {
    expect(storedPolicy()).toEqual(readPolicy(undefined))
  })
})
