import { PAGES } from '../../src/app/routes.ts'
import type { PageDefinition } from '../../src/platform/pages/page-registry.ts'
import { monthsBefore, today8 } from '../../src/domain/dates/date8.ts'

/** The statement of the month that ended last. */
const lastStatement = (): string => `S${monthsBefore(today8(), 1).slice(0, 6)}`

/** A payment of the sandbox's first member, and days that are over wherever the browser is. */
export const PAYMENT = `/payment-history/details?${new URLSearchParams({ paymentId: 'P1003', fromDate: monthsBefore(today8(), 4), toDate: monthsBefore(today8(), 1) }).toString()}`

/** Pages that need something in their query. */
const WITH_QUERY: Readonly<Record<string, string>> = { 'history.payment': PAYMENT }

/** A value for each parameter in the path of a page: something that the sandbox's first member has. */
const PARAMETERS: Readonly<Record<string, string>> = { claimId: 'C1000004-10', line: '1', categoryId: '3', serviceId: '2', statementId: lastStatement() }

/** The same, where pages mean different things by one name. */
const CODES: Readonly<Record<string, string>> = {
  'coverage.hospital-service': 'SEMIPRIV',
  'coverage.hospital-family': 'ROOM',
  'coverage.hospital-words': 'ROOM',
  'coverage.health-service': 'OPTO',
  'coverage.health-family': 'MOBILITY',
}

/** Who has what a page is about, where the sandbox's first member has not; ids may end with a star. */
const PEOPLE: Readonly<Record<string, string>> = {
  'coverage.dental-alternate': 'alternate',
  'coverage.health-alternate': 'alternate',
  'coverage.health-family': 'alternate',
  'coverage.health-suppressed': 'suppressed',
  'coverage.hospital-alternate': 'alternate',
  'coverage.hospital-family': 'alternate',
  'coverage.hospital-suppressed': 'suppressed',
  'coverage.hospital-words': 'suppressed',
  'spending.health-alternate': 'hsa-alternate',
  'spending.wellness-alternate': 'alternate',
  'coverage.assistance': 'programmes',
  'coverage.exclusion': 'exclusion',
  'coverage.refugee': 'programmes',
  'coverage.retirement': 'retired',
  'spending.health': 'hsa',
  'spending.wellness': 'pwa',
  'spending.expenses': 'pwa',
  'premiums.*': 'premiums',
  'account.terms-accept': 'terms',
}
/** The member of the sandbox for whom a page is. */
export const personOf = (id: string): string => PEOPLE[id] ?? PEOPLE[id.replace(/\..*/, '.*')] ?? 'default'

/** Pages of a member that open without anything else; the steps of the wizard are walked. */
export const pageFixtures = (): readonly PageDefinition[] =>
  (PAGES as readonly PageDefinition[]).filter(({ access, redirect, id }) => access === 'member' && !redirect && !id.startsWith('claims.'))

/** The address of such a page, below the language. */
export const pathOf = ({ id, path }: PageDefinition): string =>
  WITH_QUERY[id] ?? `/${path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'code' ? CODES[id] : PARAMETERS[name]) ?? name)}`
