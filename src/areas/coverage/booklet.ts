import { downloadBookletPdf, getBookletIdQuery } from '~generated/member/queries/booklet.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { nullOnError } from '~/platform/query/query-client.ts'

/** The booklet's id; null on failure (ERR-31, ACCTS-19). */
export const bookletIdQuery = () => nullOnError(getBookletIdQuery())

/** Downloads the booklet as a PDF; false on any failure, which the page shows (ERR-31, D-126). */
export async function downloadBooklet(bookletId: string): Promise<boolean> {
  try {
    await downloadBookletPdf({ id: bookletId })
    return true
  } catch (error) {
    if (isPortalError(error)) return false
    throw error
  }
}
