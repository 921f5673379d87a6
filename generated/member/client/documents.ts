/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  MemberDocument,
  MemberDocumentId,
  TravelLetterRequest
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Statements, tax receipts, booklets and letters that getDocumentPdf has, newest first (D-260). 204, as an empty list, means that there is none yet, and the portal says so. Asked only where the configuration says that the service has it (listsDocuments); 404 means that it keeps no documents after all, and the portal says where else documents are.
 * @summary List the documents kept for the member
 */
export const listDocuments = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<MemberDocument[] | null>(
      {url: `/${encodeURIComponent(String(id))}/documents`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listDocuments', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * One document of listDocuments as a PDF in the language of the call (D-260), under the name of D-90. An empty file or a 204 counts as a failure (D-89). 404 when this member has no such document.
 * @summary Download a document
 */
export const getDocumentPdf = (
    id: string,
    documentId: MemberDocumentId,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/documents/${encodeURIComponent(String(documentId))}/pdf`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getDocumentPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * A letter for an embassy or a border that says who is covered in which country from which day to which, as a PDF (D-330). It is in the language of the call, or in another one where the body says so. A POST, because addresses hold neither people nor trips; nothing is claimed, booked or changed by it, and the portal may ask again. Asked only where the configuration says that the service has it (offersTravelLetters); 404 means that it has none after all, and the portal says where to ask. 422 means that the plan does not cover this trip, with words in both languages that say why; the portal shows them at the form. An empty file or a 204 counts as a failure (D-89).
 * @summary Get a letter that proves emergency travel coverage
 */
export const getTravelLetterPdf = (
    id: string,
    travelLetterRequest: BodyType<TravelLetterRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/travel-letters`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: travelLetterRequest,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getTravelLetterPdf', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }
