import { saveDocument } from '~/platform/download/save-file.ts'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { accountClient, memberClient, type OperationOptions } from '~/platform/http/client.ts'
import { memberId } from '~/platform/session/session-store.ts'

type Config = Parameters<typeof memberClient>[0]

/**
 * Puts the signed-in member's login into the path where the contract says so (`x-source: session`). The login is
 * encoded, because it may contain + # / % or ? (D-165).
 */
const withMember = (config: Config): Config =>
  config.url?.startsWith('/~')
    ? { ...config, url: config.url.replace('~', () => encodeURIComponent(memberId())) }
    : config

// orval reads this file: a mutator must be a literal function with two parameters, or orval drops the second (the
// options of the contract)
/** Sends a request of the generated hooks to the account service. */
export const accountCall = async <T>(config: Config, options?: OperationOptions): Promise<T> =>
  accountClient<T>(withMember(config), options)
/** Sends a request of the generated hooks to the member service. */
export const memberCall = async <T>(config: Config, options?: OperationOptions): Promise<T> =>
  memberClient<T>(withMember(config), options)

/**
 * Fetches a document and saves it (`x-download`). Returns false if the service responds with a 204 that the contract
 * declares, which means that there is none (D-89).
 */
export const memberDownload = async <_T>(config: Config, options: OperationOptions = {}): Promise<boolean> => {
  const file = await memberClient<Blob | null>(withMember(config), options)
  if (file === null && options.expect?.includes(204)) return false
  await saveDocument(options.operationId as Parameters<typeof saveDocument>[0], file, options)
  return true
}

/** The error type of generated hooks, whatever problem types the contract declares. */
export type ErrorType<_Problem> = PortalError
export type BodyType<Body> = Body
