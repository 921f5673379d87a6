import { Refused } from './call.ts'

export const REVERSED_DATES = {
  en: 'End date must be on or after start date.',
  fr: 'La date de fin ne peut pas précéder la date de début.',
}

/** Refuses a date range that ends before it begins (D-93). Eight-digit dates are compared as text. */
export function requireOrder({ fromDate, toDate }: { readonly fromDate: string; readonly toDate: string }): {
  from: string
  to: string
} {
  if (fromDate > toDate) throw new Refused(422, REVERSED_DATES, 'DATES_REVERSED')
  return { from: fromDate, to: toDate }
}
