/**
 * Generated from the contract "Account service". Do not edit.
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
  JwtResult,
  LoginRequest
} from '../model';

import { accountCall } from '../../../src/platform/query/member-call.ts';
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
 * Checks an identity and its password. 200 is the only success; the session token is the x-auth header, without a Bearer prefix (API-011, SESSION-46). An unknown identity and a wrong password give the same 401 in the same time. After repeated failures the identity answers 423 for a while, even to the right password and whether or not there is such an account; the service owns that rule (D-48). An account that may not sign in for another reason says so to the right password only. The portal shows each failure on the page (D-49).
 * @summary Sign in
 */
export const login = (
    loginRequest: BodyType<LoginRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'login', timeout: 120000, expect: [200], authorization: 'none', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getLoginMutationKey = () => ['login'] as const;

export const loginMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = BodyType<LoginRequest>
    export type LoginMutationError = ErrorType<unknown>
    export type LoginMutationVariables = {data: BodyType<LoginRequest>}

    /**
 * @summary Sign in
 */
export const useLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(loginMutation(options), queryClient);
    }
    /**
 * Exchanges the token held for a fresh one, every ten minutes on signed-in pages (CONST-04), and tells whether the session is still known when a token has expired (D-28). The token is read from x-auth first, else from data.token (API-012). 401 means the session is over.
 * @summary Get a fresh token for a known session
 */
export const getJwt = (
    email: string,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<JwtResult | null>(
      {url: `/${encodeURIComponent(String(email))}/jwt`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getJwt', timeout: 120000, expect: [200], authorization: 'required', optionalBodies: [200], errorName: 'caller',  ...options});
    }

const getGetJwtQueryKey = (email: string,) => {
    return [
    "getJwt", ...(email ? [email] : [])
    ] as const;
    }

export const getJwtQuery = <TData = Awaited<ReturnType<typeof getJwt>>, TError = ErrorType<unknown>>(email: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getJwt>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJwtQueryKey(email);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJwt>>> = ({ signal }) => getJwt(email, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetJwtSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getJwt>>>
export type GetJwtSuspenseQueryError = ErrorType<unknown>

export function useGetJwt<TData = Awaited<ReturnType<typeof getJwt>>, TError = ErrorType<unknown>>(
 email: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getJwt>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJwt<TData = Awaited<ReturnType<typeof getJwt>>, TError = ErrorType<unknown>>(
 email: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getJwt>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJwt<TData = Awaited<ReturnType<typeof getJwt>>, TError = ErrorType<unknown>>(
 email: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getJwt>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a fresh token for a known session
 */

export function useGetJwt<TData = Awaited<ReturnType<typeof getJwt>>, TError = ErrorType<unknown>>(
 email: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getJwt>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getJwtQuery(email,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The token in Authorization is good for nothing from now on, wherever it may be kept. Sent when a session ends in the portal, whatever ended it, without waiting for the answer: 204 is the only one, also for a token that has expired or that nobody knows. Other sessions of the member go on.
 * @summary End the session of a token
 */
export const revokeToken = (
    email: string,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/${encodeURIComponent(String(email))}/jwt`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      { operationId: 'revokeToken', timeout: 120000, expect: [204], authorization: 'none', errorName: 'caller',  ...options});
    }

const getRevokeTokenMutationKey = () => ['revokeToken'] as const;

export const revokeTokenMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeToken>>, TError,RevokeTokenMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeToken>>, TError,RevokeTokenMutationVariables, TContext> => {

const mutationKey = getRevokeTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeToken>>, RevokeTokenMutationVariables> = (props) => {
          const {email} = props ?? {};

          return  revokeToken(email,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RevokeTokenMutationResult = NonNullable<Awaited<ReturnType<typeof revokeToken>>>

    export type RevokeTokenMutationError = ErrorType<unknown>
    export type RevokeTokenMutationVariables = {email: string}

    /**
 * @summary End the session of a token
 */
export const useRevokeToken = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeToken>>, TError,RevokeTokenMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeToken>>,
        TError,
        RevokeTokenMutationVariables,
        TContext
      > => {
      return useMutation(revokeTokenMutation(options), queryClient);
    }
