import { describe, expect, it } from 'vitest'
import { getTravelLetterPdf } from '~generated/member/client/documents.ts'
import { dayAfter, dayBefore, today8 } from '~/domain/dates/date8.ts'
import { readPdf } from './support/read-pdf.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()
const daysAfter = (days: number): string => Array.from({ length: days }).reduce<string>(dayAfter, today8())
const trip = { participantIds: ['1', '3'], country: 'FR', departureDate: today8(), returnDate: daysAfter(13) }
const textOf = async (letter: Promise<Blob | null>) =>
  (await readPdf(new Uint8Array(await (await letter)!.arrayBuffer()))).text

describe('travel letter of the sandbox', { tags: ['D-330'] }, () => {
  it('the letter names the people who travel, their country and no one else', async () => {
    const text = await textOf(getTravelLetterPdf(await as('default'), trip))
    for (const words of ['Marie-Ève Roy-Côté', 'Théo Cormier-Roy', 'France', '1986']) expect(text).toContain(words)
    expect(text).not.toContain('Daniel Cormier')
  })

  it('the letter is in the language of the body, or in that of the call if the body names none', async () => {
    const id = await as('default')
    expect(await textOf(getTravelLetterPdf(id, { ...trip, language: 'fr' }))).toContain(
      'Attestation d’assurance voyage',
    )
    expect(await textOf(getTravelLetterPdf(id, trip))).toContain('Proof of travel coverage')
    speak('fr')
    expect(await textOf(getTravelLetterPdf(id, { ...trip, language: 'en' }))).toContain('Proof of travel coverage')
  })

  it.each<[about: string, persona: string, change: Partial<typeof trip>, reason: RegExp]>([
    ['a plan without travel coverage', 'empty', { participantIds: ['1'] }, /does not include travel coverage/],
    ['a suspended plan', 'suspended', {}, /is suspended/],
    ['a trip of 61 days', 'default', { returnDate: daysAfter(60) }, /up to 60 days, and this one has 61/],
    ['a last day before the first', 'default', { returnDate: dayBefore(today8()) }, /end before it begins/],
    ['a trip that is over', 'default', { departureDate: '20260101', returnDate: '20260102' }, /trip is over/],
    ['a trip in Canada', 'default', { country: 'CA' }, /outside Canada/],
    ['somebody who is not on the plan', 'default', { participantIds: ['9'] }, /not on your plan/],
  ])('%s is refused with 422 and a reason in both languages', async (_, persona, change, reason) => {
    expect(await refusal(getTravelLetterPdf(await as(persona), { ...trip, ...change }))).toMatchObject({
      status: 422,
      serverText: { en: expect.stringMatching(reason) as string, fr: expect.stringMatching(/\p{L}/u) as string },
    })
  })

  it.each([
    ['of 60 days', daysAfter(59)],
    ['that ends today', today8()],
  ])('a trip %s is covered', async (_, returnDate) => {
    const letter = getTravelLetterPdf(await as('default'), { ...trip, returnDate })
    expect(await textOf(letter)).toContain('France')
  })
})
