import { z } from 'zod'
import { readData, text } from '../read-data.ts'
import { SAMPLE_PRICES } from '../sample-prices.ts'

const texts = z.array(text).exactOptional()

const paragraph = z.strictObject({ name: text, descriptions: texts, bullets: texts, subBullets: texts, strong: texts })
export type Paragraph = z.infer<typeof paragraph>

const samplePrice = Object.keys(SAMPLE_PRICES) as (keyof typeof SAMPLE_PRICES)[]
const row = z.strictObject({
  title: text,
  period: text,
  details: text,
  /**
   * one of three: a price in whole dollars; the key of a price in sample-prices.ts; `included` if the plan pays for the
   * service
   */
  cost: z.union([z.number(), z.enum(samplePrice), z.literal('included')]),
  note: text.exactOptional(),
  /** `quebec`: only for residents of Quebec; `elsewhere`: only for residents of other provinces */
  only: z.enum(['quebec', 'elsewhere']).exactOptional(),
})
export type Row = z.infer<typeof row>

const table = z.strictObject({ title: text, rows: z.array(row) })
export type Table = z.infer<typeof table>

const vendor = z.strictObject({
  id: z.int(),
  /** part of the URLs of the partner's page and pictures */
  slug: z.string(),
  service: text,
  vendor: z.string(),
  card: text,
  short: text,
  /** last day on which the offer is available */
  endDate: z.iso.date().exactOptional(),
  button: text,
  /** true if the partner's site needs a token that identifies the member (D-135) */
  needsToken: z.boolean().default(false),
  isPinned: z.boolean().default(false),
  isDirectLink: z.boolean().default(false),
  analyticsId: z.string().exactOptional(),
  hasDarkLogo: z.boolean().default(false),
  long: text,
  paragraphs: z.array(paragraph),
  tables: z.array(table).default([]),
})
/** A partner that offers a health service to members (DATA-74). */
export type Vendor = z.infer<typeof vendor>

/**
 * The six categories of connected care in the order of the specification (CARE-02). `services` lists the ids of the
 * partners in the category.
 */
export const CATEGORIES = readData(
  'care/categories.yaml',
  z.array(z.strictObject({ id: z.int(), slug: z.string(), name: text, about: text, services: z.array(z.int()) })),
)

/** All connected care partners. */
export const VENDORS: readonly Vendor[] = ['everyday', 'assessments', 'clinics', 'coaching', 'mind-and-money']
  .flatMap((file) => readData(`care/${file}.yaml`, z.array(vendor)))
  .toSorted((a, b) => a.id - b.id)
