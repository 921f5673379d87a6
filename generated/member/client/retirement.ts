/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  RhipAmount
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * What the retirement health insurance programme (RHIP) still pays this year (API-073). Null means that the member is not enrolled - the portal hides the card of My coverage, and the page says so (D-125). Any status but 200 raises rhip-amount (ERR-12).
 * @summary Read the amount of the retirement programme
 */
export const getRhipAmount = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<RhipAmount>(
      {url: `/${encodeURIComponent(String(id))}/coverages/retirement-health-insurance-program-benefits/amounts`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getRhipAmount', timeout: 60000, expect: [200], authorization: 'required', errorName: 'rhip-amount',  ...options});
    }

/**
 * The last complete year of the programme as a PDF in the language of the call, one to three pages (API-074, D-124). The address is the literal one of the specification, benefits stands in it twice. Any status but 200 raises rhip-report (ERR-13). An empty file or a 204 counts as a failure (D-89).
 * @summary Print the annual report of the retirement programme
 */
export const getRhipReportPdf = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/coverages/retirement-health-insurance-program-benefits/benefits/reports/annual/pdf`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getRhipReportPdf', timeout: 120000, expect: [200], authorization: 'required', errorName: 'rhip-report',  ...options});
    }
