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

it('checkData returns YAML data that matches the schema, with default values filled in', () => {
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
])('YAML data with %s is rejected, and the error names the file and the path of the value', (_, yaml, fault) => {
  expect(() => check(yaml)).toThrow(`sandbox/benefit-data/care/clinics.yaml: ${fault}`)
})

it('checkData rejects text that is not YAML, with an error that names the file and the line', () => {
  expect(() => check('- slug: [doctors')).toThrow(/^sandbox\/benefit-data\/care\/clinics\.yaml:1:17 .* This is no YAML/)
})
