import type { QueryKey } from '@tanstack/react-query'
import {
  getConnectedCareContent,
  getConnectedCareToken,
  getGetConnectedCareContentQueryKey,
  getGetConnectedCareTokenQueryKey,
} from '~generated/member/client/care.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { query } from '~/platform/query/query.ts'
import { storage } from '~/platform/session/storage.ts'

export const care = {
  /** all categories and services, in the language of the page (CARE-01, CARE-16) */
  content: (id: string) => query(getGetConnectedCareContentQueryKey(id), (signal) => getConnectedCareContent(id, undefined, signal)),
  /** what tells a partner who comes from the portal: one for each language, kept by this tab until the session ends (CARE-12, D-135) */
  token: (id: string) =>
    query<string, QueryKey>(getGetConnectedCareTokenQueryKey(id), async (signal) => {
      const key = `connectedCareToken.${currentLocale()}` as const
      const kept = storage.read(key)
      if (kept) return kept
      const { jwt } = await getConnectedCareToken(id, undefined, signal)
      storage.write(key, jwt)
      return jwt
    }),
}
