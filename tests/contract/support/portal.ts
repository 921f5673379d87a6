import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp } from '~/platform/http/http-config.ts'

export type Language = 'en' | 'fr'

/** The services see the portal as a language and, after a sign-in, a token. */
export interface Portal {
  language: Language
  token: string | undefined
}

/** Points the real HTTP layer at a stand-in. The layer compares every answer with its generated schema. */
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
 * Sends a request that is not compared with its schema first, as a client other than the portal does. Its response is
 * compared as always.
 */
export function unchecked<Data>(send: () => Promise<Data>): Promise<Data> {
  const { mode } = contractCheck
  contractCheck.mode = 'off'
  const sent = send() // the comparison reads the mode before its first pause
  contractCheck.mode = mode
  return sent
}
