import { searchClaimHistoriesQuery } from '~generated/member/queries/history.ts'
import { expect, it } from 'vitest'
import { listClaimTypes, listServiceTypes, listSubcategories } from '~generated/member/client/claims.ts'
import { getClaimHistoryStatementPdf, getClaimPaymentDetails, listRecentClaims, searchClaimHistories, searchClaims } from '~generated/member/client/history.ts'
import type { ClaimHistory, SearchClaimHistoriesParams } from '~generated/member/model/index.ts'
import { OPERATIONS } from '~generated/operations.ts'
import { timeoutOf } from './support/calls.ts'
import { cents, date8, decided, LAST_YEAR, pagesOf, total, treatment } from './support/claim-journey.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const { as, speak, url } = useSandbox()
const EVERYTHING = { participants: '1,2,3', claimTypes: 'XX-PRAC,XX-HEAL,XX-DENT,XX-PHAR,XX-VISI,XX-TRAV,XX-HSA,XX-PSA,XX-DCI,XX-LADD', ...LAST_YEAR }
const linesOf = (found: readonly ClaimHistory[] | null) => (found ?? []).flatMap(({ claimLines }) => claimLines)

it('the search sends its four parameters, lists joined with commas; 204 is none', { tags: ['API-097', 'D-159'] }, async () => {
  const id = await as('default')
  const query = { ...EVERYTHING, participants: '1,2' }
  expect((await searchClaimHistories(id, query))?.[0]?.claimLines.length).toBeGreaterThan(0)
  const sent = new URL(lastResponse().url)
  expect(sent.pathname).toBe(`/members/${encodeURIComponent(id)}/claim-histories`)
  expect(Object.fromEntries(sent.searchParams)).toEqual(query)
  expect(searchClaimHistoriesQuery(query).queryKey).toEqual(['searchClaimHistories', id, query])
  expect(OPERATIONS.searchClaimHistories.localised).toBe(true)
  expect(await searchClaimHistories(id, { ...query, claimTypes: 'XX-LADD' })).toBeNull()
  expect(lastResponse().status).toBe(204)
  expect(await searchClaimHistories(await as('empty'), query)).toBeNull()
})

it('claim history needs all four parameters', async () => {
  const id = await as('default')
  for (const name of Object.keys(EVERYTHING)) {
    const { [name as keyof SearchClaimHistoriesParams]: _, ...rest } = EVERYTHING
    expect(await refusal(searchClaimHistories(id, rest as SearchClaimHistoriesParams))).toMatchObject({ status: 400 })
  }
})

it('a result has totals, a person and lines, each with every field', { tags: ['DATA-35'] }, async () => {
  const answer = await searchClaimHistories(await as('default'), EVERYTHING)
  const amounts = ['submittedAmount', 'paidAmount', 'excludedAmount', 'deductibleAmount']
  const lines = ['benefitDesc', 'serviceDate', ...amounts].map((name) => [0, 'claimLines', 0, name])
  const totals = amounts.map((name) => [0, 'totals', name])
  const person = ['totals', 'claimLines', 'participantId', 'participantName'].map((name) => [0, name])
  expectFields('searchClaimHistories 200', answer, [...lines, ...totals, ...person, [0, 'participantDob']])
  expectRequired('searchClaimHistories 200', answer, [...lines, ...totals, ...person])
})

it('totals are the sums of the lines, to the cent, for each person', { tags: ['HIST-07'] }, async () => {
  const id = await as('hsa')
  await decided(url(), id, {
    isHsa: true,
    benefitServices: [treatment('100.33', { participantId: '2' }), treatment('33.33', { participantId: '3' })],
  })
  const found = (await searchClaimHistories(id, EVERYTHING))!
  expect(found.length).toBeGreaterThan(1)
  for (const { totals, claimLines } of found)
    for (const name of ['submittedAmount', 'paidAmount', 'excludedAmount', 'deductibleAmount', 'spendingAccountPaidAmount'] as const)
      expect(total(claimLines, (line) => line[name]!)).toBe(cents(totals[name]!))
})

it('everybody and every kind of the list is every decided claim of the plan', { tags: ['HIST-03', 'HIST-04'] }, async () => {
  for (const persona of ['default', 'quebec', 'hsa', 'pwa', 'saskatchewan']) {
    const id = await as(persona)
    const claimTypes = (await listClaimTypes(id))!.map(({ claimType }) => claimType).join(',')
    const all = (await searchClaims(id))!.claimSearchResults.filter(({ hasPaymentDetails }) => hasPaymentDetails)
    const participants = [...new Set(all.map(({ participantInfo }) => participantInfo.participantId))].join(',')
    const found = linesOf(await searchClaimHistories(id, { participants, claimTypes, ...LAST_YEAR }))
    expect(found).toHaveLength(all.length)
    expect(new Set(found.map(({ claimId }) => claimId))).toEqual(new Set(all.map(({ claimId }) => claimId)))
  }
})

it('a claim stands in claim histories once it is processed, under its person and kind', async () => {
  const id = await as('default')
  const query = { ...EVERYTHING, participants: '3', claimTypes: 'XX-PRAC' }
  const before = linesOf(await searchClaimHistories(id, query)).length
  const claimId = await decided(url(), id, { benefitServices: [treatment('85.00', { participantId: '3' })] })
  const after = linesOf(await searchClaimHistories(id, query))
  expect(after).toHaveLength(before + 1)
  expect(after[0]).toMatchObject({ claimId, claimType: 'XX-PRAC', claimStatus: 'PROCESSED', submittedAmount: '85.00', paidAmount: '68.00' })
  expect((await listRecentClaims(id))!.find((each) => each.claimId === claimId)?.paymentId).toBe(after[0]?.paymentId)
  expect(linesOf(await searchClaimHistories(id, { ...query, claimTypes: 'XX-DENT' })).some((line) => line.claimId === claimId)).toBe(false)
  expect(linesOf(await searchClaimHistories(id, { ...query, fromDate: date8(300), toDate: date8(2) })).some((line) => line.claimId === claimId)).toBe(false)
})

it('refuses dates that go backwards with what to do, and people who are not there or share nothing', { tags: ['D-93', 'D-158'] }, async () => {
  const id = await as('default')
  expect(await refusal(searchClaimHistories(id, { ...EVERYTHING, fromDate: '20261002', toDate: '20261001' }))).toMatchObject({
    status: 422,
    serverText: { en: 'End date must be on or after start date.', fr: expect.stringContaining('date de fin') as string },
  })
  expect(await refusal(searchClaimHistories(id, { ...EVERYTHING, participants: '1,9' }))).toMatchObject({ status: 404 })
  expect(await refusal(searchClaimHistories(id, { ...EVERYTHING, participants: '1;2' }))).toMatchObject({ status: 400 })
  expect(await refusal(searchClaimHistories(await as('dependant'), EVERYTHING))).toMatchObject({ status: 403 })
})

it('speaks the language of the page', async () => {
  const id = await as('default')
  const english = linesOf(await searchClaimHistories(id, EVERYTHING))
  speak('fr')
  const french = linesOf(await searchClaimHistories(id, EVERYTHING))
  expect(french.map(({ claimId }) => claimId)).toEqual(english.map(({ claimId }) => claimId))
  expect(french.map(({ benefitDesc }) => benefitDesc)).not.toEqual(english.map(({ benefitDesc }) => benefitDesc))
})

it('the statement is a document in the language of the page, with two minutes to make it', { tags: ['API-098'] }, async () => {
  const id = await as('default')
  const english = await getClaimHistoryStatementPdf(id, EVERYTHING)
  expect(new URL(lastResponse().url).pathname).toBe(`/members/${encodeURIComponent(id)}/claim-histories/statement`)
  expect(Object.fromEntries(new URL(lastResponse().url).searchParams)).toEqual(EVERYTHING)
  expect([timeoutOf('getClaimHistoryStatementPdf'), OPERATIONS.getClaimHistoryStatementPdf.download]).toEqual([
    120_000,
    { en: 'claim-history.pdf', fr: 'historique-des-demandes.pdf' },
  ])
  speak('fr')
  const french = await getClaimHistoryStatementPdf(id, EVERYTHING)
  expect([await pagesOf(english), await pagesOf(french)]).toEqual([1, 1])
  expect(await french.text()).not.toBe(await english.text())
  expect(await pagesOf(await getClaimHistoryStatementPdf(id, { ...EVERYTHING, claimTypes: 'XX-LADD' }))).toBe(1)
})

it('vision subcategories have every field, the last one is described by the member', { tags: ['API-089', 'DATA-31'] }, async () => {
  const id = await as('default')
  const answer = await listSubcategories(id, { participantId: '3' })
  expect(new URL(lastResponse().url).pathname).toBe(`/members/${encodeURIComponent(id)}/subcategories`)
  const fields = ['id', 'participantId', 'languageCode', 'description', 'subcategoryId', 'isServiceTypeOther'].map((name) => [0, name])
  expectFields('listSubcategories 200', answer, fields)
  const answered = fields.filter(([, name]) => name !== 'id' && name !== 'participantId')
  expectRequired('listSubcategories 200', answer, answered)
  expect(answer?.map(({ description, isServiceTypeOther }) => [description, isServiceTypeOther])).toEqual([
    ['Eye examination', false],
    ['Glasses', false],
    ['Contact lenses', false],
    ['Other', true],
  ])
  speak('fr')
  expect((await listSubcategories(id, { participantId: '3' }))?.[1]).toMatchObject({ participantId: '3', languageCode: 'fr', description: 'Lunettes' })
  expect(await listSubcategories(await as('empty'), { participantId: '1' })).toBeNull()
  const family = await as('vision')
  const kindsOf = async (participantId: string) => (await listSubcategories(family, { participantId }))?.map(({ subcategoryId }) => subcategoryId)
  expect([await kindsOf('1'), await kindsOf('3')]).toEqual([
    [1, 0],
    [1, 4, 0],
  ])
  const glasses = { lob: '04', 'service-date': date8(), specialties: 'OPTI', subcategory: '4' }
  expect(await listServiceTypes(family, { ...glasses, participantId: '1' })).toBeNull()
  expect(await listServiceTypes(family, { ...glasses, participantId: '3' })).toHaveLength(2)
  expect(await refusal(listSubcategories(await as('default'), { participantId: '9' }))).toMatchObject({ status: 404 })
  expect(await refusal(listSubcategories(await as('dependant'), { participantId: '1' }))).toMatchObject({ status: 403 })
})

it('a vision subcategory narrows the services to its own, with its name', async () => {
  const id = await as('default')
  const [, glasses] = (await listSubcategories(id, { participantId: '1' }))!
  const query = { lob: '04', 'service-date': date8(), specialties: 'OPTO,OPTI', participantId: '1' }
  const services = (await listServiceTypes(id, { ...query, subcategory: glasses!.subcategoryId.toString() }))!
  expect(services.map(({ serviceCode }) => serviceCode)).toEqual(['OPTI01', 'OTHER'])
  expect(services[0]).toMatchObject({ subcategoryId: glasses!.subcategoryId, subcategoryDescription: 'Glasses' })
})

it('claims of a person who shares nothing are in no list of another, and are not explained to them', { tags: ['D-158'] }, async () => {
  const whole = (await searchClaims(await as('default')))!.claimSearchResults.filter(({ participantInfo }) => participantInfo.participantId === '1')
  expect(whole.length).toBeGreaterThan(0)
  const id = await as('dependant')
  const lines = (await searchClaims(id))!.claimSearchResults
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.map(({ participantInfo }) => participantInfo.participantId)).not.toContain('1')
  const recent = (await listRecentClaims(id))!
  expect(recent.length).toBeGreaterThan(0)
  expect(recent.filter(({ member }) => member.startsWith('Marie'))).toEqual([])
  // Claims are numbered one after the other; what is missing in the list is about the person who shares nothing.
  const seen = new Set(lines.map(({ claimId }) => claimId))
  const [owner] = [...seen].map((claimId) => claimId.replace(/^.*-/, ''))
  const hidden = Array.from({ length: 20 }, (_, index) => `C${1_000_000 + index}-${owner}`).filter((claimId) => !seen.has(claimId))
  const answers = await Promise.all(hidden.map((claimId) => statusOf(getClaimPaymentDetails(id, claimId, 1))))
  expect(answers).toContain(403)
  expect(answers).not.toContain(200)
})
