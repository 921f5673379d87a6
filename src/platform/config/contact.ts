import type { ContactContent } from '~generated/member/model/index.ts'
import { env } from '~/platform/config/environment.ts'
import { type Brand, brandDefinition } from '~/platform/config/brand.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { query } from '~/platform/query/query.ts'

const FILES: Record<Locale, string> = { en: 'contact.json', fr: 'contact_fr.json' }

/** Query for the insurer's contact details, by brand and language; null if they cannot be loaded (CONTENT-04, D-73). */
export const contactQuery = (brand: Brand, locale: Locale) =>
  query(['contact', brand, locale], (signal) => fetchContact(brand, locale, signal))

/**
 * Fetches the insurer's contact details. Returns null if the file is missing or violates the contract: pages then show
 * a fallback text and no error (D-73).
 */
export async function fetchContact(brand: Brand, locale: Locale, signal?: AbortSignal): Promise<ContactContent | null> {
  try {
    const response = await fetch(`${env().contactBaseUrl}/${brandDefinition(brand).contactFolder}/${FILES[locale]}`, {
      credentials: 'omit',
      ...(signal && { signal }),
    })
    const body: unknown = response.ok ? await response.json() : null
    return isContact(body) ? body : null
  } catch {
    return null
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isHours = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'days' in value &&
  isText(value.days) &&
  'time' in value &&
  isText(value.time) &&
  (!('open' in value) || isOpenHours(value.open))

const isOpenHours = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'weekdays' in value &&
  Array.isArray(value.weekdays) &&
  ['opens', 'closes', 'timeZone'].every((key) => isText((value as Record<string, unknown>)[key]))

function isContact(body: unknown): body is ContactContent {
  if (typeof body !== 'object' || body === null) return false
  const { title, phoneNumber, hours, address, closedOn } = body as Partial<Record<keyof ContactContent, unknown>>
  return (
    isText(title) &&
    isText(phoneNumber) &&
    Array.isArray(hours) &&
    hours.every(isHours) &&
    Array.isArray(address) &&
    address.every(isText) &&
    (closedOn === undefined || (Array.isArray(closedOn) && closedOn.every(isText)))
  )
}
