/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  BookletId,
  GetBookletPdfParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Number of the booklet that describes the plan (API-075). Null means that the plan has none. Any failure counts as null for the portal, without a dialog - the link is not shown (ERR-31, D-126).
 * @summary Find the booklet of the plan
 */
export const getBookletId = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BookletId>(
      {url: `/${encodeURIComponent(String(id))}/coverages/booklets`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getBookletId', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * The booklet as a PDF in the language of the call (API-076). The id of the query is the bookletId, the id of the path is the member. Any failure is false for the portal - My coverage says that the booklet is not available right now, no dialog is shown (ERR-31, D-126). An empty file or a 204 counts as a failure (D-89).
 * @summary Download the booklet of the plan
 */
export const getBookletPdf = (
    id: string,
    params: GetBookletPdfParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/coverages/booklet`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getBookletPdf', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }
