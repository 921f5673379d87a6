import { expect, it } from 'vitest'
import { setLocale } from '~/platform/i18n/locale.ts'
import { documentName } from './document-name.ts'

it('what tells two documents apart stands before the extension of the name', { tags: ['D-90'] }, () => {
  setLocale('en')
  expect(documentName('getPaymentDetailsPdf', 'P1003')).toBe('payment-statement-P1003.pdf')
  setLocale('fr')
  expect(documentName('getPremiumStatementPdf', 'S202610')).toBe('releve-de-primes-S202610.pdf')
})
