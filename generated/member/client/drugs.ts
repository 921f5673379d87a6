/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  BenefitsDescriptions,
  DrugBenefit,
  DrugDetails,
  DrugSummary,
  GetDrugDetailsParams,
  ListDrugBenefitsParams,
  SearchDrugsParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Descriptions without amounts, for members with suppressCoverage (API-057, D-12). A plan without drug coverage has none.
 * @summary Read drug coverage in words
 */
export const getSuppressedDrug = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BenefitsDescriptions | null>(
      {url: `/${encodeURIComponent(String(id))}/suppressed-coverages/drug`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getSuppressedDrug', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Drugs by part of a name or ingredient, or by a drug identification number of eight digits, which must match exactly (API-066, D-130). Capitals and accents do not matter; names come first that begin with what was asked. 204 means that nothing was found. A failure goes to the page that asked (COV-44). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Search drugs
 */
export const searchDrugs = (
    id: string,
    params: SearchDrugsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<DrugSummary[] | null>(
      {url: `/${encodeURIComponent(String(id))}/coverages/drugs`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchDrugs', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Each drug asked for, for one person and province, with drugs to compare and generics of the same ingredient (API-067). The answer depends on person and province, so the portal keeps it under them as well (D-168). Unknown numbers are left out; 204 means that none is known. A failure goes to the page that asked (COV-46). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read drugs in detail
 */
export const getDrugDetails = (
    id: string,
    params: GetDrugDetailsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<DrugDetails[] | null>(
      {url: `/${encodeURIComponent(String(id))}/coverages/drug-details`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getDrugDetails', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Whether each drug is a benefit for one person in one province, in the order asked for (API-068). Says what getDrugDetails says. Unknown numbers are left out; 204 means that none is known. A failure goes to the page that asked (D-86). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List what the plan says about drugs
 */
export const listDrugBenefits = (
    id: string,
    params: ListDrugBenefitsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<DrugBenefit[] | null>(
      {url: `/${encodeURIComponent(String(id))}/coverages/drug-benefits`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listDrugBenefits', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }
