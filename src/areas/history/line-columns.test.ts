import { beforeEach, expect, it } from 'vitest'
import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { currentText } from '~/platform/i18n/text.tsx'
import { openTab } from '../../../tests/support/browser.ts'
import { lineFacts } from './line-details.tsx'
import { columnsOf } from './line-columns.tsx'
import { loadMessages } from '../../../tests/support/load-messages.ts'

const LINE: ClaimServiceLine = {
  claimId: 'C1000004-10',
  claimLineNumber: 2,
  claimStatus: 'PAID',
  hasPaymentDetails: true,
  participantInfo: { firstName: 'DANIEL', participantId: '2' },
  benefitCode: 'DRUG',
  dateReceived: '20261019',
  dateProcessed: '20261022',
  serviceDate: '20261018',
  serviceInfo: { code: 'RX01', description: 'Prescription drugs' },
  coinsurancePercent: 80,
  submittedAmount: '105.00',
  deductibleAmount: '25.00',
  cobAmount: '5.00',
  eligibleAmount: '90.00',
  paidAmount: '48.00',
  spendingAccountPaidAmount: '12.00',
  totalPaidAmount: '60.00',
  isProviderPaidDrugClaim: true,
}

beforeEach(async () => {
  openTab()
  setLocale('en')
  await loadMessages('en', ['history', 'claim-status'])
})

it('the details of a claim line show the fields that its table row does not show', { tags: ['HIST-17'] }, () => {
  expect(lineFacts(LINE, currentText()).map(({ label, value }) => [label, value])).toEqual([
    ['Claim number', 'C1000004-10-2'],
    ['Benefit', 'Drugs'],
    ['Service code', 'RX01'],
    ['Received on', 'October\u00A019, 2026'],
    ['Processed on', 'October\u00A022, 2026'],
    ['Reimbursed at', '80%'],
    ['Eligible amount', '$90.00'],
    ['Paid by the other insurer', '$5.00'],
    ['Deductible', '$25.00'],
    ['Paid by your plan', '$48.00'],
    ['Paid from your spending account', '$12.00'],
    ['Payment', 'The pharmacy was paid directly.'],
  ])
})

it('the details of an undecided claim line leave out fields without a value', { tags: ['HIST-17'] }, () => {
  const {
    claimId,
    claimLineNumber,
    claimStatus,
    hasPaymentDetails,
    participantInfo,
    benefitCode,
    serviceDate,
    serviceInfo,
    submittedAmount,
  } = LINE
  const open: ClaimServiceLine = {
    claimId,
    claimLineNumber,
    claimStatus,
    hasPaymentDetails,
    participantInfo,
    benefitCode,
    serviceDate,
    serviceInfo,
    submittedAmount,
  }
  expect(lineFacts(open, currentText()).map(({ id }) => id)).toEqual(['claimId', 'benefit', 'code'])
})

it('the paid amounts are shown for decided claim lines only', { tags: ['HIST-17'] }, () => {
  for (const claimStatus of ['IN_PROGRESS', 'PENDED', 'ON_THE_MOON']) {
    const open: ClaimServiceLine = { ...LINE, claimStatus }
    const ids = lineFacts(open, currentText()).map(({ id }) => id)
    expect(ids.filter((id) => /[pP]aid/.test(id))).toEqual([])
    const paid = columnsOf(currentText(), 'service', true).find(({ id }) => id === 'totalPaidAmount')
    expect(paid?.cell(open)).toBe(currentText()('history.none'))
  }
  expect(lineFacts(LINE, currentText()).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['paidAmount', 'spendingAccountPaidAmount']),
  )
})

it(
  'the row of a claim line shows its main fields, and the date processed if the search is by that date',
  { tags: ['HIST-17', 'HIST-13', 'D-92'] },
  () => {
    const shown = (searchBy: 'service' | 'processed') =>
      columnsOf(currentText(), searchBy, true).map(({ id, cell }) => {
        const content = cell(LINE)
        return typeof content === 'string' ? `${id}: ${content}` : id
      })
    const row = [
      'date: Oct\u00A018, 2026',
      'service',
      'person: Daniel',
      'status',
      'submittedAmount: $105.00',
      'cobAmount: $5.00',
      'totalPaidAmount: $60.00',
      'details',
    ]
    expect(shown('service')).toEqual(row)
    expect(shown('processed')).toEqual(['processed: Oct\u00A022, 2026', ...row])
  },
)
