/**
 * Generated from the contract "Member service". Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  ContactUsRequest,
  FormLink,
  GetFormParams,
  GetPublicResourceUrlsParams,
  PublicResourceUrls,
  ResourceUrls
} from '../model';

import { memberCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType , BodyType } from '../../../src/platform/query/member-call.ts';

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
 * Address of a form to open in a new window - DD for direct deposit, DEP for people on the plan (D-60, D-76). 200 and 201 mean the same. The language is the locale of the query, not of the headers.
 * @summary Find a paper form
 */
export const getForm = (
    formType: string,
    params?: GetFormParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<FormLink>(
      {url: `/~/forms/${encodeURIComponent(String(formType))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getForm', timeout: 60000, expect: [200, 201], authorization: 'required', errorName: 'formLoading',  ...options});
    }

const getGetFormQueryKey = (formType: string,
    params?: GetFormParams,) => {
    return [
    "getForm", ...(formType ? [formType] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getFormQuery = <TData = Awaited<ReturnType<typeof getForm>>, TError = ErrorType<unknown>>(formType: string,
    params?: GetFormParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getForm>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFormQueryKey(formType,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getForm>>> = ({ signal }) => getForm(formType,params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetFormSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getForm>>>
export type GetFormSuspenseQueryError = ErrorType<unknown>

export function useGetForm<TData = Awaited<ReturnType<typeof getForm>>, TError = ErrorType<unknown>>(
 formType: string,
    params: undefined |  GetFormParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getForm>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetForm<TData = Awaited<ReturnType<typeof getForm>>, TError = ErrorType<unknown>>(
 formType: string,
    params?: GetFormParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getForm>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetForm<TData = Awaited<ReturnType<typeof getForm>>, TError = ErrorType<unknown>>(
 formType: string,
    params?: GetFormParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getForm>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find a paper form
 */

export function useGetForm<TData = Awaited<ReturnType<typeof getForm>>, TError = ErrorType<unknown>>(
 formType: string,
    params?: GetFormParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getForm>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFormQuery(formType,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Addresses of documents in the language of the call (API-035). A missing address is no failure, the portal has its own text.
 * @summary Find documents outside the service
 */
export const getResourceUrls = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ResourceUrls>(
      {url: `/~/resource-urls`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getResourceUrls', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetResourceUrlsQueryKey = () => {
    return [
    "getResourceUrls"
    ] as const;
    }

export const getResourceUrlsQuery = <TData = Awaited<ReturnType<typeof getResourceUrls>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResourceUrlsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResourceUrls>>> = ({ signal }) => getResourceUrls(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetResourceUrlsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getResourceUrls>>>
export type GetResourceUrlsSuspenseQueryError = ErrorType<unknown>

export function useGetResourceUrls<TData = Awaited<ReturnType<typeof getResourceUrls>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResourceUrls<TData = Awaited<ReturnType<typeof getResourceUrls>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResourceUrls<TData = Awaited<ReturnType<typeof getResourceUrls>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find documents outside the service
 */

export function useGetResourceUrls<TData = Awaited<ReturnType<typeof getResourceUrls>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getResourceUrlsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Hands a message to the customer service and sends the member an acknowledgement by e-mail (API-033, D-72). 200 is the only success; the page then clears the form. On failure the text stays where it is.
 * @summary Write to the insurer
 */
export const sendContactUsEmail = (
    contactUsRequest: BodyType<ContactUsRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<null>(
      {url: `/~/contact-us-email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contactUsRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'sendContactUsEmail', timeout: 60000, expect: [200], authorization: 'required', ignoredBodies: [200], errorName: 'sendContactUsEmail',  ...options});
    }

const getSendContactUsEmailMutationKey = () => ['sendContactUsEmail'] as const;

export const sendContactUsEmailMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactUsEmail>>, TError,SendContactUsEmailMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof sendContactUsEmail>>, TError,SendContactUsEmailMutationVariables, TContext> => {

const mutationKey = getSendContactUsEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendContactUsEmail>>, SendContactUsEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendContactUsEmail(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SendContactUsEmailMutationResult = NonNullable<Awaited<ReturnType<typeof sendContactUsEmail>>>
    export type SendContactUsEmailMutationBody = BodyType<ContactUsRequest>
    export type SendContactUsEmailMutationError = ErrorType<unknown>
    export type SendContactUsEmailMutationVariables = {data: BodyType<ContactUsRequest>}

    /**
 * @summary Write to the insurer
 */
export const useSendContactUsEmail = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactUsEmail>>, TError,SendContactUsEmailMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendContactUsEmail>>,
        TError,
        SendContactUsEmailMutationVariables,
        TContext
      > => {
      return useMutation(sendContactUsEmailMutation(options), queryClient);
    }
    /**
 * The same addresses as getResourceUrls for somebody who holds an invitation or a contact link (API-034), with the brand and the language that the token stands for and where the insurer can be reached (D-74). The pages of the digital welcome and the contact page without sign-in read them. 404 means that nobody knows the token; the pages then show their own words.
 * @summary Find documents and contacts without signing in
 */
export const getPublicResourceUrls = (
    params: GetPublicResourceUrlsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<PublicResourceUrls>(
      {url: `/resource-urls`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getPublicResourceUrls', timeout: 60000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

const getGetPublicResourceUrlsQueryKey = (params?: GetPublicResourceUrlsParams,) => {
    return [
    "getPublicResourceUrls", ...(params ? [params] : [])
    ] as const;
    }

export const getPublicResourceUrlsQuery = <TData = Awaited<ReturnType<typeof getPublicResourceUrls>>, TError = ErrorType<unknown>>(params: GetPublicResourceUrlsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicResourceUrlsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicResourceUrls>>> = ({ signal }) => getPublicResourceUrls(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetPublicResourceUrlsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicResourceUrls>>>
export type GetPublicResourceUrlsSuspenseQueryError = ErrorType<unknown>

export function useGetPublicResourceUrls<TData = Awaited<ReturnType<typeof getPublicResourceUrls>>, TError = ErrorType<unknown>>(
 params: GetPublicResourceUrlsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicResourceUrls<TData = Awaited<ReturnType<typeof getPublicResourceUrls>>, TError = ErrorType<unknown>>(
 params: GetPublicResourceUrlsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicResourceUrls<TData = Awaited<ReturnType<typeof getPublicResourceUrls>>, TError = ErrorType<unknown>>(
 params: GetPublicResourceUrlsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find documents and contacts without signing in
 */

export function useGetPublicResourceUrls<TData = Awaited<ReturnType<typeof getPublicResourceUrls>>, TError = ErrorType<unknown>>(
 params: GetPublicResourceUrlsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicResourceUrls>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPublicResourceUrlsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
