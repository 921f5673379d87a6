import { unchecked } from './support/portal.ts'
import { describe, expect, it } from 'vitest'
import { listPendingClaimServices, listServiceTypes, submitMultiClaims } from '~generated/member/client/claims.ts'
import { getCob, listExternalCoverages } from '~generated/member/client/coordination.ts'
import { getHealthSpendingAccountBalance, listBenefits } from '~generated/member/client/coverage.ts'
import { listDrugBenefits } from '~generated/member/client/drugs.ts'
import {
  getClaimPaymentDetails,
  getClaimsPdf,
  listRecentClaims,
  searchClaims,
} from '~generated/member/client/history.ts'
import { listProviderTypes, searchHealthProfessionals } from '~generated/member/client/providers.ts'
import { getHealthBenefit } from '~generated/member/client/health.ts'
import type { BenefitService, ClaimExtraInfo, ServiceMaximum } from '~generated/member/model/index.ts'
import { estimateVisits } from '~/domain/estimate-payment.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { cents, date8, total, treatment as treatmentOf } from './support/claim-journey.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const { as, advance } = sandbox
const control = () => new SandboxControl(sandbox.url())

const treatment = (amountPaid: string, more: Partial<BenefitService> = {}) =>
  treatmentOf(amountPaid, { participantId: '2', ...more })
const claim = (benefitServices: BenefitService[], more: Partial<ClaimExtraInfo> = {}): ClaimExtraInfo => ({
  claimType: 'PHYS',
  participantId: '1',
  lob: '03',
  benefitServices,
  ...more,
})
const receipt = (name = 'file-01.pdf', content: BlobPart = '%PDF-1.4 receipt') =>
  new File([content], name, { type: 'application/pdf' })

/** Submits a claim and advances the clock until it is decided. Returns the details of each line. */
async function decide(id: string, extra: ClaimExtraInfo) {
  const result = await submitMultiClaims(id, { claimExtraInfo: extra })
  await advance(61)
  return Promise.all(result!.claims!.map(({ claimId }, index) => getClaimPaymentDetails(id, claimId, index + 1)))
}

it('a claim arrives with every field and every file that the member sent', { tags: ['CLAIM-79'] }, async () => {
  const id = await as('default')
  const extra = claim([treatment('85.00')], { comments: 'Dos, épaule « droite »', hasComments: true })
  await submitMultiClaims(id, { claimExtraInfo: extra, files: [receipt(), receipt('file-02.jpg', 'jpeg')] })
  const [arrival] = await control().claims()
  expect(arrival?.claimExtraInfo).toEqual(extra)
  expect(arrival?.files.map(({ name, size }) => [name, size])).toEqual([
    ['file-01.pdf', 16],
    ['file-02.jpg', 4],
  ])
})

it('several claims with one Idempotency-Key are recorded once', async () => {
  const id = await as('default')
  const send = (key: string) =>
    submitMultiClaims(
      id,
      { claimExtraInfo: claim([treatment('85.00')]), files: [receipt()] },
      { headers: { 'Idempotency-Key': key } },
    )
  const [first, again] = await Promise.all([send('one'), send('one')])
  expect(again).toEqual(first)
  expect(await send('one')).toEqual(first)
  expect((await send('two'))!.confirmationNumber).not.toBe(first!.confirmationNumber)
  expect(await control().claims()).toHaveLength(2)
})

it('a claim whose response was lost gets a response when it is sent again, and is recorded once', async () => {
  const id = await as('default')
  await control().faults([{ operationId: 'submitMultiClaims', status: 'network', after: true, times: 1 }])
  const send = () =>
    submitMultiClaims(id, { claimExtraInfo: claim([treatment('85.00')]) }, { headers: { 'Idempotency-Key': 'cut' } })
  await expect(send()).rejects.toMatchObject({ kind: 'network', mayHaveArrived: true })
  expect((await send())!.claims).toHaveLength(1)
  expect(await control().claims()).toHaveLength(1)
})

describe('adjudication', () => {
  it('the status of a claim changes from received to in progress to processed', async () => {
    const id = await as('default')
    const { claims } = (await submitMultiClaims(id, { claimExtraInfo: claim([treatment('85.00')]) }))!
    const status = async () =>
      (await listRecentClaims(id))!.find(({ claimId }) => claimId === claims![0]!.claimId)?.statusCode
    expect(await status()).toBe('RECEIVED')
    expect((await listPendingClaimServices(id))?.some(({ claimId }) => claimId === claims![0]!.claimId)).toBe(true)
    await advance(21)
    expect(await status()).toBe('IN_PROGRESS')
    await advance(40)
    expect(await status()).toBe('PROCESSED')
  })

  it('the plan pays the coinsurance of the eligible amount, to the cent', async () => {
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

  it('the plan and the other insurer together pay no more than the member paid', async () => {
    const [line] = await decide(
      await as('cob'),
      claim([treatment('85.00', { amountPaidByOtherCarrier: '40.00', wasSubmittedToOtherFirst: true })]),
    )
    expect(line).toMatchObject({ cobAmount: '40.00', paidAmount: '45.00' })
    expect(line!.explanations.map(({ code }) => code)).toContain('E05')
    // also the part above the maximum of one visit, as long as the plan would have paid as much alone
    const [dearer] = await decide(
      await as('cob'),
      claim([treatment('95.00', { amountPaidByOtherCarrier: '57.00', wasSubmittedToOtherFirst: true })]),
    )
    expect(dearer).toMatchObject({ eligibleAmount: '90.00', excludedAmount: '5.00', paidAmount: '38.00' })
  })

  it.each([
    ['HEARSUPP', 'Hearing aid', '1200.00', '700.00'],
    ['AMBUSUPP', 'Ground ambulance', '135.00', '135.00'],
    ['EQUISUPP', 'Crutches', '60.00', '48.00'],
    ['HOSPSUPP', 'Semi-private room', '240.00', '240.00'],
  ])(
    'extended health is claimed from a supplier of the directory, %s, and paid',
    { tags: ['CLAIM-14', 'CLAIM-22', 'D-356'] },
    async (type, item, amount, paid) => {
      const id = await as('default')
      const types = (await listProviderTypes(id))!
      const { specialtyCode, claimTypes } = types.find(({ providerType }) => providerType === type)!
      expect(claimTypes).toEqual(['XX-HEAL'])
      const [provider] = (await searchHealthProfessionals(id, { type, name: '', city: 'Moncton', province: 'NB' }))!
      expect(provider).toMatchObject({ firstName: '', lastName: '', organizationName: expect.stringMatching(/\w+/) })
      const services = await listServiceTypes(id, { specialties: specialtyCode!, lob: '03', 'service-date': date8() })
      const { description, serviceId } = services!.find((each) => each.description.startsWith(item))!
      const [line] = await decide(
        id,
        claim([treatment(amount, { serviceId, specialtyCode: specialtyCode!, description, hasPrescription: true })], {
          claimType: 'XX-HEAL',
        }),
      )
      expect(line).toMatchObject({ submittedAmount: amount, paidAmount: paid, serviceInfo: { description } })
    },
  )

  it('the plan pays no more than the yearly maximum', async () => {
    const lines = await decide(
      await as('hsa'),
      claim(Array.from({ length: 12 }, () => treatment('90.00', { participantId: '3' }))),
    )
    expect(total(lines, ({ paidAmount }) => paidAmount)).toBeLessThanOrEqual(750_00)
    expect(lines.at(-1)).toMatchObject({ paidAmount: '0.00' })
    expect(lines.at(-1)!.explanations.map(({ code }) => code)).toContain('E03')
    expect(lines.at(-1)!.nextServiceDate).toMatch(/0101$/)
  })

  it('the plan subtracts the deductible once a year', async () => {
    await control().vary('ontario', { historyLines: 0 })
    const [first, second] = await decide(
      await as('ontario'),
      claim([treatment('90.00', { participantId: '1' }), treatment('90.00', { participantId: '1' })]),
    )
    expect(first).toMatchObject({ deductibleAmount: '25.00', paidAmount: '52.00' })
    expect(second).toMatchObject({ deductibleAmount: '0.00', paidAmount: '72.00' })
  })

  it('the first claims of the year in the generated history have met the deductible', async () => {
    const id = await as('ontario')
    const all = (await searchClaims(id))!.claimSearchResults
    const rows = all.filter(({ serviceDate }) => serviceDate.startsWith(date8().slice(0, 4)))
    const { deductibles } = await listBenefits(id)
    const met = total(rows, ({ deductibleAmount = '0.00' }) => deductibleAmount)
    expect(met).toBe(cents(deductibles?.[0]?.met))
    expect(met).toBe(rows.some(({ paidAmount }) => cents(paidAmount) > 0) ? 25_00 : 0)
  })

  it('a drug claim that names a DIN is paid as the page of the drug says, and a drug without coverage is declined', async () => {
    const id = await as('default')
    const prices = (await listDrugBenefits(id, { dins: '09901511,09902411', participant: '1', province: 'NB' }))!
    const bought = (whatIsClaimFor: string, specify: string, amountPaidByOtherCarrier = '0.00') => ({
      participant: '1',
      dateOfService: date8(),
      amountPaid: '54.90',
      whatIsClaimFor,
      specify,
      amountPaidByOtherCarrier,
    })
    const lines = await decide(id, {
      claimType: 'XX-PHAR',
      participantId: '1',
      lob: '01',
      manualClaimServiceItems: [
        bought('Glucalis', 'DIN 09901511'),
        bought('Glucalis 09901511', '', '40.00'),
        bought('Minoxidil', '09902411'),
        bought('Another drug', '12345678'),
      ],
    })
    expect(lines.map(({ paidAmount }) => paidAmount)).toEqual([prices[0]!.planPays, '14.90', '0.00', '43.92'])
    expect(lines[2]!.explanations.map(({ code }) => code)).toEqual(['R02'])
  })

  it('the health spending account pays what the plan leaves of a claim, and its balance is lowered by that amount', async () => {
    const id = await as('hsa')
    const before = await getHealthSpendingAccountBalance(id)
    const [line] = await decide(id, claim([treatment('85.00')], { isHsa: true }))
    expect(line).toMatchObject({ paidAmount: '68.00', spendingAccountPaidAmount: '17.00', totalPaidAmount: '85.00' })
    expect(cents(before!.balance) - cents((await getHealthSpendingAccountBalance(id))!.balance)).toBe(17_00)
  })

  it('the plan declines a service that lacks a required prescription, with the reason in both languages', async () => {
    const id = await as('default')
    const [line] = await decide(
      id,
      claim([
        {
          serviceId: 111,
          specialtyCode: 'MASS',
          dateOfService: date8(),
          amountPaid: '95.00',
          isRequirePrescription: true,
          hasPrescription: false,
        },
      ]),
    )
    expect(line).toMatchObject({
      claimStatus: 'REJECTED',
      totalPaidAmount: '0.00',
      explanations: [{ code: 'R01', description: expect.stringContaining('prescription') as string }],
    })
    sandbox.speak('fr')
    expect((await getClaimPaymentDetails(id, line!.claimId, 1)).explanations[0]?.description).toContain('ordonnance')
  })

  it('the eligible and excluded amounts of each claim line add up to the submitted amount, for four personas', async () => {
    for (const persona of ['default', 'quebec', 'cob', 'hsa']) {
      const id = await as(persona)
      for (const line of (await searchClaims(id))!.claimSearchResults.filter(
        ({ hasPaymentDetails }) => hasPaymentDetails,
      )) {
        const details = await getClaimPaymentDetails(id, line.claimId, line.claimLineNumber)
        expect(cents(details.eligibleAmount) + cents(details.excludedAmount)).toBe(cents(details.submittedAmount))
        expect(cents(details.paidAmount) + cents(details.spendingAccountPaidAmount)).toBe(
          cents(details.totalPaidAmount),
        )
        expect(cents(details.totalPaidAmount) + cents(details.cobAmount)).toBeLessThanOrEqual(
          cents(details.submittedAmount),
        )
      }
    }
  })
})

it('a claim with a property that is allowed only in a draft is refused', { tags: ['D-102'] }, async () => {
  const id = await as('default')
  for (const key of ['participants', 'attachments'])
    expect(
      await statusOf(
        unchecked(() => submitMultiClaims(id, { claimExtraInfo: { ...claim([treatment('85.00')]), [key]: [] } })),
      ),
    ).toBe(400)
  expect(await control().claims()).toEqual([])
})

it.each([
  { what: 'an empty file', file: receipt('file-01.pdf', ''), words: /empty/ },
  { what: 'a type of file that is not accepted', file: receipt('file-01.exe'), words: /not accepted/ },
  { what: 'a name other than file-01', file: receipt('scan.pdf'), words: /^scan\.pdf could not be read\./ },
  { what: 'more than 10 MB', file: receipt('file-01.pdf', new Uint8Array(10 * 1024 * 1024 + 1)), words: /10\sMB/ },
])(
  'a document with $what is refused with a message in both languages',
  { tags: ['D-104'] },
  async ({ file, words }) => {
    const id = await as('default')
    expect(
      await refusal(submitMultiClaims(id, { claimExtraInfo: claim([treatment('85.00')]), files: [file] })),
    ).toMatchObject({
      kind: 'validation',
      status: 422,
      serverText: { en: expect.stringMatching(words) as string, fr: expect.stringMatching(/\p{L}/u) as string },
    })
    expect(await control().claims()).toEqual([])
  },
)

it(
  'coverage with another insurer is found only for the benefits and dates that this coverage includes',
  { tags: ['CLAIM-42', 'CLAIM-43'] },
  async () => {
    const cob = { lob: 'EHB', benefit: 'PARA', claimDate: '2026-11-01' }
    const external = { lob: '03', claimDate: '20261101', participantId: '2' }
    const covered = await as('cob')
    expect(await getCob(covered, '2', cob)).toMatchObject({ extCovPrimaryInd: true })
    expect(await getCob(covered, '2', { ...cob, lob: '05', benefit: '05' })).not.toBeNull()
    expect(await listExternalCoverages(covered, external)).toHaveLength(1)
    for (const wrong of [{ lob: '03' }, { benefit: 'EHB' }, { benefit: 'DNTL' }, { claimDate: '2018-12-31' }])
      expect(await getCob(covered, '2', { ...cob, ...wrong })).toBeNull()
    for (const wrong of [{ lob: 'EHB' }, { claimDate: '20181231' }])
      expect(await listExternalCoverages(covered, { ...external, ...wrong })).toBeNull()
    const id = await as('default')
    expect([await getCob(id, '2', cob), await listExternalCoverages(id, external)]).toEqual([null, null])
  },
)

it('a search of claims whose end date is before its start date is refused', { tags: ['D-93'] }, async () => {
  const id = await as('default')
  const reversed = { serviceDateFrom: '20260201', serviceDateTo: '20260101', sortBy: 'serviceDate' } as const
  expect(await Promise.all([searchClaims(id, reversed), getClaimsPdf(id, reversed)].map(statusOf))).toEqual([422, 422])
})

it('the persona "many" has a claim history of ten thousand lines', async () => {
  expect((await searchClaims(await as('many')))!.claimSearchResults.length).toBeGreaterThan(9_000)
})

it(
  'the list of services contains the services that the plan offers on the day of the visit',
  { tags: ['API-088'] },
  async () => {
    const id = await as('default')
    const codesOn = async (day: string) =>
      (await listServiceTypes(id, { lob: '03', 'service-date': day, specialties: 'PHYS' }))?.map(
        ({ serviceCode }) => serviceCode,
      )
    expect(await codesOn('20251231')).toEqual(['PHYS01', 'PHYS02', 'OTHER'])
    expect(await codesOn('20260101')).toEqual(['PHYS01', 'PHYS02', 'PHYS03', 'OTHER'])
  },
)

/**
 * The amounts that the portal's estimate expects the plan to pay for visits under one rule, in the order of the claim.
 */
const estimated = (rule: ServiceMaximum | undefined, amounts: readonly string[]) =>
  estimateVisits(amounts.map((amount) => ({ rule, amount, person: 'the same', maximum: 'PHYS' }))).map(
    (each) => each?.planPays,
  )

describe('the estimate before a claim is the amount that the plan then pays', () => {
  const personal = async (id: string, participantId: string) => {
    const services = (await listServiceTypes(id, {
      lob: '03',
      specialties: 'PHYS',
      'service-date': date8(),
      participantId,
    }))!
    const { maximum } = await getHealthBenefit(id, participantId, 'PHYS')
    expect(maximum, 'both say the same').toEqual(services[0]?.maximum)
    return maximum
  }

  for (const [persona, person, visit] of [
    ['default', '2', '72.00'],
    ['ontario', '1', '52.00'],
  ] as const)
    it(`the estimate equals the payment for one visit of $95.00, and for visits until the yearly maximum is used up (${persona})`, async () => {
      if (persona === 'ontario') await control().vary(persona, { historyLines: 0 })
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
