/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  GetPaymentDetailsParams,
  GetPaymentDetailsPdfParams,
  GetPaymentStatementsPdfParams,
  PaymentHistory,
  PaymentStatement,
  SearchPaymentHistoriesParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Payments issued in a range of dates, newest first, with their total (API-106). Both dates are needed (CONST-18). 204 means none, kept by the portal as an empty list.
 * @summary Search payments
 */
export const searchPaymentHistories = (
    id: string,
    params: SearchPaymentHistoriesParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<PaymentHistory | null>(
      {url: `/${encodeURIComponent(String(id))}/payment-histories`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchPaymentHistories', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * A statement of the payments of a range of dates as a PDF in the language of the call (API-107). 204 means that there are none - the portal says in place that no statement is available for this period, and shows no dialog (D-89).
 * @summary Print payments
 */
export const getPaymentStatementsPdf = (
    id: string,
    params: GetPaymentStatementsPdfParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob | null>(
      {url: `/${encodeURIComponent(String(id))}/payment-histories/statements`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getPaymentStatementsPdf', timeout: 120000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * The statement of one payment - to whom, how much, and how the amounts of its claim lines were worked out (API-108). All three parameters are needed (CONST-18). The dates are those of the search the member came from; a payment outside of them is answered all the same, because recent claims link to payments of any age. The number of a payment stands in payment histories, recent claims and claim payment details.
 * @summary Explain one payment
 */
export const getPaymentDetails = (
    id: string,
    params: GetPaymentDetailsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<PaymentStatement>(
      {url: `/${encodeURIComponent(String(id))}/payment-details`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getPaymentDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * The same statement as a PDF in the language of the call (API-109). An empty file or a 204 counts as a failure (D-89).
 * @summary Print one payment
 */
export const getPaymentDetailsPdf = (
    id: string,
    params: GetPaymentDetailsPdfParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/payment-details-pdf`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getPaymentDetailsPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }
