import { downloadBookletPdf, getBookletIdQuery } from '~generated/member/queries/booklet.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { nullOnError } from '~/platform/query/query-client.ts'

/** Null when it cannot be had (ERR-31, ACCTS-19). */
export const bookletIdQuery = () => nullOnError(getBookletIdQuery())

/** The booklet as a PDF under the contract's name; false when it cannot be had, whatever the reason, for the page to say (ERR-31, D-126). */
export async function downloadBooklet(bookletId: string): Promise<boolean> {
  try {
    await downloadBookletPdf({ id: bookletId })
    return true
  } catch (error) {
    if (isPortalError(error)) return false
    throw error
  }
}
