import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login } from '~generated/account/client/session.ts'
import { listClaimTypes, listPendingClaimServices, listServiceTypes, submitMultiClaims } from '~generated/member/client/claims.ts'
import { getCob, listCobReasons, listExternalCoverages } from '~generated/member/client/coordination.ts'
import { getHealthSpendingAccountBalance } from '~generated/member/client/coverage.ts'
import { getClaimPaymentDetails, getClaimPaymentDetailsPdf, getClaimsPdf, listRecentClaims, searchClaims } from '~generated/member/client/history.ts'
import { getHealthBenefit } from '~generated/member/client/health.ts'
import type { BenefitService, ClaimExtraInfo, ServiceMaximum } from '~generated/member/model/index.ts'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { estimateVisits } from '~/domain/estimate-payment.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import { connectPortal, type Portal } from './support/portal.ts'

let sandbox: Sandbox
let portal: Portal
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  portal = connectPortal(sandbox.url)
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.close())

const as = async (persona: string): Promise<string> => {
  const id = `${persona}@example.com`
  portal.language = 'en'
  portal.token = (await login({ email: id, password: 'Welcome2portal' })).headers['x-auth']
  return id
}
const advance = (seconds: number) => fetch(`${sandbox.url}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceSeconds: seconds }) })
const admin = async <T>(path: string): Promise<T> => (await (await fetch(`${sandbox.url}/__sandbox/${path}`)).json()) as T

const now = new Date()
const today = `${now.getFullYear()}${String(now.getMonth() + 1).padStart(2, '0')}${String(now.getDate()).padStart(2, '0')}`
const treatment = (amountPaid: string, more: Partial<BenefitService> = {}): BenefitService => ({
  serviceId: 102,
  specialtyCode: 'PHYS',
  dateOfService: today,
  amountPaid,
  participantId: '2',
  ...more,
})
const claim = (benefitServices: BenefitService[], more: Partial<ClaimExtraInfo> = {}): ClaimExtraInfo => ({
  claimType: 'PHYS',
  participantId: '1',
  lob: '03',
  benefitServices,
  ...more,
})
const receipt = (name = 'file-01.pdf', content: BlobPart = '%PDF-1.4 receipt') => new File([content], name, { type: 'application/pdf' })
const cents = (money: string) => Math.round(Number(money) * 100)

/** Submits, waits until it is decided, and returns the details of each line. */
async function decide(id: string, extra: ClaimExtraInfo) {
  const result = await submitMultiClaims(id, { claimExtraInfo: extra })
  await advance(61)
  return Promise.all(result!.claims!.map(({ claimId }, index) => getClaimPaymentDetails(id, claimId, index + 1)))
}

it('a claim arrives as it was typed, with its files under their names', { tags: ['CLAIM-79'] }, async () => {
  const id = await as('default')
  const extra = claim([treatment('85.00')], { comments: 'Dos, épaule « droite »', hasComments: true })
  const result = await submitMultiClaims(id, { claimExtraInfo: extra, files: [receipt(), receipt('file-02.jpg', 'jpeg')] })
  expect(result).toMatchObject({
    confirmationNumber: expect.stringMatching(/\d/) as string,
    submittedDate: today,
    claims: [{ participantId: '2', status: 'RECEIVED', submittedAmount: '85.00' }],
  })
  const [arrival] = await admin<{ claimExtraInfo: ClaimExtraInfo; files: { name: string; size: number; sha256: string }[] }[]>('claims')
  expect(arrival?.claimExtraInfo).toEqual(extra)
  expect(arrival?.files.map(({ name, size }) => [name, size])).toEqual([
    ['file-01.pdf', 16],
    ['file-02.jpg', 4],
  ])
  expect(arrival?.files[0]?.sha256).toMatch(/^[\da-f]{64}$/)
})

it('a claim is never recorded twice under one Idempotency-Key', async () => {
  const id = await as('default')
  const send = (key: string) =>
    submitMultiClaims(id, { claimExtraInfo: claim([treatment('85.00')]), files: [receipt()] }, { headers: { 'Idempotency-Key': key } })
  const [first, again] = await Promise.all([send('one'), send('one')])
  expect(again).toEqual(first)
  expect(await send('one')).toEqual(first)
  expect((await send('two'))!.confirmationNumber).not.toBe(first!.confirmationNumber)
  expect(await admin<unknown[]>('claims')).toHaveLength(2)
})

it('a claim cut off after it was taken is answered on repetition, once', async () => {
  const id = await as('default')
  const put = (faults: unknown) => fetch(`${sandbox.url}/__sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) })
  await put([{ operationId: 'submitMultiClaims', status: 'network', after: true, times: 1 }])
  const send = () => submitMultiClaims(id, { claimExtraInfo: claim([treatment('85.00')]) }, { headers: { 'Idempotency-Key': 'cut' } })
  await expect(send()).rejects.toMatchObject({ kind: 'network', mayHaveArrived: true })
  expect((await send())!.claims).toHaveLength(1)
  expect(await admin<unknown[]>('claims')).toHaveLength(1)
})

describe('adjudication', () => {
  it('goes from received to in progress to processed', async () => {
    const id = await as('default')
    const { claims } = (await submitMultiClaims(id, { claimExtraInfo: claim([treatment('85.00')]) }))!
    const status = async () => (await listRecentClaims(id))!.find(({ claimId }) => claimId === claims![0]!.claimId)?.statusCode
    expect(await status()).toBe('RECEIVED')
    expect((await listPendingClaimServices(id))?.some(({ claimId }) => claimId === claims![0]!.claimId)).toBe(true)
    await advance(21)
    expect(await status()).toBe('IN_PROGRESS')
    await advance(40)
    expect(await status()).toBe('PROCESSED')
  })

  it('pays the coinsurance of what is eligible, to the cent', async () => {
    const [line] = await decide(await as('default'), claim([treatment('100.33')]))
    expect(line).toMatchObject({
      submittedAmount: '100.33',
      eligibleAmount: '90.00',
      excludedAmount: '10.33',
      coinsurancePercent: 80,
      paidAmount: '72.00',
      totalPaidAmount: '72.00',
    })
    const [odd] = await decide(await as('quebec'), claim([treatment('33.33')]))
    expect(odd).toMatchObject({ eligibleAmount: '33.33', paidAmount: '26.66' })
  })

  it('never pays more together with the other insurer than was spent', async () => {
    const [line] = await decide(await as('cob'), claim([treatment('85.00', { amountPaidByOtherCarrier: '40.00', wasSubmittedToOtherFirst: true })]))
    expect(line).toMatchObject({ cobAmount: '40.00', paidAmount: '45.00' })
    expect(line!.explanations.map(({ code }) => code)).toContain('E05')
  })

  it('stops at the yearly maximum', async () => {
    const lines = await decide(await as('hsa'), claim(Array.from({ length: 12 }, () => treatment('90.00', { participantId: '3' }))))
    const paid = lines.reduce((sum, line) => sum + cents(line.paidAmount), 0)
    expect(paid).toBeLessThanOrEqual(750_00)
    expect(lines.at(-1)).toMatchObject({ paidAmount: '0.00' })
    expect(lines.at(-1)!.explanations.map(({ code }) => code)).toContain('E03')
  })

  it('takes a deductible once a year', async () => {
    const [first, second] = await decide(await as('ontario'), claim([treatment('90.00', { participantId: '1' }), treatment('90.00', { participantId: '1' })]))
    expect(first).toMatchObject({ deductibleAmount: '25.00', paidAmount: '52.00' })
    expect(second).toMatchObject({ deductibleAmount: '0.00', paidAmount: '72.00' })
  })

  it('pays the rest from the health spending account, whose balance goes down by it', async () => {
    const id = await as('hsa')
    const before = await getHealthSpendingAccountBalance(id)
    const [line] = await decide(id, claim([treatment('85.00')], { isHsa: true }))
    expect(line).toMatchObject({ paidAmount: '68.00', spendingAccountPaidAmount: '17.00', totalPaidAmount: '85.00' })
    expect(cents(before!.balance) - cents((await getHealthSpendingAccountBalance(id))!.balance)).toBe(17_00)
  })

  it('declines a service without its prescription, with the reason in both languages', async () => {
    const id = await as('default')
    const [line] = await decide(
      id,
      claim([{ serviceId: 111, specialtyCode: 'MASS', dateOfService: today, amountPaid: '95.00', isRequirePrescription: true, hasPrescription: false }]),
    )
    expect(line).toMatchObject({
      claimStatus: 'REJECTED',
      totalPaidAmount: '0.00',
      explanations: [{ code: 'R01', description: expect.stringContaining('prescription') as string }],
    })
    portal.language = 'fr'
    expect((await getClaimPaymentDetails(id, line!.claimId, 1)).explanations[0]?.description).toContain('ordonnance')
  })

  it('adds up on every line of every persona', async () => {
    for (const persona of ['default', 'quebec', 'cob', 'hsa']) {
      const id = await as(persona)
      for (const line of (await searchClaims(id))!.claimSearchResults.filter(({ hasPaymentDetails }) => hasPaymentDetails)) {
        const details = await getClaimPaymentDetails(id, line.claimId, line.claimLineNumber)
        expect(cents(details.eligibleAmount) + cents(details.excludedAmount)).toBe(cents(details.submittedAmount))
        expect(cents(details.paidAmount) + cents(details.spendingAccountPaidAmount)).toBe(cents(details.totalPaidAmount))
        expect(cents(details.totalPaidAmount) + cents(details.cobAmount)).toBeLessThanOrEqual(cents(details.submittedAmount))
      }
    }
  })
})

it.each(['participants', 'attachments'])('a claim with a key that no draft has is refused: %s', { tags: ['D-102'] }, async (key) => {
  const id = await as('default')
  await expect(submitMultiClaims(id, { claimExtraInfo: { ...claim([treatment('85.00')]), [key]: [] } })).rejects.toMatchObject({ status: 400 })
  expect(await admin<unknown[]>('claims')).toHaveLength(0)
})

describe('documents that cannot be taken', { tags: ['D-104'] }, () => {
  it.each([
    { what: 'an empty file', files: () => [receipt('file-01.pdf', '')], words: /empty/ },
    { what: 'a type that is not accepted', files: () => [receipt('file-01.exe')], words: /not accepted/ },
    { what: 'another name', files: () => [receipt('scan.pdf')], words: /^scan\.pdf could not be read\./ },
    { what: 'more than 10 MB', files: () => [receipt('file-01.pdf', new Uint8Array(10 * 1024 * 1024 + 1))], words: /10\sMB/ },
  ])('are refused: $what', async ({ files, words }) => {
    const id = await as('default')
    const refusal = (await submitMultiClaims(id, { claimExtraInfo: claim([treatment('85.00')]), files: files() }).catch(
      (error: unknown) => error,
    )) as PortalError
    expect(refusal).toMatchObject({ kind: 'validation', status: 422 })
    expect(refusal.serverText?.en).toMatch(words)
    expect(refusal.serverText?.fr).toMatch(/\p{L}/u)
    expect(await admin<unknown[]>('claims')).toHaveLength(0)
  })
})

it('prints real documents in both languages', { tags: ['API-100', 'API-102'] }, async () => {
  const id = await as('default')
  const [line] = await decide(id, claim([treatment('85.00')]))
  for (const language of ['en', 'fr'] as const) {
    portal.language = language
    for (const pdf of [await getClaimsPdf(id), await getClaimPaymentDetailsPdf(id, line!.claimId, 1)]) {
      expect(pdf.type).toBe('application/pdf')
      expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
    }
  }
})

it('the same document is the same bytes', async () => {
  const id = await as('default')
  const [line] = await decide(id, claim([treatment('85.00')]))
  const print = async () => Buffer.from(await (await getClaimPaymentDetailsPdf(id, line!.claimId, 1)).arrayBuffer())
  expect((await print()).equals(await print())).toBe(true)
})

it('reasons 4 and 5 end the claim with the words of the specification', { tags: ['CLAIM-55', 'CLAIM-56'] }, async () => {
  const reasons = (await listCobReasons(await as('default'), { hsaType: 'NONE' }))!
  expect(reasons.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  expect(reasons[3]).toMatchObject({ cancelsRTA: true, cancelsClaim: true, cancelsMessage: 'A prescription is required to complete this claim submission.' })
  expect(reasons[4]?.cancelsMessage).toMatch(/^Prior authorization is required to complete this claim submission\. ./)
  expect(reasons[5]).toMatchObject({ cancelsRTA: true, cancelsClaim: false, doesRequireNote: true })
})

it('finds other coverage on file for cob, and none for default', { tags: ['CLAIM-42', 'CLAIM-43'] }, async () => {
  const cob = { lob: 'EHB', benefit: 'PARA', claimDate: '2026-11-01' }
  const external = { lob: '03', claimDate: '20261101', participantId: '2' }
  const covered = await as('cob')
  expect(await getCob(covered, '2', cob)).toMatchObject({ extCovPrimaryInd: true })
  expect(await listExternalCoverages(covered, external)).toHaveLength(1)
  // whoever mixes up the codes, or the day, finds nothing
  for (const wrong of [{ lob: '03' }, { benefit: 'EHB' }, { benefit: 'DNTL' }, { claimDate: '2018-12-31' }])
    expect(await getCob(covered, '2', { ...cob, ...wrong })).toBeNull()
  expect(await getCob(covered, '2', { ...cob, lob: '05', benefit: '05' })).not.toBeNull()
  for (const wrong of [{ lob: 'EHB' }, { claimDate: '20181231' }]) expect(await listExternalCoverages(covered, { ...external, ...wrong })).toBeNull()
  const id = await as('default')
  expect(await getCob(id, '2', cob)).toBeNull()
  expect(await listExternalCoverages(id, external)).toBeNull()
})

it.each<[person: string, status: number, why: string]>([
  ['9', 404, 'is not on the plan'],
  ['1', 403, 'does not share information'],
])('refuses person %s with %i, who %s', { tags: ['D-158'] }, async (participantId, status) => {
  const id = await as('dependant')
  const service = { lob: '03', 'service-date': today, specialties: 'PHYS', participantId }
  const answers = [
    () => getCob(id, participantId, { lob: '03', benefit: 'PHYS', claimDate: '2026-11-01' }),
    () => listExternalCoverages(id, { lob: '03', claimDate: '20261101', participantId }),
    () => listServiceTypes(id, service),
    () => searchClaims(id, { participantId }),
    () => getClaimsPdf(id, { participantId }),
  ]
  for (const ask of answers) await expect(ask()).rejects.toMatchObject({ status })
})

it('refuses a search that ends before it begins', { tags: ['D-93'] }, async () => {
  const reversed = { serviceDateFrom: '20260201', serviceDateTo: '20260101', sortBy: 'serviceDate' } as const
  const id = await as('default')
  await expect(searchClaims(id, reversed)).rejects.toMatchObject({ status: 422 })
  await expect(getClaimsPdf(id, reversed)).rejects.toMatchObject({ status: 422 })
})

it('offers the claim types of the plan and ends services with the other entry', { tags: ['CLAIM-04', 'CLAIM-30'] }, async () => {
  const id = await as('default')
  expect((await listClaimTypes(id))?.[0]).toMatchObject({ claimType: 'XX-PRAC', description: 'Health practitioner' })
  const services = (await listServiceTypes(id, { lob: '03', 'service-date': today, specialties: 'PHYS' }))!
  expect(services.at(-1)).toMatchObject({ serviceId: 0, isServiceTypeOther: true })
})

it('offers the services of the day that is asked about', { tags: ['API-088'] }, async () => {
  const id = await as('default')
  const codesOn = async (day: string) =>
    (await listServiceTypes(id, { lob: '03', 'service-date': day, specialties: 'PHYS' }))?.map(({ serviceCode }) => serviceCode)
  expect(await codesOn('20251231')).toEqual(['PHYS01', 'PHYS02', 'OTHER'])
  expect(await codesOn('20260101')).toEqual(['PHYS01', 'PHYS02', 'PHYS03', 'OTHER'])
})

it('keeps ten thousand lines for the persona many', async () => {
  const id = await as('many')
  expect((await searchClaims(id))!.claimSearchResults.length).toBeGreaterThan(9_000)
})

it('made no answer that breaks the contract', async () => {
  expect(await admin<unknown[]>('violations')).toEqual([])
})

/** What the portal estimates of visits from the rule of an answer, in the order they are claimed. */
const estimated = (rule: ServiceMaximum | undefined, amounts: readonly string[]) =>
  estimateVisits(amounts.map((amount) => ({ rule, amount, person: 'the same', maximum: 'PHYS' }))).map((each) => each?.planPays)

describe('an estimate, made of what the services say before a claim, is what is then paid', () => {
  const personal = async (id: string, participantId: string) => {
    const services = (await listServiceTypes(id, { lob: '03', specialties: 'PHYS', 'service-date': today, participantId }))!
    const { maximum } = await getHealthBenefit(id, participantId, 'PHYS')
    expect(maximum, 'both say the same').toEqual(services[0]?.maximum)
    return maximum
  }

  for (const [persona, person, visit] of [
    ['default', '2', '72.00'],
    ['ontario', '1', '52.00'],
  ] as const)
    it(`for a visit of $95.00 and until nothing is left of the year (${persona})`, async () => {
      const id = await as(persona)
      const before = await personal(id, person)
      expect(before?.deductibleRemaining).toBe(persona === 'ontario' ? '25.00' : undefined)
      expect(estimated(before, ['95.00'])).toEqual([visit])
      const amounts = ['95.00', '40.05', '9.99', ...Array.from({ length: 11 }, () => '100.33')]
      const expected = estimated(before, amounts)
      const lines = await decide(id, claim(amounts.map((amount) => treatment(amount, { participantId: person }))))
      expect(lines.map(({ paidAmount }) => paidAmount)).toEqual(expected)
      expect((await personal(id, person))?.remaining).toBe('0.00')
      const [after] = await decide(id, claim([treatment('95.00', { participantId: person })]))
      expect(after?.paidAmount).toBe('0.00')
    })
})
