import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { inGroups, memberCard } from '../benefit-data/member-card.ts'
import type { Bilingual, Locale } from '../bilingual.ts'
import type { Member } from '../store/members.ts'
import { lookOf, NAME } from './letterhead.ts'
import { zip } from './zip.ts'

const WORDS = {
  description: { en: 'SAMPLE member card, not signed', fr: 'EXEMPLE de carte de membre, non signé' },
  sample: { en: 'sample', fr: 'exemple' },
  certificate: { en: 'Certificate number', fr: 'Numéro de certificat' },
  policy: { en: 'Policy number', fr: 'Numéro de police' },
  name: { en: 'Name', fr: 'Nom' },
  service: { en: 'Customer service', fr: 'Service à la clientèle' },
  note: { en: 'Sample', fr: 'Exemple' },
  unsigned: {
    en: 'This sample has no signature, and a phone refuses it. The insurer signs real cards.',
    fr: 'Cet exemple n’a pas de signature, et un téléphone le refuse. L’assureur signe les vraies cartes.',
  },
} as const satisfies Record<string, Bilingual>

/** The file name of the sample, which says that it is one. */
export const passName = (locale: Locale): string =>
  locale === 'fr' ? 'carte-de-membre-exemple.pkpass' : 'member-card-sample.pkpass'

/**
 * A sample of the member card as a pass for the wallet of a phone (D-331): everything but the signature, which only an
 * insurer with a certificate can make. The sample says that it is one.
 */
export function cardPass({ persona }: Member, locale: Locale): Uint8Array<ArrayBuffer> {
  const { cardholder, customerServiceNumber } = memberCard(persona)
  const { accent } = lookOf(persona.policy.brand)
  const field = (key: keyof typeof WORDS, value: string) => ({ key, label: WORDS[key][locale], value })
  const pass = {
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.member-card.sample',
    teamIdentifier: 'SAMPLE0000',
    serialNumber: `sample-${persona.key}`,
    organizationName: `${NAME[locale]} (${WORDS.sample[locale]})`,
    logoText: `${NAME[locale]} (${WORDS.sample[locale]})`,
    description: WORDS.description[locale],
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(255, 255, 255)',
    backgroundColor: `rgb(${partsOf(accent).join(', ')})`,
    generic: {
      primaryFields: [field('certificate', persona.cardholder.idNumber)],
      secondaryFields: [field('name', cardholder), field('policy', persona.cardholder.policyNumber)],
      backFields: [field('service', inGroups(customerServiceNumber)), field('note', WORDS.unsigned[locale])],
    },
  }
  const files = [
    { name: 'pass.json', content: Buffer.from(JSON.stringify(pass, undefined, 2)) },
    { name: 'icon.png', content: square(29, accent) },
  ]
  const sums = files.map(({ name, content }) => [name, createHash('sha1').update(content).digest('hex')] as const)
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(sums), undefined, 2))
  return zip([...files, { name: 'manifest.json', content: manifest }])
}

/** Red, green and blue of a colour such as `#0b5c7d`, each from 0 to 255. */
const partsOf = (colour: string): number[] => [...Buffer.from(colour.slice(1), 'hex')]

/** A square picture in one colour, as a PNG. `size` is its side in pixels. */
function square(size: number, colour: string): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2], 8) // eight bits for each of three colours
  const line = [0, ...Array.from({ length: size }, () => partsOf(colour)).flat()]
  const pixels = Buffer.from(Array.from({ length: size }, () => line).flat())
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
