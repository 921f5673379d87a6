/** As many digits as tell one's accounts apart, no more (D-62, reliability-and-security.md). */
const SHOWN_DIGITS = 4

/** The end of an account number, all that is shown of what is on file (D-62). */
export const lastDigits = (account: string): string => account.slice(-SHOWN_DIGITS)

/** Whether the transit number (5 digits) stands where the institution number (3 digits) belongs, and the reverse (D-62). */
export const areSwapped = ({ branch = '', bank = '' }: { readonly branch?: string | undefined; readonly bank?: string | undefined }): boolean =>
  /^\d{3}$/.test(branch) && /^\d{5}$/.test(bank)
