import { partnerTokenQuery } from './parts/partner-link.tsx'
import { getConnectedCareContentQuery } from '~generated/member/queries/care.ts'
import { expect, it } from 'vitest'
import { at, useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'

const service = useMemberService({ answer: (response) => json(response, 200, { categories: [], services: [] }) })

it(
  'the connected care catalogue is requested once for each language',
  { tags: ['CARE-01', 'CARE-16', 'API-115'] },
  service.asksOncePerLanguage(getConnectedCareContentQuery, '/connected-care-content'),
)

it(
  'the partner token is requested once for each language, and is stored until the session end',
  { tags: ['CARE-12', 'API-116', 'D-21', 'D-135'] },
  async () => {
    service.answer((response) => json(response, 200, { jwt: `header.${service.calls.length}.signature` }))
    const stored = () => ['en', 'fr'].map((locale) => sessionStorage.getItem(`connectedCareToken.${locale}`))
    const token = () => queryClient.ensureQueryData(partnerTokenQuery())
    expect([await token(), await token()]).toEqual(['header.1.signature', 'header.1.signature'])
    setLocale('fr')
    expect(await token()).toBe('header.2.signature')
    expect(stored()).toEqual(['header.1.signature', 'header.2.signature'])
    queryClient.clear()
    expect(await token()).toBe('header.2.signature')
    expect(service.calls.map(({ url }) => url)).toEqual([`${at}/connected-care-tokens`, `${at}/connected-care-tokens`])
    endSessionWithoutRedirect()
    expect(stored()).toEqual([null, null])
  },
)
