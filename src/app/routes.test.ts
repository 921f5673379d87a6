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
  // The files of import.meta.glob in page-modules.ts, and the demo pages of the development server.
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

it('every page definition is consistent: id, file, redirects, breadcrumbs and titles in both languages', () => {
  expect(checkTable(rows, surroundings)).toEqual([])
})

it('each documented path has one page, and the path of each page is documented', { tags: ['ROUTE-006'] }, () => {
  const documented = [...readFileSync('docs/specification/routes.md', 'utf8').matchAll(/^\| R-\d+ \| `([^`]+)`/gm)].map(
    ([, path = '']) => path,
  )
  // URLs without a language, their redirects and the catch-all have no page definition.
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
  ])('checkTable reports an inconsistent page definition: $what', ({ row, finding }) => {
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
  const isAt = (path: string) => fromTitle(/^(\S+) is at its address$/, (id) => expect(routesOf(rows)[id]).toBe(path))

  it('access.login is at its address', isAt('login'))
  it('registration.register is at its address', { tags: ['ROUTE-019'] }, isAt('register'))
  it('registration.activation-type is at its address', { tags: ['ROUTE-020'] }, isAt('register/activation-type'))
  it('registration.confirmation is at its address', { tags: ['ROUTE-021'] }, isAt('register/confirmation'))
  it('registration.success is at its address', { tags: ['ROUTE-022'] }, isAt('register/success-registration'))
  it('registration.active is at its address', { tags: ['ROUTE-023'] }, isAt('register/registration-active'))
  it('welcome.verification is at its address', { tags: ['ROUTE-024'] }, isAt('digital-welcome/verification'))
  it('welcome.password is at its address', { tags: ['ROUTE-025'] }, isAt('digital-welcome/password'))
  it('welcome.success is at its address', { tags: ['ROUTE-026'] }, isAt('digital-welcome/success'))
  it('welcome.expired is at its address', { tags: ['ROUTE-027'] }, isAt('digital-welcome/expired'))
  it('welcome.error is at its address', { tags: ['ROUTE-028'] }, isAt('digital-welcome/error'))
  it('welcome.locked is at its address', { tags: ['ROUTE-029'] }, isAt('digital-welcome/locked'))
  it('welcome.entry is at its address', { tags: ['ROUTE-031'] }, isAt('member-service-site'))
  it('access.error is at its address', { tags: ['ROUTE-036'] }, isAt('error'))
  it('access.not-found is at its address', { tags: ['ROUTE-037'] }, isAt('not-found'))
  it('demo.switchboard is at its address', { tags: ['ROUTE-074'] }, isAt('demo'))
  it('demo.history is at its address', { tags: ['ROUTE-075'] }, isAt('demo-history'))
  it('demo.fuzzy is at its address', { tags: ['ROUTE-076'] }, isAt('demo-fuzzy'))
  it('dashboard.home is at its address', { tags: ['ROUTE-040'] }, isAt('dashboard'))
  it('history.payments is at its address', { tags: ['ROUTE-041'] }, isAt('payment-history'))
  it('history.payment is at its address', { tags: ['ROUTE-042'] }, isAt('payment-history/details'))
  it('history.claims is at its address', { tags: ['ROUTE-043'] }, isAt('claim-history'))
  it('history.combined is at its address', { tags: ['ROUTE-044'] }, isAt('history'))
  it('history.details is at its address', { tags: ['ROUTE-045'] }, isAt('history/details/:claimId/:line'))
  it('account.home is at its address', { tags: ['ROUTE-047'] }, isAt('manage-your-account'))
  it(
    'account.personal-information is at its address',
    { tags: ['ROUTE-048'] },
    isAt('manage-your-account/personal-information'),
  )
  it('card.member-card is at its address', { tags: ['ROUTE-049'] }, isAt('manage-your-account/member-card'))
  it('card.share is at its address', { tags: ['ROUTE-050'] }, isAt('manage-your-account/member-card/share'))
  it('account.change-address is at its address', { tags: ['ROUTE-051'] }, isAt('manage-your-account/change-address'))
  it('account.change-email is at its address', { tags: ['ROUTE-052'] }, isAt('manage-your-account/change-email'))
  it(
    'account.change-email-verify is at its address',
    { tags: ['ROUTE-053'] },
    isAt('manage-your-account/change-email/verify'),
  )
  it(
    'account.change-email-result is at its address',
    { tags: ['ROUTE-054'] },
    isAt('manage-your-account/change-email/result'),
  )
  it('account.change-language is at its address', { tags: ['ROUTE-055'] }, isAt('manage-your-account/change-language'))
  it('account.people is at its address', { tags: ['ROUTE-056'] }, isAt('manage-your-account/people-on-your-plan'))
  it('account.direct-deposit is at its address', { tags: ['ROUTE-057'] }, isAt('manage-your-account/direct-deposit'))
  it(
    'account.direct-deposit-edit is at its address',
    { tags: ['ROUTE-057'] },
    isAt('manage-your-account/direct-deposit/edit'),
  )
  it(
    'account.direct-deposit-remove is at its address',
    { tags: ['ROUTE-057'] },
    isAt('manage-your-account/direct-deposit/remove'),
  )
  it(
    'account.direct-deposit-success is at its address',
    { tags: ['ROUTE-057'] },
    isAt('manage-your-account/direct-deposit/success'),
  )
  it('account.terms is at its address', { tags: ['ROUTE-060'] }, isAt('manage-your-account/terms-and-conditions'))
  it(
    'account.terms-accept is at its address',
    { tags: ['ROUTE-060'] },
    isAt('manage-your-account/terms-and-conditions/accept'),
  )
  it(
    'account.privacy-and-terms is at its address',
    { tags: ['ROUTE-061'] },
    isAt('manage-your-account/privacy-and-terms'),
  )
  it(
    'premiums.payment-method is at its address',
    { tags: ['ROUTE-062'] },
    isAt('manage-your-account/premium-payment-method'),
  )
  it('premiums.statements is at its address', { tags: ['ROUTE-063'] }, isAt('manage-your-account/premium-statements'))
  it(
    'premiums.statement is at its address',
    { tags: ['ROUTE-063'] },
    isAt('manage-your-account/premium-statements/:statementId'),
  )
  it(
    'premiums.one-time-payment is at its address',
    { tags: ['ROUTE-064'] },
    isAt('manage-your-account/one-time-payment'),
  )
  it(
    'premiums.payment-error is at its address',
    { tags: ['ROUTE-065'] },
    isAt('manage-your-account/one-time-payment/error'),
  )
  it(
    'premiums.payment-confirmed is at its address',
    { tags: ['ROUTE-066'] },
    isAt('manage-your-account/one-time-payment/payment-confirmed'),
  )
  it('premiums.card-payment is at its address', { tags: ['ROUTE-067'] }, isAt('manage-your-account/card-payment'))
  it('support.contact-us is at its address', { tags: ['ROUTE-068'] }, isAt('contact-us'))
  it('support.help-centre is at its address', { tags: ['ROUTE-072'] }, isAt('help-centre'))
  it('coverage.hospital is at its address', { tags: ['ROUTE-083'] }, isAt('coverage/hospital'))
  it('coverage.hospital-service is at its address', { tags: ['ROUTE-084'] }, isAt('coverage/hospital/details/:code'))
  it('coverage.hospital-alternate is at its address', { tags: ['ROUTE-085'] }, isAt('coverage/hospital/alternate'))
  it(
    'coverage.hospital-family is at its address',
    { tags: ['ROUTE-085'] },
    isAt('coverage/hospital/alternate/details/:code'),
  )
  it('coverage.hospital-suppressed is at its address', { tags: ['ROUTE-086'] }, isAt('coverage/hospital/suppressed'))
  it(
    'coverage.hospital-words is at its address',
    { tags: ['ROUTE-086'] },
    isAt('coverage/hospital/suppressed/details/:code'),
  )
  it('coverage.health is at its address', { tags: ['ROUTE-095'] }, isAt('coverage/extended-health'))
  it(
    'coverage.health-service is at its address',
    { tags: ['ROUTE-096'] },
    isAt('coverage/extended-health/details/:code'),
  )
  it('coverage.health-alternate is at its address', { tags: ['ROUTE-097'] }, isAt('coverage/extended-health/alternate'))
  it(
    'coverage.health-family is at its address',
    { tags: ['ROUTE-097'] },
    isAt('coverage/extended-health/alternate/details/:code'),
  )
  it(
    'coverage.health-suppressed is at its address',
    { tags: ['ROUTE-098'] },
    isAt('coverage/extended-health/suppressed'),
  )
  it('claims.claim-type is at its address', { tags: ['ROUTE-108'] }, isAt('submit-claim/claim-type'))
  it('claims.before-start is at its address', { tags: ['ROUTE-109'] }, isAt('submit-claim/before-start'))
  it('claims.before-start-dental is at its address', { tags: ['ROUTE-110'] }, isAt('submit-claim/before-start/dental'))
  it('claims.before-start-drugs is at its address', { tags: ['ROUTE-111'] }, isAt('submit-claim/before-start/drugs'))
  it(
    'claims.before-start-disability is at its address',
    { tags: ['ROUTE-112'] },
    isAt('submit-claim/before-start/disability'),
  )
  it('claims.before-start-travel is at its address', { tags: ['ROUTE-115'] }, isAt('submit-claim/before-start/travel'))
  it(
    'claims.travel-cannot-process is at its address',
    { tags: ['ROUTE-136'] },
    isAt('submit-claim/travel-cannot-process'),
  )
  it(
    'claims.treatment-for-accident is at its address',
    { tags: ['ROUTE-116'] },
    isAt('submit-claim/treatment-for-accident'),
  )
  it('claims.provider-type is at its address', { tags: ['ROUTE-117'] }, isAt('submit-claim/provider-type'))
  it('claims.provider-search is at its address', { tags: ['ROUTE-119'] }, isAt('submit-claim/provider-search'))
  it('claims.provider-results is at its address', { tags: ['ROUTE-120'] }, isAt('submit-claim/provider-search/results'))
  it('claims.service-list is at its address', { tags: ['ROUTE-122'] }, isAt('submit-claim/service-list'))
  it('claims.service-selection is at its address', { tags: ['ROUTE-123'] }, isAt('submit-claim/service-selection'))
  it('claims.claim-details is at its address', { tags: ['ROUTE-124'] }, isAt('submit-claim/claim-details'))
  it('claims.before-start-hsa is at its address', { tags: ['ROUTE-113'] }, isAt('submit-claim/before-start/hsa'))
  it('claims.hsa-eligible-claims is at its address', { tags: ['ROUTE-129'] }, isAt('submit-claim/hsa-eligible-claims'))
  it('claims.hsa-eligible-claim is at its address', { tags: ['ROUTE-129'] }, isAt('submit-claim/hsa-eligible-claim'))
  it('claims.hsa is at its address', { tags: ['ROUTE-130'] }, isAt('submit-claim/hsa'))
  it('claims.other-coverage is at its address', { tags: ['ROUTE-126'] }, isAt('submit-claim/other-coverage'))
  it('claims.attach-documents is at its address', { tags: ['ROUTE-127'] }, isAt('submit-claim/attach-documents'))
  it('claims.documents-to-attach is at its address', { tags: ['ROUTE-128'] }, isAt('submit-claim/documents-to-attach'))
  it('claims.verify-information is at its address', { tags: ['ROUTE-131'] }, isAt('submit-claim/verify-information'))
  it('claims.claim-summary is at its address', { tags: ['ROUTE-132'] }, isAt('submit-claim/claim-summary'))
  it('claims.comments is at its address', { tags: ['ROUTE-133'] }, isAt('submit-claim/comments'))
  it('claims.confirmation is at its address', { tags: ['ROUTE-134'] }, isAt('submit-claim/confirmation'))
  it('claims.success is at its address', { tags: ['ROUTE-135'] }, isAt('submit-claim/success'))

  it('public pages do not have the full menu', { tags: ['ROUTE-007', 'SHELL-16'] }, () => {
    for (const row of rows.filter(({ access }) => access === 'public')) expect(row.menu).not.toBe('full')
  })

  it(
    'every claim page requires submitClaim and a member who is not suspended, and otherwise redirects to the dashboard',
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
