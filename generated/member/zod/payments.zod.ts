/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  PaymentHistory,
  PaymentStatement,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * Payments issued in a range of dates, newest first, with their total (API-106). Both dates are needed (CONST-18). 204 means none, kept by the portal as an empty list.
 * @summary Search payments
 */
export const SearchPaymentHistories200Response = PaymentHistory

export const SearchPaymentHistories204Response = /*#__PURE__*/ zod.void()

export const SearchPaymentHistories400Response = Problem

export const SearchPaymentHistories401Response = Problem

export const SearchPaymentHistories403Response = Problem

export const SearchPaymentHistories422Response = Problem

export const SearchPaymentHistories429Response = Problem

export const SearchPaymentHistories500Response = Problem

export const SearchPaymentHistories503Response = Problem

/**
 * A statement of the payments of a range of dates as a PDF in the language of the call (API-107). 204 means that there are none - the portal says in place that no statement is available for this period, and shows no dialog (D-89).
 * @summary Print payments
 */
export const GetPaymentStatementsPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetPaymentStatementsPdf204Response = /*#__PURE__*/ zod.void()

export const GetPaymentStatementsPdf400Response = Problem

export const GetPaymentStatementsPdf401Response = Problem

export const GetPaymentStatementsPdf403Response = Problem

export const GetPaymentStatementsPdf422Response = Problem

export const GetPaymentStatementsPdf429Response = Problem

export const GetPaymentStatementsPdf500Response = Problem

export const GetPaymentStatementsPdf503Response = Problem

/**
 * The statement of one payment - to whom, how much, and how the amounts of its claim lines were worked out (API-108). All three parameters are needed (CONST-18). The dates are those of the search the member came from; a payment outside of them is answered all the same, because recent claims link to payments of any age. The number of a payment stands in payment histories, recent claims and claim payment details.
 * @summary Explain one payment
 */
export const GetPaymentDetails200Response = PaymentStatement

export const GetPaymentDetails400Response = Problem

export const GetPaymentDetails401Response = Problem

export const GetPaymentDetails403Response = Problem

export const GetPaymentDetails422Response = Problem

export const GetPaymentDetails429Response = Problem

export const GetPaymentDetails500Response = Problem

export const GetPaymentDetails503Response = Problem

/**
 * The same statement as a PDF in the language of the call (API-109). An empty file or a 204 counts as a failure (D-89).
 * @summary Print one payment
 */
export const GetPaymentDetailsPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetPaymentDetailsPdf400Response = Problem

export const GetPaymentDetailsPdf401Response = Problem

export const GetPaymentDetailsPdf403Response = Problem

export const GetPaymentDetailsPdf429Response = Problem

export const GetPaymentDetailsPdf500Response = Problem

export const GetPaymentDetailsPdf503Response = Problem
