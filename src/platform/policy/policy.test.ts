import { describe, expect, expectTypeOf, it } from 'vitest'
import type { SecurityPolicy } from '~generated/member/model/index.ts'
import { useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { storage } from '~/platform/session/storage.ts'
import { ensurePolicy, type Flag, FLAGS, isPlanOver, readPolicy, refetchPolicy, storedPolicy } from './policy.ts'

const allOff = Object.fromEntries(FLAGS.map((flag) => [flag, false]))

describe('readPolicy', () => {
  it('the policy has the 24 flags of the specification', { tags: ['DATA-03'] }, () => {
    expect(FLAGS).toEqual(
      expect.arrayContaining([
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
      ]),
    )
  })

  it('each flag of the contract is read, and no other', () => {
    type Known = Required<SecurityPolicy>
    type ContractFlag = { [Key in keyof Known]: Known[Key] extends boolean ? Key : never }[keyof Known]
    const off: Record<ContractFlag, boolean> = { ...readPolicy({}), suspended: false }
    expect(Object.keys(off)).toEqual(expect.arrayContaining([...FLAGS]))
    expectTypeOf<Flag>().toExtend<ContractFlag>()
  })

  it.each([{ answer: undefined }, { answer: {} }, { answer: { brand: undefined } }])(
    'a policy flag is off if the response does not contain it: $answer',
    { tags: ['D-16'] },
    ({ answer }) => {
      expect(readPolicy(answer as never)).toEqual({ ...allOff, brand: 'MBC', isSuspended: false, isTerminated: false })
    },
  )

  it.each(FLAGS)(
    'the flag %s is the only flag that is on if the response contains only that flag',
    { tags: ['SESSION-53'] },
    (flag) => {
      expect(readPolicy({ [flag]: true })).toEqual({
        ...allOff,
        [flag]: true,
        brand: 'MBC',
        isSuspended: false,
        isTerminated: false,
      })
    },
  )

  it.each(['true', 1, 'yes', {}])('a policy flag is on only for the value true, not for %j', (value) => {
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
  ])(
    'a policy is suspended by its flag or its status: for $answer, isSuspended is $isSuspended',
    { tags: ['DATA-04', 'SESSION-54', 'D-17'] },
    ({ answer, isSuspended }) => {
      expect(readPolicy(answer as never).isSuspended).toBe(isSuspended)
    },
  )
})

it.each([
  { answer: { status: 'TERMINATED' }, isOver: true },
  { answer: { status: 'terminated' }, isOver: true },
  { answer: { status: 'SUSPENDED' }, isOver: true },
  { answer: { suspended: true, status: 'ACTIVE' }, isOver: true },
  { answer: { status: 'ACTIVE' }, isOver: false },
  { answer: { status: 'INFORCE' }, isOver: false },
  { answer: undefined, isOver: false },
])(
  'a plan is over if it is suspended or terminated: for $answer, it is $isOver',
  { tags: ['D-323'] },
  ({ answer, isOver }) => {
    expect(isPlanOver(readPolicy(answer as never))).toBe(isOver)
  },
)

describe('ensurePolicy', () => {
  const policy = { ...allOff, submitClaim: true, brand: 'SBC', status: 'ACTIVE' }
  const service = useMemberService({ answer: (response) => json(response, 200, policy) })

  it('the policy is requested once, and stored for this tab', { tags: ['SESSION-04', 'GUARD-16'] }, async () => {
    expect(await ensurePolicy()).toMatchObject({ submitClaim: true, brand: 'SBC' })
    expect(JSON.parse(storage.read('securityPolicy') ?? '')).toEqual(policy)
    await ensurePolicy({ mustKnow: true })
    expect(service.calls.map(({ url }) => url)).toEqual(['/members/marie%40example.com/security-policy'])
  })

  it('a stored policy is used after a reload, and requested again in the background', { tags: ['D-15'] }, async () => {
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

  it(
    'every policy flag is off if the service fails and no policy is stored',
    { tags: ['ERR-27', 'D-16'] },
    async () => {
      service.answer((response) => json(response, 500, {}))
      expect(await ensurePolicy()).toEqual(readPolicy(undefined))
    },
  )

  it('ensurePolicy throws the error of a failed policy request if the caller sets mustKnow', async () => {
    service.answer((response) => json(response, 500, {}))
    await expect(ensurePolicy({ mustKnow: true })).rejects.toMatchObject({
      operationId: 'getSecurityPolicy',
      status: 500,
    })
  })

  it('refetchPolicy requests the policy even if it is cached', { tags: ['CLAIM-78', 'D-163'] }, async () => {
    await ensurePolicy()
    service.answer((response) => json(response, 200, { ...policy, submitClaim: false }))
    expect((await refetchPolicy()).submitClaim).toBe(false)
    expect(service.calls).toHaveLength(2)
  })

  it('refetchPolicy returns the cached policy if the request fails', { tags: ['D-163'] }, async () => {
    await ensurePolicy()
    service.answer((response) => json(response, 500, {}))
    expect((await refetchPolicy()).submitClaim).toBe(true)
  })

  it('every policy flag is off if no policy is stored in the tab', () => {
    expect(storedPolicy()).toEqual(readPolicy(undefined))
  })
})
