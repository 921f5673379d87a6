import { expect, it } from 'vitest'
import { getDrugDetails, getSuppressedDrug, listDrugBenefits, searchDrugs } from '~generated/member/client/drugs.ts'
import { DRUGS } from '../../sandbox/benefit-data/drugs/catalogue.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as } = useSandbox()
const find = async (id: string, drugName: string, participant = '1') =>
  (await searchDrugs(id, { participant, drugName })) ?? []
const everywhere = { participant: '1', province: 'NB' } as const

it(
  'a drug is found by a part of its name or ingredient, regardless of accents and case, and by its exact number',
  { tags: ['API-066'] },
  async () => {
    const id = await as('default')
    expect((await find(id, 'METFORMIN')).map(({ drugName }) => drugName)).toEqual(
      expect.arrayContaining(['Glucalis 500 mg', 'Aurem-Metformin 850 mg']),
    )
    for (const typed of ['sémaglutide', 'Semaglutide', 'semavia', '09901711'])
      expect((await find(id, typed)).map(({ drugDin }) => drugDin)).toEqual(['09901711'])
    expect(await find(id, '09901599')).toEqual([])
    for (const drugName of ['0990151', 'drop; table', '<b>met</b>'])
      expect(await refusal(searchDrugs(id, { participant: '1', drugName }))).toMatchObject({ status: 400 })
  },
)

it(
  'the details of drugs are in the order of the request, without unknown drug numbers',
  { tags: ['API-067'] },
  async () => {
    const id = await as('default')
    const details = await getDrugDetails(id, { dins: '09901711,09900000,09901511', ...everywhere })
    expect(details?.map(({ drugDin, index }) => [drugDin, index])).toEqual([
      ['09901711', 0],
      ['09901511', 2],
    ])
    expect(await getDrugDetails(id, { dins: '09900000', ...everywhere })).toBeNull()
    expect(await listDrugBenefits(id, { dins: '09900000', ...everywhere })).toBeNull()
  },
)

it(
  'the search for a drug, its details and its coverage agree for every drug',
  { tags: ['API-067', 'API-068'] },
  async () => {
    const id = await as('quebec')
    expect(DRUGS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(DRUGS.map(({ din }) => din)).size).toBe(DRUGS.length)
    for (const { din } of DRUGS) {
      const query = { dins: din, participant: '2', province: 'QC' } as const
      const [details] = (await getDrugDetails(id, query))!
      const [benefit] = (await listDrugBenefits(id, query))!
      expect(details).toMatchObject(benefit!)
      expect(benefit).toMatchObject({ drugDin: details!.drugDin })
      expect(await find(id, din)).toMatchObject([
        { drugDin: din, drugName: details!.drugName, isGeneric: details!.isGeneric },
      ])
      const others = [...details!.genericEquivalents, ...details!.comparableDrugs.flatMap(({ drugs }) => drugs)]
      expect(others.map((each) => each.drugDin)).not.toContain(din)
      expect(
        details!.genericEquivalents.every((each) => each.isGeneric && each.drugChemName === details!.drugChemName),
      ).toBe(true)
      expect(
        details!.comparableDrugs.every(({ drugs }) =>
          drugs.every((each) => each.drugChemName !== details!.drugChemName),
        ),
      ).toBe(true)
    }
  },
)

it(
  'the plan and the member together pay the price of a drug, and the member pays all of a drug that is not covered',
  { tags: ['D-185'] },
  async () => {
    const id = await as('default')
    const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
    const benefits = await Promise.all(
      DRUGS.map(async ({ din }) => (await listDrugBenefits(id, { dins: din, participant: '3', province: 'NB' }))![0]!),
    )
    for (const { webCode, price, dispensingFee, planPays, memberPays, coinsurancePercent } of benefits) {
      expect(cents(planPays) + cents(memberPays)).toBe(cents(price) + cents(dispensingFee))
      expect(cents(planPays)).toBeLessThanOrEqual(
        ((cents(price) + cents(dispensingFee)) * coinsurancePercent!) / 100 + 1,
      )
      if (webCode === 2) expect([planPays, coinsurancePercent]).toEqual(['0.00', 0])
    }
    const share = async (dins: string) => cents((await listDrugBenefits(id, { dins, ...everywhere }))![0]!.memberPays)
    expect(await share('09901521'), 'a generic costs the member less than its brand').toBeLessThan(
      await share('09901511'),
    )
  },
)

it('a drug of the Quebec program is in the first tier in Quebec only', { tags: ['DATA-70'] }, async () => {
  const id = await as('quebec')
  const read = async (province: 'QC' | 'NB') =>
    (await getDrugDetails(id, { dins: '09901611', participant: '1', province }))![0]
  expect(await read('QC')).toMatchObject({ ramq: true, tier: 1, copayVary: true })
  expect(await read('NB')).toMatchObject({ ramq: false, tier: 2 })
})

it(
  'the sandbox finds no drug and has no text about drugs for a plan without drug coverage',
  { tags: ['API-057'] },
  async () => {
    const id = await as('empty')
    expect(await getSuppressedDrug(id)).toEqual({ benefitsDescriptions: [] })
    expect(await find(id, 'metformin')).toEqual([])
  },
)
