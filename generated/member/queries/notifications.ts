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
  MemberNotification,
  NotificationPreferences,
  NotificationPreferencesRequest,
  NotificationsReadRequest
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
 * The emails about claims and money that this member wants (D-270), and the version of this choice. A member who has chosen nothing gets what the service sends to everybody. Emails about the account itself, such as a link for a new password, are not among them. Asked only where the configuration says that the service has it (offersNotificationPreferences); 404 means that it has none after all, and the page says so.
 * @summary Read which emails the member wants
 */
export const getNotificationPreferences = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<NotificationPreferences>(
      {url: `/~/notification-preferences`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getNotificationPreferences', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetNotificationPreferencesQueryKey = () => {
    return [
    "getNotificationPreferences"
    ] as const;
    }

export const getNotificationPreferencesQuery = <TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNotificationPreferencesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotificationPreferences>>> = ({ signal }) => getNotificationPreferences(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetNotificationPreferencesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getNotificationPreferences>>>
export type GetNotificationPreferencesSuspenseQueryError = ErrorType<unknown>

export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read which emails the member wants
 */

export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNotificationPreferencesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Stores the whole choice in the place of the one before, and answers it with its new version; from then on the service sends no email that is switched off. basedOn is the version that the member started from. 409 means that another one is stored meanwhile, from another tab or device, and nothing was changed (D-271); the portal then reads again, shows what is stored and what was not saved. On any failure nothing changes.
 * @summary Choose which emails the member wants
 */
export const updateNotificationPreferences = (
    notificationPreferencesRequest: BodyType<NotificationPreferencesRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<NotificationPreferences>(
      {url: `/~/notification-preferences`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: notificationPreferencesRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updateNotificationPreferences', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getUpdateNotificationPreferencesMutationKey = () => ['updateNotificationPreferences'] as const;

export const updateNotificationPreferencesMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationPreferences>>, TError,UpdateNotificationPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNotificationPreferences>>, TError,UpdateNotificationPreferencesMutationVariables, TContext> => {

const mutationKey = getUpdateNotificationPreferencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNotificationPreferences>>, UpdateNotificationPreferencesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateNotificationPreferences(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateNotificationPreferencesMutationResult = NonNullable<Awaited<ReturnType<typeof updateNotificationPreferences>>>
    export type UpdateNotificationPreferencesMutationBody = BodyType<NotificationPreferencesRequest>
    export type UpdateNotificationPreferencesMutationError = ErrorType<unknown>
    export type UpdateNotificationPreferencesMutationVariables = {data: BodyType<NotificationPreferencesRequest>}

    /**
 * @summary Choose which emails the member wants
 */
export const useUpdateNotificationPreferences = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationPreferences>>, TError,UpdateNotificationPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNotificationPreferences>>,
        TError,
        UpdateNotificationPreferencesMutationVariables,
        TContext
      > => {
      return useMutation(updateNotificationPreferencesMutation(options), queryClient);
    }
    /**
 * What has happened to the member's claims and money, newest first, whether or not an email was sent about it (D-273). isNew until the member has seen it (markNotificationsRead). 204, as an empty list, means that nothing has happened yet. Asked only where the configuration says that the service has it (listsNotifications); 404 means that it has no such list after all, and the portal shows none.
 * @summary List what has happened to claims and money
 */
export const listNotifications = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<MemberNotification[] | null>(
      {url: `/~/notifications`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listNotifications', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getListNotificationsQueryKey = () => {
    return [
    "listNotifications"
    ] as const;
    }

export const listNotificationsQuery = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListNotificationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsSuspenseQueryError = ErrorType<unknown>

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what has happened to claims and money
 */

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listNotificationsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The notifications that the portal has just shown are no longer new, on every device (D-273). Ids that the service does not know, or that were read before, change nothing. If it fails, they stay new and the portal says nothing.
 * @summary Say which notifications the member has seen
 */
export const markNotificationsRead = (
    notificationsReadRequest: BodyType<NotificationsReadRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<null>(
      {url: `/~/notifications/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: notificationsReadRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'markNotificationsRead', timeout: 60000, expect: [204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getMarkNotificationsReadMutationKey = () => ['markNotificationsRead'] as const;

export const markNotificationsReadMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext> => {

const mutationKey = getMarkNotificationsReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNotificationsRead>>, MarkNotificationsReadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markNotificationsRead(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type MarkNotificationsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markNotificationsRead>>>
    export type MarkNotificationsReadMutationBody = BodyType<NotificationsReadRequest>
    export type MarkNotificationsReadMutationError = ErrorType<unknown>
    export type MarkNotificationsReadMutationVariables = {data: BodyType<NotificationsReadRequest>}

    /**
 * @summary Say which notifications the member has seen
 */
export const useMarkNotificationsRead = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNotificationsRead>>,
        TError,
        MarkNotificationsReadMutationVariables,
        TContext
      > => {
      return useMutation(markNotificationsReadMutation(options), queryClient);
    }
