import { beforeAll, expect, it } from 'vitest'
import { json, useService } from '../../../tests/support/service.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { contactQuery, fetchContact } from './contact.ts'

const CONTACT = {
  title: 'Contact us',
  phoneNumber: '5065550100',
  hours: [{ days: 'Every day', time: 'noon' }],
  address: ['Member services'],
}
const service = useService({ answer: (response) => json(response, 200, CONTACT) })
beforeAll(async () => {
  provideEnvironment({ contactBaseUrl: `${service.url}/contact` } as never)
})

it.each([
  ['MBC', 'MEDAVIE'],
  ['SBC', 'SK'],
  ['QBC', 'CANASSURANCEQC'],
  ['OBC', 'CANASSURANCEON'],
] as const)(
  'the brand %s requests the contact file of each language from the folder %s, without a token',
  { tags: ['CONTENT-05', 'D-73'] },
  async (brand, folder) => {
    expect(await fetchContact(brand, 'en')).toEqual(CONTACT)
    await fetchContact(brand, 'fr')
    expect(service.calls.map(({ url }) => url)).toEqual([
      `/contact/${folder}/contact.json`,
      `/contact/${folder}/contact_fr.json`,
    ])
    expect(service.calls.some(({ headers }) => headers.authorization)).toBe(false)
  },
)

it('the contact details of each brand and language are cached apart', () => {
  const keys = (['MBC', 'SBC'] as const).flatMap((brand) =>
    (['en', 'fr'] as const).map((locale) => JSON.stringify(contactQuery(brand, locale).queryKey)),
  )
  expect(new Set(keys).size).toBe(4)
})

it.each([
  ['a file that is missing', (response: never) => json(response, 404, CONTACT)],
  ['a page instead of data', (response: { end: (text: string) => void }) => response.end('<html></html>')],
  ['nothing', (response: { end: () => void }) => response.end()],
  ['other data', (response: never) => json(response, 200, { ...CONTACT, hours: [{ days: 1 }] })],
  ['a lost connection', (response: { destroy: () => void }) => response.destroy()],
])('the contact information is null if the response is %s', { tags: ['D-73'] }, async (_, answer) => {
  service.answer(answer as never)
  expect(await fetchContact('MBC', 'en')).toBeNull()
})
