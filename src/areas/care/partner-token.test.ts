import { partnerTokenQuery } from './parts/partner-link.tsx'
import { getConnectedCareContentQuery } from '~generated/member/queries/care.ts'
import { beforeEach, expect, it } from 'vitest'
import { openTab, signInAs } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'

const service = useService({ apiToken: () => 'Bearer aaa' })
let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
  signInAs(id)
  setLocale('en')
  queryClient.clear()
})

const id = 'marie@example.com'
const at = '/members/marie%40example.com'

it(
  'the connected care catalogue is requested once for each language',
  { tags: ['CARE-01', 'CARE-16', 'API-115'] },
  async () => {
    service.answer((response) => json(response, 200, { categories: [], services: [] }))
    await queryClient.ensureQueryData(getConnectedCareContentQuery())
    await queryClient.ensureQueryData(getConnectedCareContentQuery())
    expect(service.calls.map(({ url }) => url)).toEqual([`${at}/connected-care-content`])
    setLocale('fr')
    await queryClient.ensureQueryData(getConnectedCareContentQuery())
    expect(service.calls).toHaveLength(2)
  },
)

it(
  'the partner token is requested once for each language, and is stored until the session end',
  { tags: ['CARE-12', 'API-116', 'D-21', 'D-135'] },
  async () => {
    service.answer((response) => json(response, 200, { jwt: `header.${service.calls.length}.signature` }))
    const token = () => queryClient.ensureQueryData(partnerTokenQuery())
    expect([await token(), await token()]).toEqual(['header.1.signature', 'header.1.signature'])
    setLocale('fr')
    expect(await token()).toBe('header.2.signature')
    expect([tab.session.getItem('connectedCareToken.en'), tab.session.getItem('connectedCareToken.fr')]).toEqual([
      'header.1.signature',
      'header.2.signature',
    ])
    queryClient.clear()
    expect(await token()).toBe('header.2.signature')
    expect(service.calls.map(({ url }) => url)).toEqual([`${at}/connected-care-tokens`, `${at}/connected-care-tokens`])
    endSessionWithoutRedirect()
    expect([tab.session.getItem('connectedCareToken.en'), tab.session.getItem('connectedCareToken.fr')]).toEqual([
      null,
      null,
    ])
  },
)
