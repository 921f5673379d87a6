import { getDrugDetailsQuery, listDrugBenefitsQuery, searchDrugsQuery } from '~generated/member/queries/drugs.ts'
import { expect, it } from 'vitest'
import { getDrugDetails, getSuppressedDrug, listDrugBenefits, searchDrugs } from '~generated/member/client/drugs.ts'
import { listRecentClaims } from '~generated/member/client/history.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { DRUGS } from '../../sandbox/benefit-data/drugs/catalogue.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak, url } = useSandbox()
const address = () => new URL(lastResponse().url)
const find = async (id: string, drugName: string, participant = '1') => (await searchDrugs(id, { participant, drugName })) ?? []
const everywhere = { participant: '1', province: 'NB' } as const

it('a drug is found by part of its name or ingredient, whatever the accents and capitals', { tags: ['API-066'] }, async () => {
  const id = await as('default')
  const found = await find(id, 'METFORMIN')
  expect(address().pathname).toBe(`/members/${encodeURIComponent(id)}/coverages/drugs`)
  expect(Object.fromEntries(address().searchParams)).toEqual({ participant: '1', drugName: 'METFORMIN' })
  const query = { participant: '1', drugName: 'met' }
  expect(searchDrugsQuery(query).queryKey).toEqual(['searchDrugs', id, query])
  expect(found.map(({ drugName }) => drugName)).toEqual(expect.arrayContaining(['Glucalis 500 mg', 'Aurem-Metformin 850 mg']))
  expect(found.every(({ drugChemName }) => drugChemName === 'metformin')).toBe(true)
  for (const typed of ['sémaglutide', 'Semaglutide', 'semavia']) expect((await find(id, typed)).map(({ drugDin }) => drugDin)).toEqual(['09901711'])
  speak('fr')
  expect((await find(id, 'glucalis'))[0]).toMatchObject({ drugChemName: 'metformine', form: 'Comprimé' })
  expect(await searchDrugs(id, { participant: '1', drugName: 'nothing like it' })).toBeNull()
  expect(lastResponse().status).toBe(204)
})

it('a number matches exactly, and half a number is refused', { tags: ['API-066'] }, async () => {
  const id = await as('default')
  expect((await find(id, '09901511')).map(({ drugName }) => drugName)).toEqual(['Glucalis 500 mg'])
  expect(await find(id, '09901599')).toEqual([])
  for (const drugName of ['0990151', 'ab', 'drop; table', '<b>met</b>'])
    expect(await refusal(searchDrugs(id, { participant: '1', drugName }))).toMatchObject({ status: 400 })
})

it('the details of a drug have every field', { tags: ['DATA-70'] }, async () => {
  const id = await as('default')
  const answer = await getDrugDetails(id, { dins: '09901511', ...everywhere })
  const fields = [
    'comparableDrugs',
    'drugChemName',
    'drugName',
    'drugDin',
    'eligibility',
    'genericEquivalents',
    'isGeneric',
    'condCopay',
    'copayVary',
    'hasMac',
    'ramq',
    'tier',
    'webCode',
    'index',
  ]
  expectFields('getDrugDetails 200', answer, [...fields.map((name) => [0, name]), [0, 'comparableDrugs', 0, 'label']])
  expectRequired(
    'getDrugDetails 200',
    answer,
    fields.map((name) => [0, name]),
  )
  expect(registry['getDrugDetails 200']!.safeParse([{ ...answer![0], webCode: 3 }]).success).toBe(false)
})

it('details come in the order asked for; unknown numbers are left out, 204 when none is known', { tags: ['API-067'] }, async () => {
  const id = await as('default')
  const query = { dins: '09901711,09900000,09901511', ...everywhere }
  const answer = await getDrugDetails(id, query)
  expect(address().pathname).toBe(`/members/${encodeURIComponent(id)}/coverages/drug-details`)
  expect(Object.fromEntries(address().searchParams)).toEqual(query)
  expect(getDrugDetailsQuery(query).queryKey).toEqual(['getDrugDetails', id, query])
  expect(answer?.map(({ drugDin, index }) => [drugDin, index])).toEqual([
    ['09901711', 0],
    ['09901511', 2],
  ])
  expect(await getDrugDetails(id, { dins: '09900000', ...everywhere })).toBeNull()
  expect(await listDrugBenefits(id, { dins: '09900000', ...everywhere })).toBeNull()
  expect(await refusal(getDrugDetails(id, { dins: '123', ...everywhere }))).toMatchObject({ status: 400 })
})

it('the plan says for each drug whether it is a benefit', { tags: ['API-068'] }, async () => {
  const id = await as('default')
  const query = { dins: '09901511,09901711,09902411', ...everywhere }
  const answer = await listDrugBenefits(id, query)
  expect(address().pathname).toBe(`/members/${encodeURIComponent(id)}/coverages/drug-benefits`)
  expect(listDrugBenefitsQuery(query).queryKey).toEqual(['listDrugBenefits', id, query])
  expect(answer).toMatchObject([
    { drugDin: '09901511', eligibility: 'Your plan covers this drug.', tier: 1, webCode: 1, priorAuthorization: false },
    { drugDin: '09901711', eligibility: 'Your plan covers this drug with prior authorization.', tier: 3, webCode: 1, priorAuthorization: true },
    { drugDin: '09902411', eligibility: 'Your plan does not cover this drug.', tier: null, webCode: 2, priorAuthorization: false },
  ])
  expectRequired(
    'listDrugBenefits 200',
    answer,
    ['drugDin', 'eligibility', 'tier', 'webCode'].map((name) => [0, name]),
  )
})

it('search, details and benefits agree about every drug', { tags: ['API-067', 'API-068'] }, async () => {
  const id = await as('quebec')
  expect(DRUGS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(DRUGS.map(({ din }) => din)).size).toBe(DRUGS.length)
  for (const { din } of DRUGS) {
    const query = { dins: din, participant: '2', province: 'QC' } as const
    const [details] = (await getDrugDetails(id, query))!
    const [benefit] = (await listDrugBenefits(id, query))!
    const { drugDin } = details!
    expect(details).toMatchObject(benefit!)
    expect(benefit).toMatchObject({ drugDin })
    expect(await find(id, din)).toMatchObject([{ drugDin: din, drugName: details!.drugName, isGeneric: details!.isGeneric }])
    const others = [...details!.genericEquivalents, ...details!.comparableDrugs.flatMap(({ drugs }) => drugs)]
    expect(others.map((each) => each.drugDin)).not.toContain(din)
    expect(details!.genericEquivalents.every((each) => each.isGeneric && each.drugChemName === details!.drugChemName)).toBe(true)
    expect(details!.comparableDrugs.every(({ drugs }) => drugs.every((each) => each.drugChemName !== details!.drugChemName))).toBe(true)
  }
})

it('the amounts of every drug add up: what the plan does not pay the member does, and of what it refuses all', { tags: ['D-185'] }, async () => {
  const id = await as('default')
  const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
  const answers = await Promise.all(DRUGS.map(async ({ din }) => (await listDrugBenefits(id, { dins: din, participant: '3', province: 'NB' }))![0]!))
  for (const { webCode, price, dispensingFee, planPays, memberPays, coinsurancePercent } of answers) {
    expect(cents(planPays) + cents(memberPays)).toBe(cents(price) + cents(dispensingFee))
    expect(cents(planPays)).toBeLessThanOrEqual(((cents(price) + cents(dispensingFee)) * coinsurancePercent!) / 100 + 1)
    if (webCode === 2) expect([planPays, coinsurancePercent]).toEqual(['0.00', 0])
  }
  const share = async (dins: string) => cents((await listDrugBenefits(id, { dins, ...everywhere }))![0]!.memberPays)
  expect(await share('09901521'), 'a generic costs the member less than its brand').toBeLessThan(await share('09901511'))
})

it('comparable drugs stand under brand and ingredient, once in each direction', { tags: ['DATA-70'] }, async () => {
  const id = await as('default')
  const labels = async (dins: string) => (await getDrugDetails(id, { dins, ...everywhere }))![0]!.comparableDrugs.map(({ label }) => label)
  expect(await labels('09901511')).toEqual(['Glicaden (gliclazide)', 'Semavia (semaglutide)'])
  expect(await labels('09901711')).toContain('Glucalis (metformin)')
})

it('RAMQ is of Quebec only, and puts what it lists in the first tier there', { tags: ['DATA-70'] }, async () => {
  const id = await as('quebec')
  const read = async (province: 'QC' | 'NB') => (await getDrugDetails(id, { dins: '09901611', participant: '1', province }))![0]
  expect(await read('QC')).toMatchObject({ ramq: true, tier: 1, copayVary: true })
  expect(await read('NB')).toMatchObject({ ramq: false, tier: 2 })
})

it('the answer is about one person: a child is not eligible for everything', { tags: ['API-068', 'D-168'] }, async () => {
  const id = await as('default')
  const read = async (participant: string) => (await listDrugBenefits(id, { dins: '09902311', participant, province: 'NB' }))![0]
  expect(await read('1')).toMatchObject({ webCode: 1, tier: 2 })
  expect(await read('3')).toMatchObject({ webCode: 2, tier: null, eligibility: 'This drug is not covered for this person.' })
  speak('fr')
  expect(await read('3')).toMatchObject({ eligibility: 'Ce médicament n’est pas couvert pour cette personne.' })
})

it('a failure of a drug lookup goes to the page that asked, as that of recent claims', async () => {
  const id = await as('default')
  await fetch(`${url()}/__sandbox/faults`, { method: 'PUT', body: JSON.stringify([{ operationId: '*', status: 500 }]) })
  const calls = [
    () => searchDrugs(id, { participant: '1', drugName: 'met' }),
    () => getDrugDetails(id, { dins: '09901511', ...everywhere }),
    () => listDrugBenefits(id, { dins: '09901511', ...everywhere }),
    () => listRecentClaims(id),
  ]
  for (const call of calls) expect(await refusal(call())).toMatchObject({ status: 500, toCaller: true })
  await fetch(`${url()}/__sandbox/faults`, { method: 'PUT', body: '[]' })
})

it('nobody looks for a person who is not on the plan or shares nothing', { tags: ['D-158'] }, async () => {
  const id = await as('dependant')
  for (const [participant, status] of [
    ['1', 403],
    ['99', 404],
  ] as const) {
    expect(await refusal(searchDrugs(id, { participant, drugName: 'metformin' }))).toMatchObject({ status })
    expect(await refusal(getDrugDetails(id, { dins: '09901511', participant, province: 'NB' }))).toMatchObject({ status })
    expect(await refusal(listDrugBenefits(id, { dins: '09901511', participant, province: 'NB' }))).toMatchObject({ status })
  }
})

it('the suppressed variant has words and no amounts; searching goes on', { tags: ['API-057', 'D-12'] }, async () => {
  const id = await as('suppressed')
  const { benefitsDescriptions } = (await getSuppressedDrug(id))!
  expect(address().pathname).toBe(`/members/${encodeURIComponent(id)}/suppressed-coverages/drug`)
  expect(benefitsDescriptions.join()).not.toMatch(/%|\$/)
  expect(await find(id, 'metformin')).not.toEqual([])
  speak('fr')
  expect((await getSuppressedDrug(id))!.benefitsDescriptions[0]).toMatch(/^Votre régime couvre/)
  const empty = await as('empty')
  expect(await getSuppressedDrug(empty)).toEqual({ benefitsDescriptions: [] })
  expect(await find(empty, 'metformin')).toEqual([])
})
