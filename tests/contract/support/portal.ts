import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp } from '~/platform/http/http-config.ts'

export type Language = 'en' | 'fr'

/** The portal as its services see it: a language and perhaps a token. */
export interface Portal {
  language: Language
  token: string | undefined
}

/** Points the real HTTP layer at a stand-in; every answer is compared with its generated schema. */
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
