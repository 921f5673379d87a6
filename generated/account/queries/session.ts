/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { query } from '../../../src/platform/query/query.ts'
import { getJwt, login, revokeToken } from '../client/session.ts'
import type { LoginRequest } from '../model/index.ts'

/** Sign in */
export const loginMutation = (options?: OperationOptions) => ({ mutationFn: (body: LoginRequest) => login(body, options) })
/** Sign in */
export const useLogin = () => useMutation(loginMutation())

/** Get a fresh token for a known session */
export const getJwtQuery = (email: string, options?: OperationOptions) => ({ ...query(['getJwt', email], (signal) => getJwt(email, options, signal)), staleTime: 0, gcTime: 0 })

/** End the session of a token */
export const revokeTokenMutation = (email: string, options?: OperationOptions) => ({ mutationFn: () => revokeToken(email, options) })
/** End the session of a token */
export const useRevokeToken = (email: string) => useMutation(revokeTokenMutation(email))
