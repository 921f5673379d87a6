import { beforeEach, describe, expect, it } from 'vitest'
import './routes.ts'
import { makeToken, openTab, secondsFromNow } from '../../tests/support/browser.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import type { Flag } from '~/platform/policy/policy.ts'
import { pageRow } from '~/platform/pages/registry.ts'
import { policyQuery } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { startSession } from '~/platform/session/session-store.ts'
import { memberGuard } from './member-guard.ts'

const id = 'marie@example.com'
beforeEach(() => {
  openTab()
  queryClient.clear()
  setLocale('fr')
})

/** Where a member with these flags ends who opens a page: `shown`, or the address. */
async function visit(page: string, flags: Partial<Record<Flag, boolean>>): Promise<string> {
  startSession(id, makeToken({ exp: secondsFromNow(600) }))
  queryClient.setQueryData(policyQuery(id).queryKey, flags as never)
  const row = pageRow(page)
  try {
    await memberGuard(row)({ request: new Request(`https://portal.example/fr/${row.path}`), params: {} } as never, () => Promise.resolve('shown') as never)
    return 'shown'
  } catch (sent) {
    if (sent instanceof Response) return sent.headers.get('location') ?? ''
    throw sent
  }
}

/** Where each of them leads, once. */
const ends = async (pages: readonly string[], flags: Partial<Record<Flag, boolean>>): Promise<readonly string[]> => [
  ...new Set(await Promise.all(pages.map((page) => visit(page, flags)))),
]

describe.each([
  ['coverage.hospital', '/fr/coverage/hospital'],
  ['coverage.health', '/fr/coverage/extended-health'],
])('%s', (page, at) => {
  const [byPerson, inFamilies, inWords] = [[page, `${page}-service`], [`${page}-alternate`, `${page}-family`], [`${page}-suppressed`]] as const

  it.each([true, false])('GUARD-32 GUARD-35 with suppressCoverage leads to coverage in words, whatever maaxClaims says (%s)', async (maaxClaims) => {
    const flags = { coverage: true, suppressCoverage: true, maaxClaims }
    expect(await ends([...byPerson, ...inFamilies], flags)).toEqual([`${at}/suppressed`])
    expect(await ends(inWords, flags)).toEqual(['shown'])
  })

  it('GUARD-33 GUARD-36 without suppressCoverage and without maaxClaims leads to families', async () => {
    const flags = { coverage: true, suppressCoverage: false, maaxClaims: false }
    expect(await ends(byPerson, flags)).toEqual([`${at}/alternate`])
    expect(await ends(inFamilies, flags)).toEqual(['shown'])
  })

  it('GUARD-34 without suppressCoverage and with maaxClaims is shown', async () => {
    expect(await ends(byPerson, { coverage: true, suppressCoverage: false, maaxClaims: true })).toEqual(['shown'])
  })

  it('D-14 in none of its forms is for plans that do not show their coverage', async () => {
    for (const flags of [{ suppressCoverage: true }, { maaxClaims: true }, {}])
      expect(await ends([...byPerson, ...inFamilies, ...inWords], flags)).toEqual(['/fr/dashboard'])
  })
})
