import { getBookletIdQuery } from '~generated/member/queries/booklet.ts'
import { getRhipAmountQuery } from '~generated/member/queries/retirement.ts'
import { expect, it } from 'vitest'
import { getBookletId, getBookletPdf } from '~generated/member/client/booklet.ts'
import { getRhipAmount, getRhipReportPdf } from '~generated/member/client/retirement.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { OPERATIONS } from '~generated/operations.ts'
import { timeoutOf } from './support/calls.ts'
import { pagesOf } from './support/claim-journey.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak, url } = useSandbox()
const pathname = () => decodeURIComponent(new URL(lastResponse().url).pathname)
const fault = (operationId: string, status: number) =>
  fetch(`${url()}/__sandbox/faults`, { method: 'PUT', body: JSON.stringify([{ operationId, status, times: 1 }]) })

it('the amount of the retirement programme is a number, or null when not enrolled', { tags: ['API-073', 'DATA-50'] }, async () => {
  const id = await as('retired')
  const answer = await getRhipAmount(id)
  expect(pathname()).toBe(`/members/${id}/coverages/retirement-health-insurance-program-benefits/amounts`)
  expect(getRhipAmountQuery().queryKey).toEqual(['getRhipAmount', id])
  expect(answer).toEqual({ id, amount: 1850 })
  expectFields('getRhipAmount 200', answer, [['id'], ['amount']])
  expectRequired('getRhipAmount 200', answer, [['amount']])
  expect(registry['getRhipAmount 200']!.safeParse({ amount: '1850.00' }).success).toBe(false)
  expect(await getRhipAmount(await as('default'))).toMatchObject({ amount: null })
})

it('failures of the retirement programme have their names', { tags: ['ERR-12', 'ERR-13'] }, async () => {
  const id = await as('retired')
  await fault('getRhipAmount', 500)
  expect(await refusal(getRhipAmount(id))).toMatchObject({ status: 500, catalogue: 'rhip-amount', toCaller: false })
  await fault('getRhipReportPdf', 500)
  expect(await refusal(getRhipReportPdf(id))).toMatchObject({ status: 500, catalogue: 'rhip-report', toCaller: false })
})

it('the annual report is a document in the language of the page, at both addresses', { tags: ['API-074', 'D-124'] }, async () => {
  const id = await as('retired')
  const english = await getRhipReportPdf(id)
  expect(pathname()).toBe(`/members/${id}/coverages/retirement-health-insurance-program-benefits/benefits/reports/annual/pdf`)
  const short = await fetch(lastResponse().url.replace('/benefits/reports/', '/reports/'))
  expect(short.status).toBe(401) // known, and guarded like the other
  speak('fr')
  const french = await getRhipReportPdf(id)
  expect([await pagesOf(english), await pagesOf(french)]).toEqual([1, 1])
  expect(await french.text()).not.toBe(await english.text())
  expect(await refusal(getRhipReportPdf(await as('default')))).toMatchObject({
    status: 404,
    serverText: { en: expect.stringContaining('not enrolled') as string },
  })
})

it('names of downloaded files, and two minutes to make them', () => {
  expect([timeoutOf('getRhipReportPdf'), OPERATIONS.getRhipReportPdf.download]).toEqual([120_000, { en: 'RHIP-summary.pdf', fr: 'sommaire-du-RAMR.pdf' }])
  expect([timeoutOf('getBookletPdf'), OPERATIONS.getBookletPdf.download]).toEqual([120_000, { en: 'benefits-booklet.pdf', fr: 'brochure-de-garanties.pdf' }])
})

it('a plan has a booklet, or null', { tags: ['API-075', 'DATA-51'] }, async () => {
  const id = await as('default')
  const answer = await getBookletId(id)
  expect(pathname()).toBe(`/members/${id}/coverages/booklets`)
  expect(getBookletIdQuery().queryKey).toEqual(['getBookletId', id])
  expect(answer).toEqual({ id, bookletId: 'BK-90210' })
  expectFields('getBookletId 200', answer, [['id'], ['bookletId']])
  expectRequired('getBookletId 200', answer, [['bookletId']])
  expect(await getBookletId(await as('empty'))).toMatchObject({ bookletId: null })
})

it('the booklet is a document for its number, in the language of the page', { tags: ['API-076'] }, async () => {
  const id = await as('default')
  const { bookletId } = await getBookletId(id)
  const english = await getBookletPdf(id, { id: bookletId! })
  expect(pathname()).toBe(`/members/${id}/coverages/booklet`)
  expect(new URL(lastResponse().url).searchParams.get('id')).toBe(bookletId)
  speak('fr')
  const french = await getBookletPdf(id, { id: bookletId! })
  expect(await pagesOf(english)).toBeGreaterThan(1)
  expect(await pagesOf(english)).toBeLessThan(4)
  expect(await pagesOf(french)).toBeGreaterThan(1)
  expect(await french.text()).not.toBe(await english.text())
  expect(await refusal(getBookletPdf(await as('quebec'), { id: bookletId! }))).toMatchObject({ status: 404 })
})

it('failures of the booklet go to the page, without a dialog', async () => {
  const id = await as('default')
  await fault('getBookletId', 500)
  expect(await refusal(getBookletId(id))).toMatchObject({ toCaller: true })
  await fault('getBookletPdf', 500)
  expect(await refusal(getBookletPdf(id, { id: 'BK-90210' }))).toMatchObject({ toCaller: true })
})
