import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp } from '~/platform/http/http-config.ts'

export type Language = 'en' | 'fr'

/** The values that the portal sends to the services: its language and, after a sign-in, its token. */
export interface Portal {
  language: Language
  token: string | undefined
}

/**
 * Connects the real HTTP layer to a server that simulates the services. The layer checks every response against its
 * generated schema.
 */
export function connectPortal(url: string, token?: string): Portal {
  const portal: Portal = { language: 'en', token }
  contractCheck.mode = 'throw'
  configureHttp({
    baseUrls: { account: `${url}/accounts`, member: `${url}/members` },
    locale: () => portal.language,
    apiToken: () => portal.token && `Bearer ${portal.token}`,
  })
  return portal
}

/**
 * Sends a request that is not checked against its schema first, as another client than the portal would send it. The
 * response is checked as usual.
 */
export function unchecked<Data>(send: () => Promise<Data>): Promise<Data> {
  const { mode } = contractCheck
  contractCheck.mode = 'off'
  const sent = send() // the request check reads the mode before its first await
  contractCheck.mode = mode
  return sent
}
