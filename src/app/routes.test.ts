import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUES } from '~generated/i18n/catalogues.ts'
import { LOCALES } from '~/platform/i18n/locale.ts'
import type { PageDefinition } from '~/platform/pages/page-registry.ts'
import { FLAGS } from '~/platform/policy/policy.ts'
import { fromTitle } from '../../tests/support/from-title.ts'
import { loadPage, pageFile } from './page-modules.ts'
import { PAGES } from './routes.ts'
import { checkTable, routesOf, type Surroundings } from '../../tests/gates/pages/check-table.ts'

const rows: readonly PageDefinition[] = PAGES

const catalogue = (locale: string, name: string) =>
  JSON.parse(readFileSync(`i18n/${locale}/${name}.json`, 'utf8')) as Record<string, string>
const surroundings: Surroundings = {
  flags: FLAGS,
  // the page files that import.meta.glob finds in page-modules.ts, and the demo pages of the development server
  files: new Set([
    ...readdirSync('src/areas', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.page.tsx'))
      .map((file) => `../areas/${file}`),
    ...readdirSync('sandbox/demo')
      .filter((file) => file.endsWith('.page.tsx'))
      .map((file) => pageFile({ id: `demo.${file.replace('.page.tsx', '')}` })),
  ]),
  fileOf: pageFile,
  catalogues: Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(CATALOGUES.map((name) => [name, new Set(Object.keys(catalogue(locale, name)))])),
    ]),
  ),
}

it('every page definition has a valid id, file, redirects, breadcrumbs, and titles in both languages', () => {
  expect(checkTable(rows, surroundings)).toEqual([])
})

it('each documented path has one page, and the path of each page is documented', { tags: ['ROUTE-006'] }, () => {
  const documented = [...readFileSync('docs/specification/routes.md', 'utf8').matchAll(/^\| R-\d+ \| `([^`]+)`/gm)].map(
    ([, path = '']) => path,
  )
  // URLs without a language, their redirects and the catch-all route have no page definition
  const routes = documented.filter((path) => !/^(?:\(.*\)|\*)$/.test(path))
  const served = rows.map(({ path }) => path)
  expect(routes.length).toBeGreaterThan(130)
  expect(routes.toSorted((a, b) => a.localeCompare(b))).toEqual(
    served.filter((path) => path !== '').toSorted((a, b) => a.localeCompare(b)),
  )
})

it(
  'every page is either public or for a signed-in member, and none requires another kind of user',
  { tags: ['SHELL-01'] },
  () => {
    const others = /(?:^|[/.-])(?:admin\w*|administrator|employer|sponsor|advisor|broker|provider-portal)(?:[/.-]|$)/
    for (const { id, path, access } of rows) {
      expect(['public', 'member']).toContain(access)
      expect(`${id} ${path}`).not.toMatch(others)
    }
  },
)

describe('checkTable', () => {
  const home = rows.find(({ id }) => id === 'dashboard.home')!
  const login = rows.find(({ id }) => id === 'access.login')!
  it.each([
    { what: 'an id that two pages have', row: { ...home, path: 'other' }, finding: /dashboard\.home.*id/ },
    {
      what: 'a path that two pages have',
      row: { ...home, id: 'dashboard.other', file: 'dashboard/home' },
      finding: /dashboard\.other.*path/,
    },
    { what: 'a path in capitals', row: { ...home, id: 'history.details', path: 'Hello' }, finding: /path/ },
    {
      what: 'a detour to nowhere',
      row: { ...home, id: 'history.x', path: 'x', requires: [{ flag: 'coverage', redirectTo: 'nowhere' }] },
      finding: /nowhere/,
    },
    {
      what: 'a flag that does not exist',
      row: { ...home, id: 'history.x', path: 'x', requires: [{ flag: 'coverages', redirectTo: 'dashboard.home' }] },
      finding: /coverages/,
    },
    {
      what: 'a detour to itself',
      row: { ...home, id: 'history.x', path: 'x', requires: [{ flag: 'coverage', redirectTo: 'history.x' }] },
      finding: /itself/,
    },
    {
      what: 'redirects that form a cycle',
      row: { ...home, requires: [{ flag: 'coverage', redirectTo: 'claims.claim-type' }] },
      finding: /cycle/,
    },
    {
      what: 'a crumb that does not exist',
      row: { ...home, id: 'history.x', path: 'x', breadcrumbs: ['nowhere'] },
      finding: /nowhere/,
    },
    {
      what: 'a redirect to nowhere',
      row: { ...home, id: 'history.x', path: 'x', redirect: 'nowhere' },
      finding: /nowhere/,
    },
    { what: 'no page file', row: { ...home, id: 'history.x', path: 'x' }, finding: /file/ },
    { what: 'no title in the catalogues it loads', row: { ...login, catalogues: [] }, finding: /page\.access\.login/ },
    {
      what: 'a crumb whose title it does not load',
      row: { ...home, breadcrumbs: ['history.combined'] },
      finding: /page\.history\.combined/,
    },
    { what: 'a catalogue that does not exist', row: { ...home, catalogues: ['dashboards'] }, finding: /dashboards/ },
    {
      what: 'a public page with flags',
      row: { ...login, requires: [{ flag: 'coverage', redirectTo: 'dashboard.home' }] },
      finding: /public/,
    },
  ])('checkTable reports a page definition with $what', ({ row, finding }) => {
    const table = [...rows.filter(({ id }) => id !== row.id || row.path === 'other'), row]
    expect(checkTable(table as readonly PageDefinition[], surroundings).join('\n')).toMatch(finding)
  })
})

describe('page files and guards', () => {
  const isDemo = ({ id }: PageDefinition) => id.startsWith('demo.')
  it.each(rows.filter((row) => !row.redirect && !isDemo(row)))(
    'the page $id has a component',
    { tags: ['ROUTE-039'] },
    async (row) => {
      expect(await loadPage(row)).toMatchObject({ Component: expect.any(Function) as unknown })
    },
  )
  it.each(rows.filter(isDemo))(
    'the demo page $id exists only on the development server',
    { tags: ['ROUTE-077'] },
    async (row) => {
      await expect(loadPage(row)).rejects.toThrow('has no file')
    },
  )

  it.each(rows.filter(({ guard }) => guard))(
    'the page $id has the guard that its page definition names',
    async ({ guard }) => {
      expect(await guard?.()).toBeTypeOf('function')
    },
  )
})

describe('page paths', () => {
  const isAt = (path: string) =>
    fromTitle(/^the page (\S+) has its specified path$/, (id) => expect(routesOf(rows)[id]).toBe(path))

  it('the page access.login has its specified path', isAt('login'))
  it('the page registration.register has its specified path', { tags: ['ROUTE-019'] }, isAt('register'))
  it(
    'the page registration.activation-type has its specified path',
    { tags: ['ROUTE-020'] },
    isAt('register/activation-type'),
  )
  it(
    'the page registration.confirmation has its specified path',
    { tags: ['ROUTE-021'] },
    isAt('register/confirmation'),
  )
  it(
    'the page registration.success has its specified path',
    { tags: ['ROUTE-022'] },
    isAt('register/success-registration'),
  )
  it(
    'the page registration.active has its specified path',
    { tags: ['ROUTE-023'] },
    isAt('register/registration-active'),
  )
  it(
    'the page welcome.verification has its specified path',
    { tags: ['ROUTE-024'] },
    isAt('digital-welcome/verification'),
  )
  it('the page welcome.password has its specified path', { tags: ['ROUTE-025'] }, isAt('digital-welcome/password'))
  it('the page welcome.success has its specified path', { tags: ['ROUTE-026'] }, isAt('digital-welcome/success'))
  it('the page welcome.expired has its specified path', { tags: ['ROUTE-027'] }, isAt('digital-welcome/expired'))
  it('the page welcome.error has its specified path', { tags: ['ROUTE-028'] }, isAt('digital-welcome/error'))
  it('the page welcome.locked has its specified path', { tags: ['ROUTE-029'] }, isAt('digital-welcome/locked'))
  it('the page welcome.entry has its specified path', { tags: ['ROUTE-031'] }, isAt('member-service-site'))
  it('the page access.error has its specified path', { tags: ['ROUTE-036'] }, isAt('error'))
  it('the page access.not-found has its specified path', { tags: ['ROUTE-037'] }, isAt('not-found'))
  it('the page demo.switchboard has its specified path', { tags: ['ROUTE-074'] }, isAt('demo'))
  it('the page demo.history has its specified path', { tags: ['ROUTE-075'] }, isAt('demo-history'))
  it('the page demo.fuzzy has its specified path', { tags: ['ROUTE-076'] }, isAt('demo-fuzzy'))
  it('the page dashboard.home has its specified path', { tags: ['ROUTE-040'] }, isAt('dashboard'))
  it('the page history.payments has its specified path', { tags: ['ROUTE-041'] }, isAt('payment-history'))
  it('the page history.payment has its specified path', { tags: ['ROUTE-042'] }, isAt('payment-history/details'))
  it('the page history.claims has its specified path', { tags: ['ROUTE-043'] }, isAt('claim-history'))
  it('the page history.combined has its specified path', { tags: ['ROUTE-044'] }, isAt('history'))
  it('the page history.details has its specified path', { tags: ['ROUTE-045'] }, isAt('history/details/:claimId/:line'))
  it('the page account.home has its specified path', { tags: ['ROUTE-047'] }, isAt('manage-your-account'))
  it(
    'the page account.personal-information has its specified path',
    { tags: ['ROUTE-048'] },
    isAt('manage-your-account/personal-information'),
  )
  it(
    'the page card.member-card has its specified path',
    { tags: ['ROUTE-049'] },
    isAt('manage-your-account/member-card'),
  )
  it(
    'the page card.share has its specified path',
    { tags: ['ROUTE-050'] },
    isAt('manage-your-account/member-card/share'),
  )
  it(
    'the page account.change-address has its specified path',
    { tags: ['ROUTE-051'] },
    isAt('manage-your-account/change-address'),
  )
  it(
    'the page account.change-email has its specified path',
    { tags: ['ROUTE-052'] },
    isAt('manage-your-account/change-email'),
  )
  it(
    'the page account.change-email-verify has its specified path',
    { tags: ['ROUTE-053'] },
    isAt('manage-your-account/change-email/verify'),
  )
  it(
    'the page account.change-email-result has its specified path',
    { tags: ['ROUTE-054'] },
    isAt('manage-your-account/change-email/result'),
  )
  it(
    'the page account.change-language has its specified path',
    { tags: ['ROUTE-055'] },
    isAt('manage-your-account/change-language'),
  )
  it(
    'the page account.people has its specified path',
    { tags: ['ROUTE-056'] },
    isAt('manage-your-account/people-on-your-plan'),
  )
  it(
    'the page account.direct-deposit has its specified path',
    { tags: ['ROUTE-057'] },
    isAt('manage-your-account/direct-deposit'),
  )
  it(
    'the page account.direct-deposit-edit has its specified path',
    { tags: ['ROUTE-057'] },
    isAt('manage-your-account/direct-deposit/edit'),
  )
  it(
    'the page account.direct-deposit-remove has its specified path',
    { tags: ['ROUTE-057'] },
    isAt('manage-your-account/direct-deposit/remove'),
  )
  it(
    'the page account.direct-deposit-success has its specified path',
    { tags: ['ROUTE-057'] },
    isAt('manage-your-account/direct-deposit/success'),
  )
  it(
    'the page account.terms has its specified path',
    { tags: ['ROUTE-060'] },
    isAt('manage-your-account/terms-and-conditions'),
  )
  it(
    'the page account.terms-accept has its specified path',
    { tags: ['ROUTE-060'] },
    isAt('manage-your-account/terms-and-conditions/accept'),
  )
  it(
    'the page account.privacy-and-terms has its specified path',
    { tags: ['ROUTE-061'] },
    isAt('manage-your-account/privacy-and-terms'),
  )
  it(
    'the page premiums.payment-method has its specified path',
    { tags: ['ROUTE-062'] },
    isAt('manage-your-account/premium-payment-method'),
  )
  it(
    'the page premiums.statements has its specified path',
    { tags: ['ROUTE-063'] },
    isAt('manage-your-account/premium-statements'),
  )
  it(
    'the page premiums.statement has its specified path',
    { tags: ['ROUTE-063'] },
    isAt('manage-your-account/premium-statements/:statementId'),
  )
  it(
    'the page premiums.one-time-payment has its specified path',
    { tags: ['ROUTE-064'] },
    isAt('manage-your-account/one-time-payment'),
  )
  it(
    'the page premiums.payment-error has its specified path',
    { tags: ['ROUTE-065'] },
    isAt('manage-your-account/one-time-payment/error'),
  )
  it(
    'the page premiums.payment-confirmed has its specified path',
    { tags: ['ROUTE-066'] },
    isAt('manage-your-account/one-time-payment/payment-confirmed'),
  )
  it(
    'the page premiums.card-payment has its specified path',
    { tags: ['ROUTE-067'] },
    isAt('manage-your-account/card-payment'),
  )
  it('the page support.contact-us has its specified path', { tags: ['ROUTE-068'] }, isAt('contact-us'))
  it('the page support.help-centre has its specified path', { tags: ['ROUTE-072'] }, isAt('help-centre'))
  it('the page coverage.hospital has its specified path', { tags: ['ROUTE-083'] }, isAt('coverage/hospital'))
  it(
    'the page coverage.hospital-service has its specified path',
    { tags: ['ROUTE-084'] },
    isAt('coverage/hospital/details/:code'),
  )
  it(
    'the page coverage.hospital-alternate has its specified path',
    { tags: ['ROUTE-085'] },
    isAt('coverage/hospital/alternate'),
  )
  it(
    'the page coverage.hospital-family has its specified path',
    { tags: ['ROUTE-085'] },
    isAt('coverage/hospital/alternate/details/:code'),
  )
  it(
    'the page coverage.hospital-suppressed has its specified path',
    { tags: ['ROUTE-086'] },
    isAt('coverage/hospital/suppressed'),
  )
  it(
    'the page coverage.hospital-words has its specified path',
    { tags: ['ROUTE-086'] },
    isAt('coverage/hospital/suppressed/details/:code'),
  )
  it('the page coverage.health has its specified path', { tags: ['ROUTE-095'] }, isAt('coverage/extended-health'))
  it(
    'the page coverage.health-service has its specified path',
    { tags: ['ROUTE-096'] },
    isAt('coverage/extended-health/details/:code'),
  )
  it(
    'the page coverage.health-alternate has its specified path',
    { tags: ['ROUTE-097'] },
    isAt('coverage/extended-health/alternate'),
  )
  it(
    'the page coverage.health-family has its specified path',
    { tags: ['ROUTE-097'] },
    isAt('coverage/extended-health/alternate/details/:code'),
  )
  it(
    'the page coverage.health-suppressed has its specified path',
    { tags: ['ROUTE-098'] },
    isAt('coverage/extended-health/suppressed'),
  )
  it('the page claims.claim-type has its specified path', { tags: ['ROUTE-108'] }, isAt('submit-claim/claim-type'))
  it('the page claims.before-start has its specified path', { tags: ['ROUTE-109'] }, isAt('submit-claim/before-start'))
  it(
    'the page claims.before-start-dental has its specified path',
    { tags: ['ROUTE-110'] },
    isAt('submit-claim/before-start/dental'),
  )
  it(
    'the page claims.before-start-drugs has its specified path',
    { tags: ['ROUTE-111'] },
    isAt('submit-claim/before-start/drugs'),
  )
  it(
    'the page claims.before-start-disability has its specified path',
    { tags: ['ROUTE-112'] },
    isAt('submit-claim/before-start/disability'),
  )
  it(
    'the page claims.before-start-travel has its specified path',
    { tags: ['ROUTE-115'] },
    isAt('submit-claim/before-start/travel'),
  )
  it(
    'the page claims.travel-cannot-process has its specified path',
    { tags: ['ROUTE-136'] },
    isAt('submit-claim/travel-cannot-process'),
  )
  it(
    'the page claims.treatment-for-accident has its specified path',
    { tags: ['ROUTE-116'] },
    isAt('submit-claim/treatment-for-accident'),
  )
  it(
    'the page claims.provider-type has its specified path',
    { tags: ['ROUTE-117'] },
    isAt('submit-claim/provider-type'),
  )
  it(
    'the page claims.provider-search has its specified path',
    { tags: ['ROUTE-119'] },
    isAt('submit-claim/provider-search'),
  )
  it(
    'the page claims.provider-results has its specified path',
    { tags: ['ROUTE-120'] },
    isAt('submit-claim/provider-search/results'),
  )
  it('the page claims.service-list has its specified path', { tags: ['ROUTE-122'] }, isAt('submit-claim/service-list'))
  it(
    'the page claims.service-selection has its specified path',
    { tags: ['ROUTE-123'] },
    isAt('submit-claim/service-selection'),
  )
  it(
    'the page claims.claim-details has its specified path',
    { tags: ['ROUTE-124'] },
    isAt('submit-claim/claim-details'),
  )
  it(
    'the page claims.before-start-hsa has its specified path',
    { tags: ['ROUTE-113'] },
    isAt('submit-claim/before-start/hsa'),
  )
  it(
    'the page claims.hsa-eligible-claims has its specified path',
    { tags: ['ROUTE-129'] },
    isAt('submit-claim/hsa-eligible-claims'),
  )
  it(
    'the page claims.hsa-eligible-claim has its specified path',
    { tags: ['ROUTE-129'] },
    isAt('submit-claim/hsa-eligible-claim'),
  )
  it('the page claims.hsa has its specified path', { tags: ['ROUTE-130'] }, isAt('submit-claim/hsa'))
  it(
    'the page claims.other-coverage has its specified path',
    { tags: ['ROUTE-126'] },
    isAt('submit-claim/other-coverage'),
  )
  it(
    'the page claims.attach-documents has its specified path',
    { tags: ['ROUTE-127'] },
    isAt('submit-claim/attach-documents'),
  )
  it(
    'the page claims.documents-to-attach has its specified path',
    { tags: ['ROUTE-128'] },
    isAt('submit-claim/documents-to-attach'),
  )
  it(
    'the page claims.verify-information has its specified path',
    { tags: ['ROUTE-131'] },
    isAt('submit-claim/verify-information'),
  )
  it(
    'the page claims.claim-summary has its specified path',
    { tags: ['ROUTE-132'] },
    isAt('submit-claim/claim-summary'),
  )
  it('the page claims.comments has its specified path', { tags: ['ROUTE-133'] }, isAt('submit-claim/comments'))
  it('the page claims.confirmation has its specified path', { tags: ['ROUTE-134'] }, isAt('submit-claim/confirmation'))
  it('the page claims.success has its specified path', { tags: ['ROUTE-135'] }, isAt('submit-claim/success'))

  it('public pages do not have the full menu', { tags: ['ROUTE-007', 'SHELL-16'] }, () => {
    for (const row of rows.filter(({ access }) => access === 'public')) expect(row.menu).not.toBe('full')
  })

  it(
    'every claim page redirects to the dashboard if the member is suspended or the policy does not have the flag submitClaim',
    { tags: ['GUARD-11', 'GUARD-12', 'GUARD-13'] },
    () => {
      const wizard = rows.filter(({ id }) => id.startsWith('claims.'))
      expect(wizard.length).toBeGreaterThan(15)
      for (const row of wizard)
        expect(row).toMatchObject({
          access: 'member',
          requires: [{ flag: 'submitClaim', redirectTo: 'dashboard.home' }],
          notSuspended: 'dashboard.home',
        })
    },
  )

  it('a page that only redirects has no menu in its page definition', { tags: ['SHELL-15', 'D-169'] }, () => {
    for (const row of rows.filter(({ redirect }) => redirect)) expect(row.menu).toBe('hidden')
  })
})
