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
