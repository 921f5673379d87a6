import { describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { BRANDS, type Brand } from '~/platform/config/brand.ts'
import { getPage, type canOpen } from '~/platform/pages/page-registry.ts'
import { FLAGS, readPolicy, type Flag } from '~/platform/policy/policy.ts'
import { ACCOUNT_MENU, isInside, MAIN_MENU, visibleEntries, type MenuEntry, type VisibleEntry } from './menus.ts'

/** Ids of the visible entries, with each group before its entries. */
const ids = (entries: readonly VisibleEntry[]): string[] =>
  entries.flatMap(({ id, entries: inside = [] }) => [id, ...ids(inside)])

type Combination = Partial<Record<Flag, boolean>> & { readonly brand: Brand; readonly suspended: boolean }

/** Flags that menu entries depend on. The test tries each combination. */
const LOOKED_AT: readonly Flag[] = ['coverage', 'submitClaim', 'maaxClaims', 'forms', 'storeFront']
const combinations: readonly Combination[] = BRANDS.flatMap((brand) =>
  [false, true].flatMap((suspended) =>
    Array.from({ length: 2 ** LOOKED_AT.length }, (_, bits) => ({
      brand,
      suspended,
      ...Object.fromEntries(LOOKED_AT.map((flag, at) => [flag, Boolean(bits & (2 ** at))])),
    })),
  ),
)

const mainMenu = (policy: Partial<Combination>, opens?: typeof canOpen) =>
  visibleEntries(MAIN_MENU, readPolicy(policy), opens)
const inGroup = (group: string, policy: Partial<Combination>) =>
  ids(mainMenu(policy).find(({ id }) => id === group)?.entries ?? [])

/** The specification's menu, written independently of the code, in display order. */
function expected(policy: Combination): string[] {
  return [
    'home',
    'claims',
    ...(policy.submitClaim && !policy.suspended ? ['submit-claim'] : []),
    ...(policy.maaxClaims ? ['history'] : ['claim-history', 'payment-history']),
    ...(policy.coverage ? ['coverage'] : []),
    ...(policy.storeFront && policy.brand !== 'SBC' ? ['connected-care'] : []),
    'help',
    ...(policy.brand === 'OBC' || policy.brand === 'QBC' ? [] : ['help-centre']),
    'contact-us',
    ...(policy.forms ? ['find-form'] : []),
    ...(policy.brand === 'SBC' ? [] : ['find-professional']),
  ]
}

describe('main menu', () => {
  it(
    `the main menu has the specified entries for each of ${combinations.length} combinations of policy flags and brand`,
    { tags: ['SHELL-13', 'SHELL-26', 'SHELL-30', 'SHELL-31'] },
    () => {
      for (const policy of combinations)
        expect({ policy, shown: ids(mainMenu(policy)) }).toEqual({ policy, shown: expected(policy) })
    },
  )

  it('the main menu has Coverage if, and only if, the policy has the flag coverage', { tags: ['SHELL-25'] }, () => {
    for (const policy of combinations) expect(ids(mainMenu(policy)).includes('coverage')).toBe(policy.coverage)
    expect(mainMenu({ coverage: true }).find(({ id }) => id === 'coverage')).toMatchObject({
      id: 'coverage',
      page: 'coverage.overview',
    })
  })

  it(
    'the main menu has one combined history with maaxClaims, and separate claim and payment histories without it',
    { tags: ['SHELL-28', 'SHELL-29'] },
    () => {
      expect(inGroup('claims', { maaxClaims: true })).toEqual(['history'])
      expect(inGroup('claims', { maaxClaims: false })).toEqual(['claim-history', 'payment-history'])
    },
  )

  it(
    'the main menu has Connected care, with a badge, if the policy has the flag storeFront, except for the brand SBC',
    { tags: ['SHELL-32', 'D-78'] },
    () => {
      const offered = BRANDS.flatMap((brand) =>
        [false, true]
          .filter((storeFront) => ids(mainMenu({ brand, storeFront })).includes('connected-care'))
          .map((storeFront) => [brand, storeFront]),
      )
      expect(offered).toEqual(BRANDS.filter((brand) => brand !== 'SBC').map((brand) => [brand, true]))
      expect(mainMenu({ brand: 'MBC', storeFront: true }).find(({ id }) => id === 'connected-care')).toMatchObject({
        page: 'care.list',
        badge: 'nav.connected-care.badge',
      })
    },
  )

  it(
    'the main menu has Contact us for every brand, and the help centre for MBC and SBC',
    { tags: ['SHELL-33', 'SHELL-34', 'D-75'] },
    () => {
      const help = Object.fromEntries(BRANDS.map((brand) => [brand, inGroup('help', { brand })]))
      expect(help).toEqual({
        MBC: ['help-centre', 'contact-us'],
        SBC: ['help-centre', 'contact-us'],
        OBC: ['contact-us'],
        QBC: ['contact-us'],
      })
    },
  )

  it(
    'Contact us is the only menu entry that is disabled on its own page, and the forms entry links to another site',
    { tags: ['SHELL-35', 'D-76'] },
    () => {
      const everyEntry = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
        entries.flatMap((entry) => [entry, ...everyEntry(entry.entries ?? [])])
      expect(
        everyEntry([...MAIN_MENU, ...ACCOUNT_MENU]).filter(({ disabledWhenCurrent }) => disabledWhenCurrent),
      ).toMatchObject([{ page: 'support.contact-us' }])
      expect(MAIN_MENU.find(({ id }) => id === 'find-form')).toMatchObject({ external: 'findForm' })
    },
  )

  it('the main menu begins with Home for every policy', { tags: ['SHELL-24'] }, () => {
    for (const policy of combinations) expect(mainMenu(policy)[0]).toMatchObject({ id: 'home', page: 'dashboard.home' })
  })

  it(
    'the main menu has Submit a claim only with the flag submitClaim and the status ACTIVE',
    { tags: ['SHELL-27', 'GUARD-13'] },
    () => {
      const offered = [false, true].flatMap((submitClaim) =>
        ['ACTIVE', 'SUSPENDED']
          .filter((status) =>
            ids(visibleEntries(MAIN_MENU, readPolicy({ submitClaim, status }))).includes('submit-claim'),
          )
          .map((status) => [submitClaim, status]),
      )
      expect(offered).toEqual([[true, 'ACTIVE']])
    },
  )

  it(
    'only the flags coverage, submitClaim, maaxClaims, forms and storeFront change the main menu',
    { tags: ['SESSION-53'] },
    () => {
      const plain = ids(visibleEntries(MAIN_MENU, readPolicy({})))
      for (const flag of FLAGS.filter((each) => !LOOKED_AT.includes(each)))
        expect(ids(visibleEntries(MAIN_MENU, readPolicy({ [flag]: true })))).toEqual(plain)
    },
  )

  it('a member who may open no page sees only the links to other sites', () => {
    const everything = readPolicy(Object.fromEntries(FLAGS.map((flag) => [flag, true])) as never)
    expect(ids(visibleEntries(MAIN_MENU, everything, () => false))).toEqual(['find-form', 'find-professional'])
  })

  it(
    'the configuration has the URLs of the two main menu links to other sites',
    { tags: ['SHELL-30', 'SHELL-31', 'SHELL-37'] },
    () => {
      const external = MAIN_MENU.filter((entry) => entry.external)
      expect(external.map(({ id, external: link, page }) => [id, link, page])).toEqual([
        ['find-form', 'findForm', undefined],
        ['find-professional', 'findProfessional', undefined],
      ])
    },
  )
})

describe('account menu', () => {
  const account = (flags: Partial<Record<Flag, boolean>>, opens?: typeof canOpen) =>
    visibleEntries(ACCOUNT_MENU, readPolicy(flags), opens)

  it(
    'the account menu has the same four entries in the same order for every policy',
    { tags: ['SHELL-19', 'SHELL-20', 'SHELL-21', 'SHELL-23'] },
    () => {
      for (const policy of combinations)
        expect(account(policy)).toMatchObject([
          { id: 'manage-account', page: 'account.home' },
          { id: 'member-card', page: 'card.member-card' },
          { id: 'payment-information' },
          { id: 'log-out', action: 'log-out' },
        ])
    },
  )

  it.each([
    [{}, 'history.payments'],
    [{ banking: true }, 'account.direct-deposit'],
    [{ updateBanking: true }, 'account.direct-deposit'],
    [{ banking: true, premiumPayment: true }, 'account.direct-deposit'],
    [{ premiumPayment: true }, 'premiums.payment-method'],
  ])(
    'the entry Payment information leads a member with the policy %j to the page %s',
    { tags: ['SHELL-22', 'D-56'] },
    (flags, page) => {
      expect(account(flags).find(({ id }) => id === 'payment-information')?.page).toBe(page)
    },
  )

  it('the account menu has Log out even if all pages that the menu links to are missing', () => {
    expect(ids(account({}, () => false))).toEqual(['log-out'])
  })
})

describe('current menu entry', () => {
  const home = getPage('dashboard.home')
  const details = getPage('history.details')
  const find = (id: string) =>
    mainMenu({ maaxClaims: true, submitClaim: true })
      .flatMap((entry) => [entry, ...(entry.entries ?? [])])
      .find((entry) => entry.id === id)!

  it('the entry of all histories is current on the pages of payments and of a sent claim', () => {
    for (const id of ['history.payments', 'history.payment', 'history.add-documents'])
      expect(isInside(find('history'), getPage(id))).toBe(true)
  })

  it('a menu entry is marked as current on its page and the pages below, except Home, which is current only on its page', () => {
    expect([isInside(find('home'), home), isInside(find('home'), details)]).toEqual([true, false])
    expect([isInside(find('history'), details), isInside(find('submit-claim'), details)]).toEqual([true, false])
    expect([isInside(find('submit-claim'), getPage('claims.comments')), isInside(find('history'), undefined)]).toEqual([
      true,
      false,
    ])
  })
})

it('every menu entry has a unique id and exactly one target: a page or action, an external link, or a group', () => {
  const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...all(entry.entries ?? [])])
  const entries = [...all(MAIN_MENU), ...all(ACCOUNT_MENU)]
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  for (const { page, external, action, entries: inside } of entries)
    expect([page ?? action, external, inside].filter(Boolean)).toHaveLength(1)
})
