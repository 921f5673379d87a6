/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { savePdf } from '../../../src/platform/download/save-file.ts'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { getBookletId, getBookletPdf } from '../client/booklet.ts'
import type { GetBookletPdfParams } from '../model/index.ts'

/** Find the booklet of the plan */
export const getBookletIdQuery = (options?: OperationOptions) => memberQuery(['getBookletId'], (id, signal) => getBookletId(id, options, signal))
/** Find the booklet of the plan */
export const useGetBookletId = () => useSuspenseQuery(getBookletIdQuery())

/** Download the booklet of the plan */
export const downloadBookletPdf = async (params: GetBookletPdfParams): Promise<void> => savePdf('getBookletPdf', await getBookletPdf(memberId(), params))
