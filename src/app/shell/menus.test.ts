import { describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { BRANDS } from '~/platform/config/environment.ts'
import { hasPage } from '~/platform/pages/registry.ts'
import { FLAGS, readPolicy, type Flag } from '~/platform/policy/policy.ts'
import { ACCOUNT_MENU, MAIN_MENU, visibleEntries, type MenuEntry } from './menus.ts'

const everywhere = () => true
/** The ids a member sees, groups before what is in them. */
const ids = (entries: readonly MenuEntry[]): string[] => entries.flatMap(({ id, entries: inside = [] }) => [id, ...ids(inside)])

/** The flags that any entry of today looks at; each combination is tried. */
const LOOKED_AT: readonly Flag[] = ['coverage', 'submitClaim', 'maaxClaims', 'forms', 'storeFront']
const combinations = BRANDS.flatMap((brand) =>
  [false, true].flatMap((suspended) =>
    Array.from({ length: 2 ** LOOKED_AT.length }, (_, bits) => ({
      brand,
      suspended,
      ...Object.fromEntries(LOOKED_AT.map((flag, at) => [flag, Boolean(bits & (2 ** at))])),
    })),
  ),
)

/** What the specification says, written again, without the code. */
function expected(policy: { brand: string; suspended: boolean } & Partial<Record<Flag, boolean>>): string[] {
  const claims = [...(policy.submitClaim && !policy.suspended ? ['submit-claim'] : []), ...(policy.maaxClaims ? ['history'] : [])]
  return [
    'home',
    ...(claims.length > 0 ? ['claims', ...claims] : []),
    ...(policy.forms ? ['find-form'] : []),
    ...(policy.brand === 'SBC' ? [] : ['find-professional']),
  ]
}

describe('SHELL-13 GUARD-44 the main menu, by policy and brand', () => {
  it(`SHELL-24 SHELL-26 SHELL-27 SHELL-28 SHELL-30 SHELL-31 is what the specification says in each of ${combinations.length} combinations`, () => {
    for (const policy of combinations)
      expect({ policy, shown: ids(visibleEntries(MAIN_MENU, readPolicy(policy as never), everywhere)) }).toEqual({ policy, shown: expected(policy as never) })
  })

  it('SHELL-24 begins with Home, for everybody', () => {
    for (const policy of combinations)
      expect(visibleEntries(MAIN_MENU, readPolicy(policy as never), everywhere)[0]).toMatchObject({ id: 'home', page: 'dashboard.home' })
  })

  it('SHELL-27 GUARD-13 offers Submit a claim in exactly one of the four combinations of flag and status', () => {
    const offered = [false, true].flatMap((submitClaim) =>
      ['ACTIVE', 'SUSPENDED']
        .filter((status) => ids(visibleEntries(MAIN_MENU, readPolicy({ submitClaim, status }), everywhere)).includes('submit-claim'))
        .map((status) => [submitClaim, status]),
    )
    expect(offered).toEqual([[true, 'ACTIVE']])
  })

  it('GUARD-43 SESSION-53 is moved by no other flag', () => {
    const plain = ids(visibleEntries(MAIN_MENU, readPolicy({}), everywhere))
    for (const flag of FLAGS.filter((each) => !LOOKED_AT.includes(each)))
      expect(ids(visibleEntries(MAIN_MENU, readPolicy({ [flag]: true }), everywhere))).toEqual(plain)
  })

  it('leads only to pages that exist', () => {
    const pages = (entries: readonly MenuEntry[]): string[] => entries.flatMap(({ page, entries: inside = [] }) => [...(page ? [page] : []), ...pages(inside)])
    const everything = readPolicy(Object.fromEntries(FLAGS.map((flag) => [flag, true])) as never)
    for (const menu of [MAIN_MENU, ACCOUNT_MENU]) for (const page of pages(visibleEntries(menu, everything, hasPage))) expect(hasPage(page)).toBe(true)
    expect(ids(visibleEntries(MAIN_MENU, everything, () => false))).toEqual(['find-form', 'find-professional'])
  })

  it('SHELL-30 SHELL-31 SHELL-37 leaves the portal only through the configured links', () => {
    const external = MAIN_MENU.filter((entry) => entry.external)
    expect(external.map(({ id, external: link, page }) => [id, link, page])).toEqual([
      ['find-form', 'findForm', undefined],
      ['find-professional', 'findProfessional', undefined],
    ])
  })
})

it('SHELL-19 SHELL-23 the account menu ends with Log out, which asks first', () => {
  expect(ACCOUNT_MENU.at(-1)).toMatchObject({ id: 'log-out', action: 'log-out' })
})

it.each([
  [{}, false],
  [{ banking: true }, true],
  [{ updateBanking: true }, true],
  [{ premiumPayment: true }, false],
])('SHELL-22 Payment information with %j leads to direct deposit: %s (D-56)', (flags, shown) => {
  const entry = visibleEntries(ACCOUNT_MENU, readPolicy(flags as never), hasPage).find(({ id }) => id === 'payment-information')
  expect(entry?.page).toBe(shown ? 'account.direct-deposit' : undefined)
})

it('every entry has an id of its own and something to do', () => {
  const all = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...all(entry.entries ?? [])])
  const entries = [...all(MAIN_MENU), ...all(ACCOUNT_MENU)]
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  for (const { page, external, action, entries: inside } of entries) expect([page ?? action, external, inside].filter(Boolean)).toHaveLength(1)
})
