import type { Premiums } from '~generated/member/model/index.ts'

/**
 * Number of digits that are shown: enough for a member to recognise an account, and no more (D-62,
 * reliability-and-security.md).
 */
const SHOWN_DIGITS = 4

/** The last digits of an account number, the only part of a stored number that a page shows (D-62). */
export const lastDigits = (account: string): string => account.slice(-SHOWN_DIGITS)

/** True if the transit number (5 digits) and the institution number (3 digits) are swapped (D-62). */
export const areSwapped = ({
  branch = '',
  bank = '',
}: {
  readonly branch?: string | undefined
  readonly bank?: string | undefined
}): boolean => /^\d{3}$/.test(branch) && /^\d{5}$/.test(bank)

/** The day of a debit that the bank returned, yyyymmdd, if the member has made no payment since (PAY-01). */
export function returnedDebitDate({ premiums }: Premiums): string | undefined {
  const [latest] = premiums
    .filter(({ type }) => type === 'RETURNED' || type === 'PAYMENT')
    .toSorted((a, b) => b.transactionDate.localeCompare(a.transactionDate))
  return latest?.type === 'RETURNED' ? latest.transactionDate : undefined
}
