import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../../tests/support/patience.ts'
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

it('an answer that keeps the contract is passed on', { tags: ['API-007'] }, async () => {
  contractCheck.mode = 'throw'
  expect(await checkResponse('member', 'getBankingDetails', 200, banking, false)).toBeUndefined()
  expect(await checkResponse('member', 'getBankingDetails', 204, null, false)).toBeUndefined()
})

it('an answer that breaks it is named, with the operation and where', async () => {
  contractCheck.mode = 'throw'
  const violation = await checkResponse('member', 'getBankingDetails', 200, { ...banking, branch: '12' }, false)
  expect(violation).toBeInstanceOf(ContractViolation)
  expect(violation?.message).toBe('getBankingDetails 200 breaks the contract')
  expect(JSON.stringify(violation?.issues)).toContain('branch')
})

it('and so is a status that was never declared', async () => {
  contractCheck.mode = 'throw'
  expect((await checkResponse('account', 'login', 418, {}, false))?.issues).toBe('undeclared status')
})

it('a deployed portal reports it, and never keeps a member waiting for that', async () => {
  contractCheck.mode = 'report'
  expect(await checkResponse('member', 'getBankingDetails', 200, { branch: '12' }, false)).toBeUndefined()
  await vi.waitFor(() => expect(reported).toHaveLength(1), PATIENCE)
})

it('but what a deployed portal is told of something that it sent must be an answer', { tags: ['CLAIM-79'] }, async () => {
  contractCheck.mode = 'report'
  for (const answer of [{}, [], { message: null }, null])
    expect(await checkResponse('member', 'submitMultiClaims', 200, answer, true)).toBeInstanceOf(ContractViolation)
  expect(reported).toHaveLength(4)
  expect(await checkResponse('member', 'submitMultiClaims', 200, { message: 'Thank you' }, true)).toBeUndefined()
})

it('a report holds paths and rules, never the values of a member', async () => {
  contractCheck.mode = 'throw'
  const violation = await checkResponse('member', 'getBankingDetails', 200, { ...banking, account: 'my-account-4411' }, false)
  expect(JSON.stringify(violation?.issues)).not.toContain('4411')
})

it('measurements can do without', async () => {
  contractCheck.mode = 'off'
  expect(await checkResponse('member', 'getBankingDetails', 200, {}, false)).toBeUndefined()
})
