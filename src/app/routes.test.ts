import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUES } from '~generated/i18n/catalogues.ts'
import { LOCALES } from '~/platform/i18n/locale.ts'
import type { PageRow } from '~/platform/pages/page-row.ts'
import { FLAGS } from '~/platform/policy/policy.ts'
import { loadPage, pageFile } from './page-modules.ts'
import { PAGES } from './routes.ts'
import { checkTable, routesOf, type Surroundings } from '../../tests/gates/pages/check-table.ts'

const rows: readonly PageRow[] = PAGES

const catalogue = (locale: string, name: string) => JSON.parse(readFileSync(`i18n/${locale}/${name}.json`, 'utf8')) as Record<string, string>
const surroundings: Surroundings = {
  flags: FLAGS,
  // As import.meta.glob of page-modules.ts sees them, and as the development server adds the pages of testers.
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
    LOCALES.map((locale) => [locale, Object.fromEntries(CATALOGUES.map((name) => [name, new Set(Object.keys(catalogue(locale, name)))]))]),
  ),
}

it('ROUTE-006 GUARD-44 every row of the table of pages holds together: ids, files, detours, crumbs, titles in both languages', () => {
  expect(checkTable(rows, surroundings)).toEqual([])
})

it('SHELL-01 every page is for a visitor or a signed-in member: nobody else has any', () => {
  const others = /(?:^|[/.-])(?:admin\w*|administrator|employer|sponsor|advisor|broker|provider-portal)(?:[/.-]|$)/
  for (const { id, path, access } of rows) {
    expect(['public', 'member']).toContain(access)
    expect(`${id} ${path}`).not.toMatch(others)
  }
})

describe('a row that does not hold together is found', () => {
  const home = rows.find(({ id }) => id === 'dashboard.home')!
  const login = rows.find(({ id }) => id === 'access.login')!
  it.each([
    { what: 'an id that two pages have', row: { ...home, path: 'other' }, finding: /dashboard\.home.*id/ },
    { what: 'a path that two pages have', row: { ...home, id: 'dashboard.other', file: 'dashboard/home' }, finding: /dashboard\.other.*path/ },
    { what: 'a path in capitals', row: { ...home, id: 'history.details', path: 'Hello' }, finding: /path/ },
    { what: 'a detour to nowhere', row: { ...home, id: 'history.x', path: 'x', needs: [{ flag: 'coverage', otherwise: 'nowhere' }] }, finding: /nowhere/ },
    {
      what: 'a flag that does not exist',
      row: { ...home, id: 'history.x', path: 'x', needs: [{ flag: 'coverages', otherwise: 'dashboard.home' }] },
      finding: /coverages/,
    },
    { what: 'a detour to itself', row: { ...home, id: 'history.x', path: 'x', needs: [{ flag: 'coverage', otherwise: 'history.x' }] }, finding: /itself/ },
    { what: 'detours that lead round in a circle', row: { ...home, needs: [{ flag: 'coverage', otherwise: 'claims.claim-type' }] }, finding: /circle/ },
    { what: 'a crumb that does not exist', row: { ...home, id: 'history.x', path: 'x', crumbs: ['nowhere'] }, finding: /nowhere/ },
    { what: 'a redirect to nowhere', row: { ...home, id: 'history.x', path: 'x', redirect: 'nowhere' }, finding: /nowhere/ },
    { what: 'no page file', row: { ...home, id: 'history.x', path: 'x' }, finding: /file/ },
    { what: 'no title in the catalogues it loads', row: { ...login, texts: [] }, finding: /page\.access\.login/ },
    { what: 'a crumb whose title it does not load', row: { ...home, crumbs: ['history.combined'] }, finding: /page\.history\.combined/ },
    { what: 'a catalogue that does not exist', row: { ...home, texts: ['dashboards'] }, finding: /dashboards/ },
    { what: 'a public page with flags', row: { ...login, needs: [{ flag: 'coverage', otherwise: 'dashboard.home' }] }, finding: /public/ },
  ])('$what', ({ row, finding }) => {
    const table = [...rows.filter(({ id }) => id !== row.id || row.path === 'other'), row]
    expect(checkTable(table as readonly PageRow[], surroundings).join('\n')).toMatch(finding)
  })
})

describe('pages and their guards', () => {
  const isDemo = ({ id }: PageRow) => id.startsWith('demo.')
  it.each(rows.filter((row) => !row.redirect && !isDemo(row)))('ROUTE-039 $id has a page to show', async (row) => {
    expect(await loadPage(row)).toMatchObject({ Component: expect.any(Function) as unknown })
  })
  it.each(rows.filter(isDemo))('ROUTE-077 $id has none outside the development server', async (row) => {
    await expect(loadPage(row)).rejects.toThrow('has no file')
  })

  it.each(rows.filter(({ guard }) => guard))('$id has the guard it names', async ({ guard }) => {
    expect((await guard?.())?.guard).toBeTypeOf('function')
  })
})

describe('the addresses of the specification', () => {
  it.each([
    ['ROUTE-008', 'access.login', 'login'],
    ['ROUTE-019', 'registration.register', 'register'],
    ['ROUTE-020', 'registration.activation-type', 'register/activation-type'],
    ['ROUTE-021', 'registration.confirmation', 'register/confirmation'],
    ['ROUTE-022', 'registration.success', 'register/success-registration'],
    ['ROUTE-023', 'registration.active', 'register/registration-active'],
    ['ROUTE-024', 'welcome.verification', 'digital-welcome/verification'],
    ['ROUTE-025', 'welcome.password', 'digital-welcome/password'],
    ['ROUTE-026', 'welcome.success', 'digital-welcome/success'],
    ['ROUTE-027', 'welcome.expired', 'digital-welcome/expired'],
    ['ROUTE-028', 'welcome.error', 'digital-welcome/error'],
    ['ROUTE-029', 'welcome.locked', 'digital-welcome/locked'],
    ['ROUTE-031', 'welcome.entry', 'member-service-site'],
    ['ROUTE-036', 'access.error', 'error'],
    ['ROUTE-037', 'access.not-found', 'not-found'],
    ['ROUTE-074', 'demo.switchboard', 'demo'],
    ['ROUTE-075', 'demo.history', 'demo-history'],
    ['ROUTE-076', 'demo.fuzzy', 'demo-fuzzy'],
    ['ROUTE-040', 'dashboard.home', 'dashboard'],
    ['ROUTE-041', 'history.payments', 'payment-history'],
    ['ROUTE-042', 'history.payment', 'payment-history/details'],
    ['ROUTE-043', 'history.claims', 'claim-history'],
    ['ROUTE-044', 'history.combined', 'history'],
    ['ROUTE-045', 'history.details', 'history/details/:claimId/:line'],
    ['ROUTE-047', 'account.home', 'manage-your-account'],
    ['ROUTE-048', 'account.personal-information', 'manage-your-account/personal-information'],
    ['ROUTE-049', 'card.member-card', 'manage-your-account/member-card'],
    ['ROUTE-050', 'card.share', 'manage-your-account/member-card/share'],
    ['ROUTE-051', 'account.change-address', 'manage-your-account/change-address'],
    ['ROUTE-052', 'account.change-email', 'manage-your-account/change-email'],
    ['ROUTE-053', 'account.change-email-verify', 'manage-your-account/change-email/verify'],
    ['ROUTE-054', 'account.change-email-result', 'manage-your-account/change-email/result'],
    ['ROUTE-055', 'account.change-language', 'manage-your-account/change-language'],
    ['ROUTE-056', 'account.people', 'manage-your-account/people-on-your-plan'],
    ['ROUTE-057', 'account.direct-deposit', 'manage-your-account/direct-deposit'],
    ['ROUTE-057', 'account.direct-deposit-edit', 'manage-your-account/direct-deposit/edit'],
    ['ROUTE-057', 'account.direct-deposit-remove', 'manage-your-account/direct-deposit/remove'],
    ['ROUTE-057', 'account.direct-deposit-success', 'manage-your-account/direct-deposit/success'],
    ['ROUTE-060', 'account.terms', 'manage-your-account/terms-and-conditions'],
    ['ROUTE-060', 'account.terms-accept', 'manage-your-account/terms-and-conditions/accept'],
    ['ROUTE-061', 'account.privacy-and-terms', 'manage-your-account/privacy-and-terms'],
    ['ROUTE-062', 'premiums.payment-method', 'manage-your-account/premium-payment-method'],
    ['ROUTE-063', 'premiums.statements', 'manage-your-account/premium-statements'],
    ['ROUTE-063', 'premiums.statement', 'manage-your-account/premium-statements/:statementId'],
    ['ROUTE-064', 'premiums.one-time-payment', 'manage-your-account/one-time-payment'],
    ['ROUTE-065', 'premiums.payment-error', 'manage-your-account/one-time-payment/error'],
    ['ROUTE-066', 'premiums.payment-confirmed', 'manage-your-account/one-time-payment/payment-confirmed'],
    ['ROUTE-067', 'premiums.card-payment', 'manage-your-account/card-payment'],
    ['ROUTE-068', 'support.contact-us', 'contact-us'],
    ['ROUTE-072', 'support.help-centre', 'help-centre'],
    ['ROUTE-083', 'coverage.hospital', 'coverage/hospital'],
    ['ROUTE-084', 'coverage.hospital-service', 'coverage/hospital/details/:code'],
    ['ROUTE-085', 'coverage.hospital-alternate', 'coverage/hospital/alternate'],
    ['ROUTE-085', 'coverage.hospital-family', 'coverage/hospital/alternate/details/:code'],
    ['ROUTE-086', 'coverage.hospital-suppressed', 'coverage/hospital/suppressed'],
    ['ROUTE-086', 'coverage.hospital-words', 'coverage/hospital/suppressed/details/:code'],
    ['ROUTE-095', 'coverage.health', 'coverage/extended-health'],
    ['ROUTE-096', 'coverage.health-service', 'coverage/extended-health/details/:code'],
    ['ROUTE-097', 'coverage.health-alternate', 'coverage/extended-health/alternate'],
    ['ROUTE-097', 'coverage.health-family', 'coverage/extended-health/alternate/details/:code'],
    ['ROUTE-098', 'coverage.health-suppressed', 'coverage/extended-health/suppressed'],
    ['ROUTE-108', 'claims.claim-type', 'submit-claim/claim-type'],
    ['ROUTE-109', 'claims.before-start', 'submit-claim/before-start'],
    ['ROUTE-110', 'claims.before-start-dental', 'submit-claim/before-start/dental'],
    ['ROUTE-111', 'claims.before-start-drugs', 'submit-claim/before-start/drugs'],
    ['ROUTE-112', 'claims.before-start-disability', 'submit-claim/before-start/disability'],
    ['ROUTE-115', 'claims.before-start-travel', 'submit-claim/before-start/travel'],
    ['ROUTE-136', 'claims.travel-cannot-process', 'submit-claim/travel-cannot-process'],
    ['ROUTE-116', 'claims.treatment-for-accident', 'submit-claim/treatment-for-accident'],
    ['ROUTE-117', 'claims.provider-type', 'submit-claim/provider-type'],
    ['ROUTE-119', 'claims.provider-search', 'submit-claim/provider-search'],
    ['ROUTE-120', 'claims.provider-results', 'submit-claim/provider-search/results'],
    ['ROUTE-122', 'claims.service-list', 'submit-claim/service-list'],
    ['ROUTE-123', 'claims.service-selection', 'submit-claim/service-selection'],
    ['ROUTE-124', 'claims.claim-details', 'submit-claim/claim-details'],
    ['ROUTE-113', 'claims.before-start-hsa', 'submit-claim/before-start/hsa'],
    ['ROUTE-129', 'claims.hsa-eligible-claims', 'submit-claim/hsa-eligible-claims'],
    ['ROUTE-129', 'claims.hsa-eligible-claim', 'submit-claim/hsa-eligible-claim'],
    ['ROUTE-130', 'claims.hsa', 'submit-claim/hsa'],
    ['ROUTE-126', 'claims.other-coverage', 'submit-claim/other-coverage'],
    ['ROUTE-127', 'claims.attach-documents', 'submit-claim/attach-documents'],
    ['ROUTE-128', 'claims.documents-to-attach', 'submit-claim/documents-to-attach'],
    ['ROUTE-131', 'claims.verify-information', 'submit-claim/verify-information'],
    ['ROUTE-132', 'claims.claim-summary', 'submit-claim/claim-summary'],
    ['ROUTE-133', 'claims.comments', 'submit-claim/comments'],
    ['ROUTE-134', 'claims.confirmation', 'submit-claim/confirmation'],
    ['ROUTE-135', 'claims.success', 'submit-claim/success'],
  ])('%s %s is at /L/%s', (_, id, path) => {
    expect(routesOf(rows)[id]).toBe(path)
  })

  it('ROUTE-007 SHELL-16 public pages show the language toggle instead of menus', () => {
    for (const row of rows.filter(({ access }) => access === 'public')) expect(row.menu).not.toBe('full')
  })

  it('GUARD-11 GUARD-12 GUARD-13 every page of the claim wizard needs submitClaim and a member who is not suspended, else the dashboard', () => {
    const wizard = rows.filter(({ id }) => id.startsWith('claims.'))
    expect(wizard.length).toBeGreaterThan(15)
    for (const row of wizard)
      expect(row).toMatchObject({ access: 'member', needs: [{ flag: 'submitClaim', otherwise: 'dashboard.home' }], notSuspended: 'dashboard.home' })
  })

  it('SHELL-15 D-169 a page that only leads elsewhere shows nothing of its own', () => {
    for (const row of rows.filter(({ redirect }) => redirect)) expect(row.menu).toBe('hidden')
  })
})
