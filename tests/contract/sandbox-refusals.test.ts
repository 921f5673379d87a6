import { describe, expect, it } from 'vitest'
import { getClaimPaymentDetails, searchClaims } from '~generated/member/client/history.ts'
import { addMonths } from '../../sandbox/dates.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { date8 } from './support/claim-journey.ts'
import { useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const put = (path: string, body: unknown) => send('PUT', path, JSON.stringify(body))
const send = async (method: string, path: string, body?: string) => {
  const answer = await fetch(`${sandbox.url()}/__sandbox${path}`, { method, ...(body !== undefined && { body }) })
  return { status: answer.status, says: ((await answer.json()) as { message?: string }).message ?? '' }
}

describe('unknown names in requests for testers', () => {
  it.each([
    [{ operationId: 'getClaimPaymentDetail', status: 500 }, 'getClaimPaymentDetails'],
    [{ operationId: 'searchClaims', statuss: 500 }, 'status'],
    [{ operationId: 'searchClaims', member: 'quebec' }, 'There is no key member'],
    [{ operationId: 'searchClaims', status: 'netwrok' }, 'network'],
    [{ operationId: 'searchClaims', status: 99 }, '100 to 599'],
    [{ operationId: 'searchClaims', example: 'mani' }, 'many'],
    [
      { operationId: 'getClaimPaymentDetails', status: 404, example: 'declined' },
      'example of getClaimPaymentDetails for 404',
    ],
    [{ operationId: '*', example: 'empty' }, 'name it'],
    [{ operationId: 'getCardholderDetails', patch: [] }, 'patch is an object'],
    [{ operationId: 'getCardholderDetails', patch: null }, 'patch is an object'],
    [{ operationId: 'getCardholderDetails', patch: {}, body: {} }, 'A fault has a body or a patch'],
    [{ operationId: 'getCardholderDetails', patch: {}, status: 'html' }, 'html has no fields'],
    [{ operationId: 'listParticipants', patch: {} }, 'listParticipants answers with a list'],
    [{ operationId: 'getClaimsPdf', patch: {} }, 'getClaimsPdf answers with a document'],
    [{ operationId: 'markNotificationsRead', patch: {} }, 'markNotificationsRead answers without a body'],
    [{ operationId: 'login', times: 0 }, 'times'],
    [{ operationId: 'login', delayMs: '50' }, 'delayMs'],
    [{ operationId: 'login', after: 'yes' }, 'after'],
  ])(
    'the sandbox rejects the fault %j with an error message that suggests the right name: %s',
    async (fault, meant) => {
      const { status, says } = await put('/faults', [{ operationId: 'login', status: 500 }, fault])
      expect([status, says]).toEqual([400, expect.stringContaining(meant)])
      expect(await (await fetch(`${sandbox.url()}/__sandbox/faults`)).json()).toEqual([])
    },
  )

  it.each([
    [{ polcy: {} }, 'policy'],
    [{ policy: { submitClaims: false } }, 'submitClaim'],
    [{ policy: { coverage: 'false' } }, 'coverage is true or false'],
    [{ policy: { status: 'NOPE' } }, 'SUSPENDED'],
    [{ policy: { brand: 'mbc ' } }, 'MBC'],
    [{ benefits: 'DENTAL' }, 'benefits is the list of all benefits'],
    [{ benefits: ['DENTALS'] }, 'There is no benefit DENTALS. The nearest: DENTAL,'],
    [{ benefits: ['DENTAL', 'DENTAL'] }, 'each benefit once'],
    [{ participants: { '4': { active: false } } }, 'There is no person with the number 4. The nearest: 1, 2, 3.'],
    [{ participants: { '2': { activ: false } } }, 'active'],
    [{ historyLines: -1 }, 'historyLines'],
    [{ claims: [{ service: 'PHYSIO' }] }, 'PHYS'],
    [{ claims: [{ service: 'PHYS', status: 'DECLINED' }] }, 'REJECTED'],
    [{ claims: [{ service: 'PHYS', date: '20260231' }] }, 'date'],
    [{ claims: [{ service: 'PHYS', amount: 139.5 }] }, 'amount'],
    [{ claims: [{ service: 'PHYS', amuont: '139.50' }] }, 'amount'],
    [{ claims: [{ service: 'PHYS', participantId: '9' }] }, 'person with the number 9'],
    [{ claims: [{}] }, 'A claim names its service'],
  ])(
    'the sandbox rejects the change %j of a persona with an error message that suggests the right name: %s',
    async (change, meant) => {
      const { status, says } = await put('/members/default@example.com', change)
      expect([status, says]).toEqual([400, expect.stringContaining(meant)])
    },
  )

  it.each([
    ['PUT', '/faults', '', 'The body is empty'],
    ['PUT', '/faults', '{ operationId: 1 }', 'The body is not JSON: Expected property name'],
    ['PUT', '/faults', '{ "operationId": "login" }', 'Send a list of faults, in brackets'],
    ['PUT', '/members/default@example.com', 'nothing', 'The body is not JSON'],
    ['POST', '/clock', '61s', 'The body is not JSON'],
    ['POST', '/clock', '61', 'Send { "advanceSeconds"'],
  ])(
    '%s %s with the body %j is rejected with an error message about this mistake: %s',
    async (method, path, body, meant) => {
      expect(await send(method, path, body)).toEqual({ status: 400, says: expect.stringContaining(meant) })
    },
  )

  it.each([
    ['/fautls', 404, 'There is no address /__sandbox/fautls. The nearest: /__sandbox/faults,'],
    ['/world/checkout/outbx/', 404, '/__sandbox/outbox'],
    ['/member/quebec@example.com', 404, '/__sandbox/members/<login>'],
    ['/faults', 405, '/faults has no DELETE, only GET, PUT.'],
    ['/calls/12', 405, '/calls/12 has no DELETE, only GET.'],
  ])(
    'the sandbox rejects the address %s with %i and an error message that suggests the right one: %s',
    async (path, status, meant) => {
      expect(await send('DELETE', path)).toEqual({ status, says: expect.stringContaining(meant) })
    },
  )

  it('the sandbox rejects an unknown persona and names the most similar ones', async () => {
    expect(await put('/members/qubec@example.com', {})).toMatchObject({
      status: 404,
      says: expect.stringContaining('quebec@example.com'),
    })
  })
})

describe('claim that a tester adds', () => {
  it('a tester can add a declined dental claim of the spouse with a given date and amount to the history', async () => {
    const date = date8(89)
    const claim = {
      service: 'DENT',
      participantId: '2',
      date,
      amount: '139.50',
      status: 'REJECTED',
      refusal: 'R03',
    } as const
    const id = await sandbox.as('default')
    const before = (await searchClaims(id, {}))!.claimSearchResults
    await new SandboxControl(sandbox.url()).vary('default', { claims: [claim, { service: 'RX01' }] })
    const after = (await searchClaims(id, {}))!.claimSearchResults
    expect(after).toHaveLength(before.length + 2)
    const added = after.find(({ serviceDate, benefitCode }) => serviceDate === date && benefitCode === 'DNTL')
    expect(added).toMatchObject({
      submittedAmount: '139.50',
      claimStatus: 'REJECTED',
    })
    const details = await getClaimPaymentDetails(id, added!.claimId, 1)
    expect(details).toMatchObject({
      paidAmount: '0.00',
      explanations: [{ code: 'R03' }],
      nextServiceDate: addMonths(date, 3),
      participantName: 'Daniel Cormier',
    })
  })

  it('a claim that a tester adds with the status RECEIVED is processed about a minute later', async () => {
    const id = await sandbox.as('empty')
    const control = new SandboxControl(sandbox.url())
    await control.vary('empty', { claims: [{ service: 'PHYS', status: 'RECEIVED' }] })
    const status = async () => (await searchClaims(id, {}))!.claimSearchResults.map(({ claimStatus }) => claimStatus)
    expect(await status()).toEqual(['RECEIVED'])
    await control.advance(61)
    expect(await status()).toEqual(['PROCESSED'])
  })

  it('the second change that a tester makes to a persona replaces the first change completely', async () => {
    const id = await sandbox.as('empty')
    const control = new SandboxControl(sandbox.url())
    await control.vary('empty', { claims: [{ service: 'PHYS' }] })
    expect((await searchClaims(id, {}))!.claimSearchResults).toHaveLength(1)
    await control.vary('empty', {})
    expect((await searchClaims(id, {}))?.claimSearchResults ?? []).toEqual([])
  })
})
