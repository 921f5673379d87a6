import { DOWNLOADS } from '~generated/operation-traits.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'

/**
 * The name that the contract defines for a document, with what tells two of them apart before its extension: a number,
 * a period or a year (D-90). `payment-statement.pdf` becomes `payment-statement-P1003.pdf`.
 */
export const documentName = (operationId: keyof typeof DOWNLOADS, end: string): string =>
  DOWNLOADS[operationId][currentLocale()].replace('.', `-${end}.`)
