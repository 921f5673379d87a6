/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery, query } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { getForm, getPublicResourceUrls, getResourceUrls, sendContactUsEmail } from '../client/support.ts'
import type { ContactUsRequest, GetFormParams, GetPublicResourceUrlsParams } from '../model/index.ts'

/** Find a paper form */
export const getFormQuery = (formType: string, params?: GetFormParams, options?: OperationOptions) => memberQuery(['getForm', formType, params], (id, signal) => getForm(id, formType, params, options, signal))
/** Find a paper form */
export const useGetForm = (formType: string, params?: GetFormParams) => useSuspenseQuery(getFormQuery(formType, params))

/** Find documents outside the service */
export const getResourceUrlsQuery = (options?: OperationOptions) => memberQuery(['getResourceUrls'], (id, signal) => getResourceUrls(id, options, signal))
/** Find documents outside the service */
export const useGetResourceUrls = () => useSuspenseQuery(getResourceUrlsQuery())

/** Write to the insurer */
export const sendContactUsEmailMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: ContactUsRequest) => sendContactUsEmail(id, body, options) }
}
/** Write to the insurer */
export const useSendContactUsEmail = () => useMutation(sendContactUsEmailMutation())

/** Find documents and contacts without signing in */
export const getPublicResourceUrlsQuery = (params: GetPublicResourceUrlsParams, options?: OperationOptions) => query(['getPublicResourceUrls', params], (signal) => getPublicResourceUrls(params, options, signal))
/** Find documents and contacts without signing in */
export const useGetPublicResourceUrls = (params: GetPublicResourceUrlsParams) => useSuspenseQuery(getPublicResourceUrlsQuery(params))
