import { getMemberCardDetailsQuery } from '~generated/member/queries/card.ts'
import { describe, expect, it } from 'vitest'
import { listParticipants } from '~generated/member/client/account.ts'
import { getMemberCardDetails, getMemberCardPdf, shareMemberCard } from '~generated/member/client/card.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { OPERATIONS } from '~generated/operations.ts'
import { readTimeout } from '../../tools/generate/contracts/operation.ts'
import { operationOf } from './support/calls.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const ID = 'default@example.com'
const as = (persona: string) => sandbox.signIn(`${persona}@example.com`)
const recipients = (...emails: string[]) => emails.map((email) => ({ email }))

describe('the member card', () => {
  it('names the cardholder, the customer service and everybody else on the plan', { tags: ['API-112', 'DATA-75'] }, async () => {
    const id = await as('default')
    const card = await getMemberCardDetails(id)
    expect(decodeURIComponent(new URL(lastResponse().url).pathname)).toBe(`/members/${id}/member-cards/details`)
    expect(getMemberCardDetailsQuery().queryKey).toEqual(['getMemberCardDetails', id])
    expect(card).toEqual({
      cardholder: 'Marie-Ève Roy-Côté',
      customerServiceNumber: '8005550100',
      othersOnPlanList: [
        { idNumber: '100200300-02', name: 'Daniel Cormier' },
        { idNumber: '100200300-03', name: 'Théo Cormier-Roy' },
      ],
    })
    const fields = [['cardholder'], ['customerServiceNumber'], ['othersOnPlanList'], ['othersOnPlanList', 0, 'idNumber'], ['othersOnPlanList', 0, 'name']]
    expectFields('getMemberCardDetails 200', card, fields)
    expectRequired('getMemberCardDetails 200', card, fields)
  })

  it('is the same for a dependant, and has the number of the brand', async () => {
    expect(await getMemberCardDetails(await as('dependant'))).toEqual(await getMemberCardDetails(await as('default')))
    const numbers = []
    for (const persona of ['default', 'saskatchewan', 'ontario', 'quebec']) numbers.push((await getMemberCardDetails(await as(persona))).customerServiceNumber)
    expect(numbers).toEqual(['8005550100', '8005550120', '8005550130', '8005550140'])
    expect((await getMemberCardDetails(await as('ontario'))).othersOnPlanList).toEqual([])
  })

  it('has the numbers under which the people on the plan are listed', async () => {
    const id = await as('quebec')
    const listed = (await listParticipants(id))!.filter(({ isCardholder }) => !isCardholder)
    expect((await getMemberCardDetails(id)).othersOnPlanList).toEqual(
      listed.map(({ certificateId, firstName, lastName }) => ({ idNumber: certificateId, name: `${firstName} ${lastName}` })),
    )
  })

  it('is a PDF in the language of the page, Identification.pdf in both, for which two minutes are allowed', { tags: ['API-113'] }, async () => {
    const id = await as('default')
    const english = await getMemberCardPdf(id)
    expect(lastResponse().headers.get('content-type')).toBe('application/pdf')
    expect(decodeURIComponent(new URL(lastResponse().url).pathname)).toBe(`/members/${id}/member-cards`)
    sandbox.portal().language = 'fr'
    const french = await getMemberCardPdf(id)
    const [first, second] = [await english.text(), await french.text()]
    expect([first, second].map((text) => text.slice(0, 5))).toEqual(['%PDF-', '%PDF-'])
    expect(first).toContain('(en-CA)')
    expect(second).toContain('(fr-CA)')
    expect(OPERATIONS.getMemberCardPdf.download).toEqual({ en: 'Identification.pdf', fr: 'Identification.pdf' })
    expect(readTimeout(operationOf('getMemberCardPdf').object, 'member')).toBe(120_000)
  })
})

describe('sharing the card', () => {
  it('sends one e-mail to each address of body and query, in the language of the page', { tags: ['API-114', 'D-140'] }, async () => {
    const id = await as('default')
    sandbox.portal().language = 'fr'
    await shareMemberCard(id, recipients('friend@example.com', 'Clinic@example.com'), { emails: 'clinic@example.com,friend@example.com' })
    const url = new URL(lastResponse().url)
    expect([decodeURIComponent(url.pathname), url.searchParams.get('emails')]).toEqual([`/members/${id}/member-cards`, 'clinic@example.com,friend@example.com'])
    for (const to of ['friend@example.com', 'clinic@example.com']) {
      const mails = await sandbox.mails(to)
      expect(mails).toHaveLength(1)
      expect(mails[0]).toMatchObject({ kind: 'MEMBER_CARD', locale: 'fr', subject: 'Carte de membre\u00A0– Marie-Ève Roy-Côté', links: [] })
      for (const fact of ['90210', '100200300', '800-555-0100', 'Théo Cormier-Roy\u00A0: 100200300-03']) expect(mails[0]?.text).toContain(fact)
    }
  })

  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`)
  it('takes one to five addresses', { tags: ['D-140'] }, async () => {
    const id = await as('saskatchewan')
    await shareMemberCard(id, recipients(...five), { emails: five.join(',') })
    await shareMemberCard(id, recipients('f@example.com'), { emails: 'f@example.com' })
    expect((await sandbox.mails()).filter(({ kind }) => kind === 'MEMBER_CARD')).toHaveLength(6)
    expect((await sandbox.mails('f@example.com'))[0]?.subject).toBe('Member card of Patrick O’Neill')
  })

  it.each([
    { what: 'none', body: [], emails: 'a@example.com', status: 400 },
    { what: 'six', body: [...five, 'f@example.com'], emails: [...five, 'f@example.com'].join(','), status: 400 },
    { what: 'the same twice', body: ['a@example.com', 'a@example.com'], emails: 'a@example.com,a@example.com', status: 400 },
    { what: 'the same twice in another case', body: ['a@example.com', 'A@example.com'], emails: 'a@example.com,A@example.com', status: 422 },
    { what: 'others in the query', body: ['a@example.com'], emails: 'b@example.com', status: 422 },
    { what: 'more in the query', body: ['a@example.com'], emails: 'a@example.com,b@example.com', status: 422 },
    { what: 'fewer in the query', body: ['a@example.com', 'b@example.com'], emails: 'a@example.com', status: 422 },
    { what: 'what is no address', body: ['a'], emails: 'a@example.com', status: 400 },
    { what: 'an address of 256 characters', body: [`${'a'.repeat(244)}@example.com`], emails: 'a@example.com', status: 400 },
  ])('refuses $what with $status and sends nothing', { tags: ['D-140'] }, async ({ body, emails, status }) => {
    await as('default')
    expect(await refusal(shareMemberCard(ID, recipients(...body), { emails }))).toMatchObject({
      status,
      catalogue: 'generic',
      serverText: { en: expect.stringMatching(/\w/) as string, fr: expect.stringMatching(/\w/) as string },
    })
    expect((await sandbox.mails()).filter(({ kind }) => kind === 'MEMBER_CARD')).toEqual([])
  })

  it('counts 200, 201 and 204 as success', { tags: ['D-140'] }, () => {
    for (const status of [200, 201, 204]) expect(registry[`shareMemberCard ${status}`]).toBeDefined()
  })

  it('belongs to the member of the token', async () => {
    await as('ontario')
    expect(await statusOf(shareMemberCard(ID, recipients('a@example.com'), { emails: 'a@example.com' }))).toBe(403)
    expect(await statusOf(getMemberCardDetails(ID))).toBe(403)
    expect(await statusOf(getMemberCardPdf(ID))).toBe(403)
  })
})
