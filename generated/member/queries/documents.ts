/**
 * Generated from the contract "Member service". Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  MemberDocument,
  MemberDocumentId,
  TravelLetterRequest
} from '../model';

import { memberCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType , BodyType } from '../../../src/platform/query/member-call.ts';
import { memberDownload } from '../../../src/platform/query/member-call.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Statements, tax receipts, booklets and letters that getDocumentPdf has, newest first (D-260). 204, as an empty list, means that there is none yet, and the portal says so. Asked only where the configuration says that the service has it (listsDocuments); 404 means that it keeps no documents after all, and the portal says where else documents are.
 * @summary List the documents kept for the member
 */
export const listDocuments = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<MemberDocument[] | null>(
      {url: `/~/documents`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listDocuments', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getListDocumentsQueryKey = () => {
    return [
    "listDocuments"
    ] as const;
    }

export const listDocumentsQuery = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListDocumentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsSuspenseQueryError = ErrorType<unknown>

export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the documents kept for the member
 */

export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listDocumentsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One document of listDocuments as a PDF in the language of the call (D-260), under the name of D-90. An empty file or a 204 counts as a failure (D-89). 404 when this member has no such document.
 * @summary Download a document
 */
export const downloadDocumentPdf = (
    documentId: MemberDocumentId,
 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/documents/${encodeURIComponent(String(documentId))}/pdf`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getDocumentPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * A letter for an embassy or a border that says who is covered in which country from which day to which, as a PDF (D-330). It is in the language of the call, or in another one where the body says so. A POST, because addresses hold neither people nor trips; nothing is claimed, booked or changed by it, and the portal may ask again. Asked only where the configuration says that the service has it (offersTravelLetters); 404 means that it has none after all, and the portal says where to ask. 422 means that the plan does not cover this trip, with words in both languages that say why; the portal shows them at the form. An empty file or a 204 counts as a failure (D-89).
 * @summary Get a letter that proves emergency travel coverage
 */
export const downloadTravelLetterPdf = (
    travelLetterRequest: BodyType<TravelLetterRequest>,
 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/travel-letters`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: travelLetterRequest,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getTravelLetterPdf', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }
