/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { confirmEmailChange, renewToken, validateToken } from '../client/links.ts'
import type { EmailChangeRequest, TokenRequest } from '../model/index.ts'

/** Find out what a link is for */
export const validateTokenMutation = (options?: OperationOptions) => ({ mutationFn: (body: TokenRequest) => validateToken(body, options) })
/** Find out what a link is for */
export const useValidateToken = () => useMutation(validateTokenMutation())

/** Send a new link in place of an expired one */
export const renewTokenMutation = (options?: OperationOptions) => ({ mutationFn: (body: TokenRequest) => renewToken(body, options) })
/** Send a new link in place of an expired one */
export const useRenewToken = () => useMutation(renewTokenMutation())

/** Confirm a new e-mail address */
export const confirmEmailChangeMutation = (options?: OperationOptions) => ({ mutationFn: (body: EmailChangeRequest) => confirmEmailChange(body, options) })
/** Confirm a new e-mail address */
export const useConfirmEmailChange = () => useMutation(confirmEmailChangeMutation())
