import { getConnectedCareTokenQuery } from '~generated/member/queries/care.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { query } from '~/platform/query/query.ts'
import { storage } from '~/platform/session/storage.ts'

/** What tells a partner who comes from the portal: one for each language, kept by this tab until the session ends (CARE-12, D-135). */
export function partnerTokenQuery() {
  const asked = getConnectedCareTokenQuery()
  return query(asked.queryKey, async (signal) => {
    const key = `connectedCareToken.${currentLocale()}` as const
    const kept = storage.read(key)
    if (kept) return kept
    const { jwt } = await asked.queryFn({ signal })
    storage.write(key, jwt)
    return jwt
  })
}
