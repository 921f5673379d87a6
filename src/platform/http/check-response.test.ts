import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkResponse } from './check-response.ts'
import { contractCheck, ContractViolation } from './contract-check.ts'

const before = { ...contractCheck }
let reported: ContractViolation[]
beforeEach(() => {
  reported = []
  contractCheck.report = (violation) => void reported.push(violation)
})
afterEach(() => Object.assign(contractCheck, before))

const banking = { branch: '12345', bank: '003', account: '0012345678' }

it('a response that conforms to the contract is returned', { tags: ['API-007'] }, async () => {
  contractCheck.mode = 'throw'
  expect(await checkResponse('member', 'getBankingDetails', 200, banking, false)).toEqual({ data: banking })
  expect(await checkResponse('member', 'getBankingDetails', 204, null, false)).toEqual({ data: null })
})

it('the error about a response that violates the contract names the operation and the wrong field', async () => {
  contractCheck.mode = 'throw'
  const { failure: violation } = await checkResponse(
    'member',
    'getBankingDetails',
    200,
    { ...banking, branch: '12' },
    false,
  )
  expect(violation).toBeInstanceOf(ContractViolation)
  expect(violation?.message).toBe('getBankingDetails 200 breaks the contract')
  expect(JSON.stringify(violation?.issues)).toContain('branch')
})

it('a response with a status that the contract does not declare fails', async () => {
  contractCheck.mode = 'throw'
  expect((await checkResponse('account', 'login', 418, {}, false)).failure?.issues).toBe('undeclared status')
})

describe('checkResponse in a deployed portal', () => {
  const LINE = {
    claimId: 'C1000000-10',
    claimLineNumber: 1,
    claimStatus: 'PENDED',
    hasPaymentDetails: false,
    participantInfo: { firstName: 'Marie-Ève', participantId: '1' },
    benefitCode: 'CHLTH',
    serviceDate: '20261116',
    serviceInfo: { code: 'PHYS03', description: 'Physiotherapy' },
    submittedAmount: '117.50',
  }
  beforeEach(() => void (contractCheck.mode = 'report'))
  const line = (changed: object) =>
    checkResponse(
      'member',
      'searchClaims',
      200,
      { claimSearchResults: [{ ...LINE, ...changed }], maxLimit: 500 },
      false,
    )

  it('a deployed portal shows and reports a response with a text length or a number outside the limits of the contract', async () => {
    expect(
      (await checkResponse('member', 'getBankingDetails', 200, { ...banking, branch: '12' }, false)).failure,
    ).toBeUndefined()
    for (const changed of [{ benefitCode: 'A BENEFIT WITH A LONG NAME' }, { claimLineNumber: 0 }])
      expect(await line(changed)).toMatchObject({ data: { claimSearchResults: [changed] } })
    expect(reported).toHaveLength(3)
  })

  it.each([
    ['an amount that is a number', { submittedAmount: 117.5 }, { submittedAmount: '117.50' }],
    ['a whole amount', { submittedAmount: '80' }, { submittedAmount: '80.00' }],
    ['a code that is a number', { claimId: 1000000 }, { claimId: '1000000' }],
    [
      'a number that is a text',
      { claimLineNumber: '1', hasPaymentDetails: 'false' },
      { claimLineNumber: 1, hasPaymentDetails: false },
    ],
  ])('a deployed portal repairs and reports %s', { tags: ['API-007'] }, async (_, given, shown) => {
    expect(await line(given)).toEqual({ data: { claimSearchResults: [{ ...LINE, ...shown }], maxLimit: 500 } })
    expect(reported).toHaveLength(1)
  })

  it.each([
    ['getForm', 'https://insurer.example/DD.pdf', { formType: '', url: 'https://insurer.example/DD.pdf', title: '' }],
    ['getSuppressedDental', ['One.', 'Two.'], { benefitsDescriptions: ['One.', 'Two.'] }],
    ['getDentalBenefits', { overallProvisions: ['One.'] }, { overallProvisions: [{ description: 'One.' }] }],
    ['listBenefits', ['HSA'], { benefits: [{ key: 'HSA', description: 'HSA' }] }],
    ['listHospitalFamilies', { '01': { benFamilies: [] } }, { data: { '01': { benFamilies: [] } } }],
    ['listHsaEligibleClaims', [{ hsaServices: [] }], { hsaClaims: [{ hsaServices: [] }] }],
    ['listHsaEligibleClaims', { data: { hsaClaims: [] } }, { hsaClaims: [] }],
    ['getDentalBenefits', [{ messageEn: 'No.' }], { messageEn: 'No.' }],
  ])(
    'a deployed portal repairs a response with another structure: %s',
    { tags: ['API-007'] },
    async (operationId, given, shown) => {
      const { data, failure } = await checkResponse('member', operationId, 200, given, false)
      expect(failure).toBeUndefined()
      expect(data).toMatchObject(shown)
    },
  )

  it.each([
    { submittedAmount: 'about 80' },
    { claimLineNumber: 'first' },
    { hasPaymentDetails: 'perhaps' },
    { claimId: ['C1'] },
  ])('a deployed portal rejects a response that it cannot repair: %j', async (given) => {
    expect((await line(given)).failure).toBeInstanceOf(ContractViolation)
  })

  it('a deployed portal checks every item of a long list and reports the index of the invalid item', async () => {
    const lines = Array.from({ length: 1200 }, (_, index) => (index === 1101 ? { ...LINE, serviceDate: 'soon' } : LINE))
    const { failure } = await checkResponse(
      'member',
      'searchClaims',
      200,
      { claimSearchResults: lines, maxLimit: 'all' },
      false,
    )
    expect(failure?.issues).toMatchObject([
      { path: ['maxLimit'] },
      { path: ['claimSearchResults', 1101, 'serviceDate'] },
    ])
    const whole = await checkResponse(
      'member',
      'searchClaims',
      200,
      { claimSearchResults: lines.with(1101, LINE), maxLimit: 500 },
      false,
    )
    expect(whole.failure).toBeUndefined()
  })

  it('a deployed portal drops null from optional fields', async () => {
    const { data, failure } = await line({ totalPaidAmount: null, dateProcessed: null })
    expect(failure).toBeUndefined()
    expect(data).toEqual({ claimSearchResults: [LINE], maxLimit: 500 })
  })

  it('a deployed portal rejects a response with a required field that is missing, null or unreadable', async () => {
    const broken = [
      { serviceDate: undefined },
      { claimId: null },
      { claimLineNumber: 'one' },
      { submittedAmount: 'much' },
      { serviceDate: 'lately' },
      { submittedAmount: [12] },
      { participantInfo: null },
    ]
    for (const changed of broken)
      expect({ changed, ...(await line(changed)) }).toMatchObject({
        changed,
        failure: expect.any(ContractViolation) as unknown,
      })
  })

  it.each([
    ['searchClaims', { claimSearchResults: null, maxLimit: 500 }, { claimSearchResults: [] }],
    ['searchClaims', { maxLimit: 500 }, 'failure'],
    ['getContactInfoDetails', { address: null }, { address: {} }],
    [
      'searchClaims',
      { claimSearchResults: [{ ...LINE, serviceInfo: null }] },
      { claimSearchResults: [{ ...LINE, serviceInfo: { code: '', description: '' } }] },
    ],
    [
      'getMemberCardDetails',
      { cardholder: 'A', customerServiceNumber: '8005550100', othersOnPlanList: null },
      { othersOnPlanList: [] },
    ],
    ['getMemberCardDetails', { cardholder: 'A', customerServiceNumber: '8005550100' }, { othersOnPlanList: [] }],
    ['getMemberCardDetails', { customerServiceNumber: '8005550100', othersOnPlanList: [] }, { cardholder: '' }],
    ['getMemberCardDetails', { cardholder: 'A', othersOnPlanList: [] }, 'failure'],
    ['getMemberCardDetails', {}, 'failure'],
    ['getMemberCardDetails', { problem: 'none of its fields' }, 'failure'],
    [
      'listParticipants',
      [{ participantId: '1', firstName: 'MARIE', lastName: null }],
      [{ lastName: '', isCardholder: false }],
    ],
    ['listParticipants', [{ participantId: null, firstName: 'MARIE', lastName: 'ROY' }], 'failure'],
  ])(
    'a deployed portal takes what a service leaves out as empty, but neither ids nor numbers: %s %j',
    { tags: ['D-345'] },
    async (operationId, given, shown) => {
      const { data, failure } = await checkResponse('member', operationId, 200, given, false)
      if (shown === 'failure') expect(failure).toBeInstanceOf(ContractViolation)
      else expect({ data, failure }).toMatchObject({ data: shown, failure: undefined })
    },
  )

  it(
    'a deployed portal treats a flag that it cannot read as off, and reads the other flags of the policy',
    { tags: ['D-345'] },
    async () => {
      const given = {
        coverage: 'Y',
        forms: 1,
        banking: '0',
        storeFront: 'N',
        premiums: '',
        analytics: 'perhaps',
        rta: true,
      }
      const { data, failure } = await checkResponse('member', 'getSecurityPolicy', 200, given, false)
      expect(failure).toBeUndefined()
      expect(data).toEqual({
        coverage: true,
        forms: true,
        banking: false,
        storeFront: false,
        premiums: false,
        rta: true,
      })
    },
  )

  it.each([
    [{ serviceDate: '2026-11-16' }, { serviceDate: '20261116' }],
    [{ serviceDate: '2026-11-16T00:00:00Z' }, { serviceDate: '20261116' }],
    [{ dateProcessed: '', totalPaidAmount: '' }, {}],
  ])(
    'a deployed portal reads dates in another form, and an empty amount or date as none: %j',
    { tags: ['D-197'] },
    async (given, shown) => {
      expect(await line(given)).toEqual({ data: { claimSearchResults: [{ ...LINE, ...shown }], maxLimit: 500 } })
    },
  )
})

it(
  'a deployed portal rejects the response to a claim submission unless it is an object with a valid message',
  { tags: ['CLAIM-79'] },
  async () => {
    contractCheck.mode = 'report'
    for (const answer of [{ claims: {} }, [], { message: null }, null])
      expect((await checkResponse('member', 'submitMultiClaims', 200, answer, true)).failure).toBeInstanceOf(
        ContractViolation,
      )
    expect(reported).toHaveLength(4)
    for (const answer of [{}, { message: 'Thank you' }])
      expect((await checkResponse('member', 'submitMultiClaims', 200, answer, true)).failure).toBeUndefined()
  },
)

it('the report of an invalid response does not contain the member’s values', async () => {
  contractCheck.mode = 'throw'
  const { failure: violation } = await checkResponse(
    'member',
    'getBankingDetails',
    200,
    { ...banking, account: 'my-account-4411' },
    false,
  )
  expect(JSON.stringify(violation?.issues)).not.toContain('4411')
})

it('a response is returned unchecked if the check is off', async () => {
  contractCheck.mode = 'off'
  expect(await checkResponse('member', 'getBankingDetails', 200, {}, false)).toEqual({ data: {} })
})

it(
  'a response fails the contract check if the code that repairs responses cannot be loaded',
  { tags: ['API-007', 'ERR-33'] },
  async () => {
    vi.resetModules()
    vi.doMock('./repair-response.ts', () => {
      throw new Error('gone')
    })
    const { checkResponse: check } = await import('./check-response.ts')
    const fresh = await import('./contract-check.ts')
    Object.assign(fresh.contractCheck, { mode: 'report', report: () => undefined })
    const given = { ...banking, branch: 12_345 }
    expect(await check('member', 'getBankingDetails', 200, given, false)).toEqual({
      data: given,
      failure: expect.any(fresh.ContractViolation),
    })
    vi.doUnmock('./repair-response.ts')
  },
)

it(
  'a response to a read is returned unchecked if the schemas load late, but a response to a write waits for them',
  { tags: ['CLAIM-79'] },
  async () => {
    vi.resetModules()
    let arrive: () => void = () => undefined
    const held = new Promise<void>((resolve) => (arrive = resolve))
    vi.doMock('~generated/member/zod/registry.ts', async (original) => {
      await held
      return original()
    })
    vi.useFakeTimers()
    const { checkResponse: check } = await import('./check-response.ts')
    const fresh = await import('./contract-check.ts')
    Object.assign(fresh.contractCheck, { mode: 'report', report: () => undefined })
    const sent = check('member', 'submitMultiClaims', 200, { message: 7 }, true)
    const read = check('member', 'getBankingDetails', 200, {}, false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await read).toEqual({ data: {} })
    vi.useRealTimers()
    arrive()
    expect((await sent).failure).toBeInstanceOf(fresh.ContractViolation)
    vi.doUnmock('~generated/member/zod/registry.ts')
  },
)
