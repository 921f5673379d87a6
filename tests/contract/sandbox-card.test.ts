import { expect, it } from 'vitest'
import { getMemberCardDetails, getMemberCardPdf, shareMemberCard } from '~generated/member/client/card.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const { as, mails } = useSandbox()
const recipients = (...emails: string[]) => emails.map((email) => ({ email }))
const cards = async (to?: string) => (await mails(to)).filter(({ kind }) => kind === 'MEMBER_CARD')

it('a dependant has the member card of the cardholder, and the card of each brand has its own telephone number', async () => {
  expect(await getMemberCardDetails(await as('dependant'))).toEqual(await getMemberCardDetails(await as('default')))
  const numbers = []
  for (const persona of ['default', 'saskatchewan', 'ontario', 'quebec'])
    numbers.push((await getMemberCardDetails(await as(persona))).customerServiceNumber)
  expect(numbers).toEqual(['8005550100', '8005550120', '8005550130', '8005550140'])
})

it(
  'a shared card is e-mailed once to each address, in the language of the page, with the numbers of the plan',
  { tags: ['API-114', 'D-140'] },
  async () => {
    const id = await as('default', 'fr')
    await shareMemberCard(id, recipients('friend@example.com', 'Clinic@example.com'), {
      emails: 'clinic@example.com,friend@example.com',
    })
    for (const to of ['friend@example.com', 'clinic@example.com']) {
      const [mail, ...more] = await cards(to)
      expect(more).toEqual([])
      expect(mail).toMatchObject({ locale: 'fr', subject: 'Carte de membre\u00A0– Marie-Ève Roy-Côté', links: [] })
      for (const fact of ['90210', '100200300', '800-555-0100', 'Théo Cormier-Roy\u00A0: 100200300-03'])
        expect(mail?.text).toContain(fact)
    }
  },
)

it.each([
  {
    what: 'the same address twice in another case',
    body: ['a@example.com', 'A@example.com'],
    emails: 'a@example.com,A@example.com',
  },
  { what: 'other addresses in the query', body: ['a@example.com'], emails: 'b@example.com' },
  { what: 'more addresses in the query', body: ['a@example.com'], emails: 'a@example.com,b@example.com' },
  { what: 'fewer addresses in the query', body: ['a@example.com', 'b@example.com'], emails: 'a@example.com' },
])('the request to share a card with $what is refused', { tags: ['D-140'] }, async ({ body, emails }) => {
  const id = await as('default')
  expect(await refusal(shareMemberCard(id, recipients(...body), { emails }))).toMatchObject({ status: 422 })
  expect(await cards()).toEqual([])
})

it('only the token of a member opens and shares the card of that member', async () => {
  await as('ontario')
  const id = 'default@example.com'
  const calls = [
    shareMemberCard(id, recipients('a@example.com'), { emails: 'a@example.com' }),
    getMemberCardDetails(id),
    getMemberCardPdf(id),
  ]
  expect(await Promise.all(calls.map(statusOf))).toEqual([403, 403, 403])
})
