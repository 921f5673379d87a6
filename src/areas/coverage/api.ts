import type { QueryKey } from '@tanstack/react-query'
import { getCardholderDetails, getGetCardholderDetailsQueryKey, getListParticipantsQueryKey, listParticipants } from '~generated/member/client/account.ts'
import { getBookletId, getBookletPdf, getGetBookletIdQueryKey } from '~generated/member/client/booklet.ts'
import { getListBenefitsQueryKey, listBenefits } from '~generated/member/client/coverage.ts'
import { getListHealthBenefitsQueryKey, listHealthBenefits } from '~generated/member/client/health.ts'
import { getGetRhipAmountQueryKey, getRhipAmount } from '~generated/member/client/retirement.ts'
import type { BenefitCategory } from '~generated/member/model/index.ts'
import { savePdf } from '~/platform/download/save-file.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { orNull } from '~/platform/query/or-null.ts'
import { query } from '~/platform/query/query.ts'

export const coverage = {
  cardholder: (id: string) => query(getGetCardholderDetailsQueryKey(id), (signal) => getCardholderDetails(id, undefined, signal)),
  /** those who are covered now (F-27, D-70) */
  people: (id: string) =>
    query(getListParticipantsQueryKey(id, { filter: 'active' }), (signal) => listParticipants(id, { filter: 'active' }, undefined, signal)),
  /** null for any answer but a 200 (COV-03, API-072) */
  benefits: (id: string) => orNull(query(getListBenefitsQueryKey(id), (signal) => listBenefits(id, undefined, signal))),
  /** null when it cannot be had (ERR-31, ACCTS-19) */
  bookletId: (id: string) => orNull(query(getGetBookletIdQueryKey(id), (signal) => getBookletId(id, undefined, signal))),
  /** what the retirement programme still pays; an amount of null is no enrolment (D-125) */
  retirement: (id: string) => query(getGetRhipAmountQueryKey(id), (signal) => getRhipAmount(id, undefined, signal)),
  /** services of extended health by category; null, a 204, is none (COV-37) */
  health: (id: string, participantId: string) =>
    query<BenefitCategory[] | null, QueryKey>(getListHealthBenefitsQueryKey(id, participantId), (signal) =>
      listHealthBenefits(id, participantId, undefined, signal),
    ),
}

/** The booklet as a PDF under the contract's name; false when it cannot be had, whatever the reason, for the page to say (ERR-31, D-126). */
export async function downloadBooklet(id: string, bookletId: string): Promise<boolean> {
  try {
    await savePdf('getBookletPdf', await getBookletPdf(id, { id: bookletId }))
    return true
  } catch (error) {
    if (isPortalError(error)) return false
    throw error
  }
}
