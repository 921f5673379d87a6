import { z } from 'zod'
import type { BrandFolder, ContactContent } from '../../generated/member/model/index.ts'
import type { Locale } from '../bilingual.ts'
import { readData, text } from './read-data.ts'

const office = z.strictObject({
  phoneNumber: z.string(),
  tollFreeNumber: z.string(),
  ttyNumber: z.string(),
  email: z.string(),
  hours: z.array(
    z.strictObject({
      days: text,
      time: text,
      open: z.strictObject({
        weekdays: z.array(z.int().min(1).max(7)),
        opens: z.string(),
        closes: z.string(),
        timeZone: z.string(),
      }),
    }),
  ),
  address: z.array(text),
  notice: text.exactOptional(),
  closedOn: z.array(z.string()).exactOptional(),
})
/** Phone numbers, addresses and hours of each brand (CONTENT-05). */
const OFFICES = readData(
  'contact-content.yaml',
  z.record(z.enum(['MEDAVIE', 'SK', 'CANASSURANCEON', 'CANASSURANCEQC'] satisfies BrandFolder[]), office),
)

/** The content folder for each brand code. All other brands, such as MBC, use the folder MEDAVIE (D-73). */
const FOLDERS: Readonly<Record<string, BrandFolder>> = { SBC: 'SK', OBC: 'CANASSURANCEON', QBC: 'CANASSURANCEQC' }

/** The phone numbers, address and hours of a brand. */
export const officeOf = (brand: string) => OFFICES[FOLDERS[brand] ?? 'MEDAVIE']

/** The toll-free number that is printed on a brand's member card. It is the number on the brand's contact page. */
export const customerServiceNumber = (brand: string): string => officeOf(brand).tollFreeNumber

/** Contact content of a brand in one language (API-117, D-73). */
export function contactContent(folder: BrandFolder, locale: Locale): ContactContent {
  const { hours, address, notice, ...numbers } = OFFICES[folder]
  return {
    title: locale === 'fr' ? 'Nous joindre' : 'Contact us',
    ...numbers,
    hours: hours.map(({ days, time, open }) => ({ days: days[locale], time: time[locale], open })),
    address: address.map((line) => line[locale]),
    ...(notice && { notice: notice[locale] }),
  }
}
