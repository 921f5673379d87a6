/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { savePdf } from '../../../src/platform/download/save-file.ts'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { getRhipAmount, getRhipReportPdf } from '../client/retirement.ts'

/** Read the amount of the retirement programme */
export const getRhipAmountQuery = (options?: OperationOptions) => memberQuery(['getRhipAmount'], (id, signal) => getRhipAmount(id, options, signal))
/** Read the amount of the retirement programme */
export const useGetRhipAmount = () => useSuspenseQuery(getRhipAmountQuery())

/** Print the annual report of the retirement programme */
export const downloadRhipReportPdf = async (): Promise<void> => savePdf('getRhipReportPdf', await getRhipReportPdf(memberId()), 'rhip-report')
