import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkData, text } from './read-data.ts'

const clinics = z.array(
  z.strictObject({
    slug: z.string(),
    service: text,
    isPinned: z.boolean().default(false),
    only: z.enum(['quebec', 'elsewhere']).exactOptional(),
  }),
)
const check = (yaml: string) => checkData('sandbox/benefit-data/care/clinics.yaml', yaml, clinics)

it('data that keeps the schema is read, with the defaults', () => {
  expect(check('- { slug: doctors, service: { en: Doctors, fr: Médecins } }')).toEqual([
    { slug: 'doctors', service: { en: 'Doctors', fr: 'Médecins' }, isPinned: false },
  ])
})

it.each([
  ['a language that is missing', '- { slug: doctors, service: { en: Doctors } }', '[0].service.fr is missing.'],
  ['a language without words', '- { slug: doctors, service: { en: Doctors, fr: } }', '[0].service.fr is missing.'],
  [
    'a word that is not in the list',
    '- { slug: doctors, only: ontario, service: { en: Doctors, fr: Médecins } }',
    '[0].only is none of quebec, elsewhere.',
  ],
  [
    'a field that is not known',
    '- { slug: doctors, isPined: true, service: { en: Doctors, fr: Médecins } }',
    '[0] has a field that is not known: isPined.',
  ],
  [
    'a number in place of a text',
    '- { slug: 911, service: { en: Doctors, fr: Médecins } }',
    '[0].slug is not of the type string.',
  ],
  ['another shape', 'slug: doctors', 'the file is not of the type array.'],
])('%s is reported with its file and place', (_, yaml, fault) => {
  expect(() => check(yaml)).toThrow(`sandbox/benefit-data/care/clinics.yaml: ${fault}`)
})

it('a text that is no YAML is reported with its line', () => {
  expect(() => check('- slug: [doctors')).toThrow(/^sandbox\/benefit-data\/care\/clinics\.yaml:1:17 .* This is no YAML/)
})
