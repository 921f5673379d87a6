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
  DigitalExpiry,
  DigitalMemberCheck,
  DigitalTokenValues,
  GetDigitalTokenValuesParams,
  ValidateDigitalExpiryParams,
  ValidateDigitalMemberParams
} from '../model';

import { memberCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType } from '../../../src/platform/query/member-call.ts';

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
 * What became of an invitation to the digital portal, asked when its link is opened (API-037, D-33). The portal looks at emailExpired first, then emailLocked, then alreadyRegistered; with none of them set the person verifies who they are. language chooses the language of the pages, brand their look (D-34). emailVerified only changes words on the success page (D-35). email is the login identity the account has or will have. 404 means that there is no such invitation; every failure opens the error page (REG-29).
 * @summary Read an invitation
 */
export const getDigitalTokenValues = (
    params: GetDigitalTokenValuesParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<DigitalTokenValues>(
      {url: `/digital-token-values`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getDigitalTokenValues', timeout: 60000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

const getGetDigitalTokenValuesQueryKey = (params?: GetDigitalTokenValuesParams,) => {
    return [
    "getDigitalTokenValues", ...(params ? [params] : [])
    ] as const;
    }

export const getDigitalTokenValuesQuery = <TData = Awaited<ReturnType<typeof getDigitalTokenValues>>, TError = ErrorType<unknown>>(params: GetDigitalTokenValuesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDigitalTokenValues>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDigitalTokenValuesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDigitalTokenValues>>> = ({ signal }) => getDigitalTokenValues(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetDigitalTokenValuesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDigitalTokenValues>>>
export type GetDigitalTokenValuesSuspenseQueryError = ErrorType<unknown>

export function useGetDigitalTokenValues<TData = Awaited<ReturnType<typeof getDigitalTokenValues>>, TError = ErrorType<unknown>>(
 params: GetDigitalTokenValuesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDigitalTokenValues>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDigitalTokenValues<TData = Awaited<ReturnType<typeof getDigitalTokenValues>>, TError = ErrorType<unknown>>(
 params: GetDigitalTokenValuesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDigitalTokenValues>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDigitalTokenValues<TData = Awaited<ReturnType<typeof getDigitalTokenValues>>, TError = ErrorType<unknown>>(
 params: GetDigitalTokenValuesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDigitalTokenValues>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an invitation
 */

export function useGetDigitalTokenValues<TData = Awaited<ReturnType<typeof getDigitalTokenValues>>, TError = ErrorType<unknown>>(
 params: GetDigitalTokenValuesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDigitalTokenValues>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDigitalTokenValuesQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Asked again right before a password is chosen, always fresh (API-038, D-33). emailExpired true opens the page for expired invitations, 404 and every other failure the error page.
 * @summary Check that an invitation is still good
 */
export const validateDigitalExpiry = (
    params: ValidateDigitalExpiryParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<DigitalExpiry>(
      {url: `/validate-digital-expiry`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'validateDigitalExpiry', timeout: 60000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

const getValidateDigitalExpiryQueryKey = (params?: ValidateDigitalExpiryParams,) => {
    return [
    "validateDigitalExpiry", ...(params ? [params] : [])
    ] as const;
    }

export const validateDigitalExpiryQuery = <TData = Awaited<ReturnType<typeof validateDigitalExpiry>>, TError = ErrorType<unknown>>(params: ValidateDigitalExpiryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalExpiry>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateDigitalExpiryQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateDigitalExpiry>>> = ({ signal }) => validateDigitalExpiry(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ValidateDigitalExpirySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateDigitalExpiry>>>
export type ValidateDigitalExpirySuspenseQueryError = ErrorType<unknown>

export function useValidateDigitalExpiry<TData = Awaited<ReturnType<typeof validateDigitalExpiry>>, TError = ErrorType<unknown>>(
 params: ValidateDigitalExpiryParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalExpiry>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateDigitalExpiry<TData = Awaited<ReturnType<typeof validateDigitalExpiry>>, TError = ErrorType<unknown>>(
 params: ValidateDigitalExpiryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalExpiry>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateDigitalExpiry<TData = Awaited<ReturnType<typeof validateDigitalExpiry>>, TError = ErrorType<unknown>>(
 params: ValidateDigitalExpiryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalExpiry>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check that an invitation is still good
 */

export function useValidateDigitalExpiry<TData = Awaited<ReturnType<typeof validateDigitalExpiry>>, TError = ErrorType<unknown>>(
 params: ValidateDigitalExpiryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalExpiry>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = validateDigitalExpiryQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Compares date of birth and postal code with those of the person the invitation was sent to, always fresh (API-039). valid true opens the password step. 404 means that they do not match, without telling which, or that there is no such invitation; the page shows the text and lets the person try again. After five failures the invitation is locked and answers 423, even to the right values; getDigitalTokenValues then says emailLocked. valid false would mean the same as 404.
 * @summary Check who opened an invitation
 */
export const validateDigitalMember = (
    params: ValidateDigitalMemberParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<DigitalMemberCheck | null>(
      {url: `/validate-digital-member`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'validateDigitalMember', timeout: 60000, expect: [200], authorization: 'none', optionalBodies: [200], errorName: 'caller',  ...options});
    }

const getValidateDigitalMemberQueryKey = (params?: ValidateDigitalMemberParams,) => {
    return [
    "validateDigitalMember", ...(params ? [params] : [])
    ] as const;
    }

export const validateDigitalMemberQuery = <TData = Awaited<ReturnType<typeof validateDigitalMember>>, TError = ErrorType<unknown>>(params: ValidateDigitalMemberParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalMember>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateDigitalMemberQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateDigitalMember>>> = ({ signal }) => validateDigitalMember(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ValidateDigitalMemberSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateDigitalMember>>>
export type ValidateDigitalMemberSuspenseQueryError = ErrorType<unknown>

export function useValidateDigitalMember<TData = Awaited<ReturnType<typeof validateDigitalMember>>, TError = ErrorType<unknown>>(
 params: ValidateDigitalMemberParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalMember>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateDigitalMember<TData = Awaited<ReturnType<typeof validateDigitalMember>>, TError = ErrorType<unknown>>(
 params: ValidateDigitalMemberParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalMember>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateDigitalMember<TData = Awaited<ReturnType<typeof validateDigitalMember>>, TError = ErrorType<unknown>>(
 params: ValidateDigitalMemberParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalMember>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check who opened an invitation
 */

export function useValidateDigitalMember<TData = Awaited<ReturnType<typeof validateDigitalMember>>, TError = ErrorType<unknown>>(
 params: ValidateDigitalMemberParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateDigitalMember>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = validateDigitalMemberQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
