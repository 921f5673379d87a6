import { expect, it } from 'vitest'
import {
  acceptTermsAndConditions,
  getBankingDetails,
  getCardholderDetails,
  getTermsAndConditions,
} from '~generated/member/client/account.ts'
import { listClaimTypes } from '~generated/member/client/claims.ts'
import { getHealthSpendingAccountBalance, listBenefits } from '~generated/member/client/coverage.ts'
import { listDentalProvinces } from '~generated/member/client/dental.ts'
import { getClaimPaymentDetails, searchClaims } from '~generated/member/client/history.ts'
import { searchHealthProfessionals } from '~generated/member/client/providers.ts'
import { getHealthSpendingAccount } from '~generated/member/client/spending.ts'
import type { Fault } from '../../sandbox/http/faults.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { decided, treatment } from './support/claim-journey.ts'
import { useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const put = (faults: readonly Fault[]) => new SandboxControl(sandbox.url()).faults(faults)
/** Reads a response as it is sent. The client would refuse what breaks the contract. */
const memberCall = async (id: string, path: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${sandbox.portal().token}`, locale: 'en' }
  return (await fetch(`${sandbox.url()}/members/${id}${path}`, { headers })).json()
}
const callsOf = async () => (await (await fetch(`${sandbox.url()}/__sandbox/calls`)).json()) as { calls: object[] }
const countsAt = async (url: string) =>
  ((await (await fetch(`${url}/__sandbox/calls`)).json()) as { counts: object }).counts

it.each([
  { status: 503, kind: 'unavailable' },
  { status: 429, kind: 'too-many' },
  { status: 'network', kind: 'network' },
  { status: 'html', kind: 'contract' },
  { status: 'empty', kind: 'contract' },
  { status: 'broken-contract', kind: 'contract' },
  { status: 204, kind: 'server' },
] as const)(
  'a fault with the status $status makes one call fail as $kind, and the next call succeeds',
  async ({ status, kind }) => {
    const id = await sandbox.as('default')
    await put([{ operationId: 'getCardholderDetails', status, times: 1 }])
    await expect(getCardholderDetails(id)).rejects.toMatchObject({ kind })
    expect((await getCardholderDetails(id)).firstName).toBe('MARIE-ÈVE')
  },
)

it('an example that a tester selects is returned in the language of the request and with data of the member', async () => {
  await put([{ operationId: 'getClaimPaymentDetails', example: 'declined' }])
  const inFrench = await getClaimPaymentDetails(await sandbox.as('quebec', 'fr'), 'C1000007-13', 2)
  expect(inFrench).toMatchObject({
    claimId: 'C1000007-13',
    line: 2,
    participantName: 'Émile Lafrenière',
    serviceInfo: { description: 'Examen de la vue' },
    explanations: [{ description: 'Ce service n’est pas couvert par votre régime.' }],
  })
  const inEnglish = await getClaimPaymentDetails(await sandbox.as('default'), 'C1000002-10', 1)
  expect(inEnglish).toMatchObject({
    participantName: 'Théo Cormier-Roy',
    explanations: [{ description: 'This service is not covered by your plan.' }],
  })
})

it(
  'if a tester changes the benefits of a plan, every response that depends on a benefit changes with them',
  { tags: ['DATA-67'] },
  async () => {
    const control = new SandboxControl(sandbox.url())
    const id = await sandbox.as('default')
    const seen = async () => ({
      benefits: (await listBenefits(id)).benefits.map(({ key }) => key),
      claimTypes: (await listClaimTypes(id))!.map(({ claimType }) => claimType),
      provinces: (await listDentalProvinces(id)) !== null,
      dentalClaims: (await searchClaims(id, {}))!.claimSearchResults.some(({ benefitCode }) => benefitCode === 'DNTL'),
      balance: (await getHealthSpendingAccountBalance(id))?.balance,
    })
    const own = await seen()
    expect(own).toMatchObject({ provinces: true, dentalClaims: true, balance: undefined })

    await control.vary('default', { benefits: ['DRUGS', 'EHB', 'HSA'] })
    const varied = await seen()
    expect(varied).toMatchObject({ provinces: false, dentalClaims: false, balance: '412.50' })
    expect(varied.benefits.toSorted()).toEqual(['DRUGS', 'EHB', 'HSA'])
    expect(own.claimTypes.filter((code) => !varied.claimTypes.includes(code))).toEqual(['XX-DENT'])
    expect((await getHealthSpendingAccount(id)).balance).toBe('412.50')

    await control.vary('default', {})
    expect(await seen()).toEqual(own)
  },
)

it('a plan without the benefit of a spending account has no account, and an account that a tester adds pays claims', async () => {
  const control = new SandboxControl(sandbox.url())
  const without = await sandbox.as('hsa')
  await control.vary('hsa', { benefits: ['DENTAL'] })
  expect(await getHealthSpendingAccountBalance(without)).toBeNull()
  await expect(getHealthSpendingAccount(without)).rejects.toMatchObject({ status: 404 })

  const added = await sandbox.as('default')
  await control.vary('default', { benefits: ['EHB', 'HSA'] })
  await decided(sandbox.url(), added, { isHsa: true, benefitServices: [treatment('85.00', { participantId: '2' })] })
  expect((await getHealthSpendingAccount(added)).balance).toBe('395.50')
})

it('a patch changes, adds and removes fields of the real response, and the next response is as before', async () => {
  const id = await sandbox.as('default')
  const real = await getCardholderDetails(id)
  await put([
    { operationId: 'getCardholderDetails', patch: { firstName: 'ZOÉ', lastName: null, extra: { a: 1 } }, times: 1 },
  ])
  const { lastName: _, ...kept } = real
  const read = () => memberCall(id, '/cardholder-details')
  expect(await read()).toEqual({ ...kept, firstName: 'ZOÉ', extra: { a: 1 } })
  expect(await read()).toEqual(real)
  const { calls } = await callsOf()
  expect(calls.slice(-2)).toMatchObject([
    { fault: 'patch', by: `sandbox, for ${id}, patched` },
    { by: `sandbox, for ${id}` },
  ])
})

it('a patch changes a named example and an error that the fault asks for, but no other error, and the list of calls says so', async () => {
  const id = await sandbox.as('default')
  await put([
    { operationId: 'getClaimPaymentDetails', example: 'declined', patch: { line: 9 } },
    { operationId: 'getBankingDetails', status: 503, patch: { code: 'CLOSED' } },
    { operationId: '*', patch: { code: 'NOT_MINE' } },
  ])
  expect(await memberCall(id, '/claims/C1000002-10/payment-details/1')).toMatchObject({ line: 9 })
  expect(await memberCall(id, '/banking-details')).toMatchObject({ code: 'CLOSED', messageEn: expect.any(String) })
  expect(await memberCall('quebec@example.com', '/cardholder-details')).toMatchObject({ code: 'FORBIDDEN' })
  expect((await callsOf()).calls.at(-1)).toMatchObject({ status: 403, by: expect.stringContaining(', not patched: ') })
})

it('a call to which the sandbox never responds fails when the timeout of the client is over', async () => {
  const id = await sandbox.as('default')
  await put([{ operationId: 'getCardholderDetails', status: 'hang' }])
  await expect(getCardholderDetails(id, { timeout: 100 })).rejects.toMatchObject({ kind: 'timeout' })
})

it('each sandbox counts only the calls that it receives itself, separately for each operation', async () => {
  const other = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  await getBankingDetails(await sandbox.as('default'))
  expect(await countsAt(sandbox.url())).toEqual({ login: 1, getBankingDetails: 1 })
  expect(await countsAt(other.url)).toEqual({})
  await other.close()
})

it('accepted terms remain accepted until the sandbox is reset', { tags: ['API-025', 'API-026'] }, async () => {
  const isAccepted = async () => (await getTermsAndConditions(await sandbox.as('terms'))).termsAndConditionsAccept
  expect(await isAccepted()).toBe(false)
  await acceptTermsAndConditions('terms@example.com', { termsAndConditionsAccept: true })
  expect(await isAccepted()).toBe(true)
  sandbox.reset()
  expect(await isAccepted()).toBe(false)
})

it(
  'a provider is found by city, name and telephone number, regardless of accents and case',
  { tags: ['CLAIM-21'] },
  async () => {
    const id = await sandbox.as('default')
    const search = async (more: object) =>
      (await searchHealthProfessionals(id, { type: 'PHYSPARA', name: '', city: 'moncton', province: 'nb', ...more }))!
    const [first] = await search({})
    expect(await search({ name: first!.lastName!.toUpperCase(), phone: first!.phoneNumber! })).toContainEqual(first)
    expect(await search({ city: 'MONTREAL', province: 'QC' })).not.toEqual([])
    expect(await search({ city: 'nowhere' })).toEqual([])
  },
)
