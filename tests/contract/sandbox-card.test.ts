import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  getMemberCardDetails,
  getMemberCardPass,
  getMemberCardPdf,
  shareMemberCard,
} from '~generated/member/client/card.ts'
import { lastResponse } from './support/record-responses.ts'
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

it.each([
  { language: 'en', name: 'member-card-sample.pkpass', words: 'SAMPLE member card, not signed' },
  { language: 'fr', name: 'carte-de-membre-exemple.pkpass', words: 'EXEMPLE de carte de membre, non signé' },
] as const)(
  'the pass says in its name and its text that it is a sample, and has a sum of each file and no signature ($language)',
  { tags: ['D-331'] },
  async ({ language, name, words }) => {
    const pass = await getMemberCardPass(await as('default', language))
    expect(lastResponse().headers.get('content-disposition')).toContain(name)
    const bytes = Buffer.from(await pass.arrayBuffer())
    const text = bytes.toString()
    expect(text).toContain(words)
    expect(text).toContain('100200300')
    const file = text.slice(text.indexOf('{'), text.indexOf('PK', text.indexOf('{')))
    expect(text).toContain(`"pass.json": "${createHash('sha1').update(file).digest('hex')}"`)
    // the list of files at the end of the archive: 42 bytes about each, then its name
    const list = bytes.toString('latin1').split('PK\u0001\u0002').slice(1)
    const names = list.map((each) => each.slice(42).split('PK')[0])
    expect(names).toEqual(['pass.json', 'icon.png', 'manifest.json'])
  },
)
