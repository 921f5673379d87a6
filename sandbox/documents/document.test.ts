import { expect, it } from 'vitest'
import type { Bilingual, Locale } from '../bilingual.ts'
import { PERSONAS } from '../personas.ts'
import type { Member } from '../store/members.ts'
import { createPdf } from './document.ts'

const member = { login: 'default@example.com', persona: PERSONAS[0] } as Member
const TITLE: Bilingual = { en: 'Letter', fr: 'Lettre' }

function write(text: string, locale: Locale = 'en', who = member): Promise<Uint8Array> {
  const pdf = createPdf(TITLE, who, locale)
  pdf.paragraph({ en: text, fr: text })
  return pdf.finish()
}

it('a document with the same content is not drawn again', async () => {
  expect(await write('A')).toBe(await write('A'))
})

it('a document is drawn anew for another text, another language, another member, and another drawing', async () => {
  const { persona } = member
  const other = { ...member, persona: { ...persona, cardholder: { ...persona.cardholder, idNumber: '123456789' } } }
  const drawn = (line: number) => {
    const pdf = createPdf(TITLE, member, 'en')
    pdf.drawing(line, ({ document }) => void document.moveTo(0, 0).lineTo(line, line).stroke())
    return pdf.finish()
  }
  const bytes = [await write('A'), await write('B'), await write('A', 'fr'), await write('A', 'en', other)]
  const all = [...bytes, await drawn(10), await drawn(20)].map((each) => Buffer.from(each).toString('base64'))
  expect(new Set(all).size).toBe(all.length)
})
