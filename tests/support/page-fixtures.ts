import { PAGES } from '../../src/app/routes.ts'
import type { PageDefinition } from '../../src/platform/pages/page-registry.ts'
import { PERSONAS } from '../../sandbox/personas.ts'
import { monthsBefore, today8 } from '../../src/domain/dates/date8.ts'

/** Id of last month's premium statement. */
const lastStatement = (): string => `S${monthsBefore(today8(), 1).slice(0, 6)}`

/** Path of a payment of the sandbox's first member. The dates in it are past in every time zone. */
export const PAYMENT = `/payment-history/details?${new URLSearchParams({ paymentId: 'P1003', fromDate: monthsBefore(today8(), 4), toDate: monthsBefore(today8(), 1) }).toString()}`

/**
 * Id of a claim in a persona's history; the newest claim has the index 0. The id ends with the number of the persona.
 */
const claimOf = (persona: string, index: number): string =>
  `C${1_000_000 + index}-${10 + PERSONAS.findIndex(({ key }) => key === persona)}`
/** The claim of the persona `documents` that waits for an X-ray. */
export const CLAIM_WITHOUT_DOCUMENT = claimOf('documents', 90_000)
/** The declined claim of a persona's history. */
export const declinedClaim = (persona = 'default'): string => claimOf(persona, 2)
/** An undecided claim of a persona's history. */
export const openClaim = (persona = 'default'): string => claimOf(persona, 0)

/** A paid claim line of the first member, as the search for claims returns it. */
export const CLAIM_LINE = {
  claimId: 'C700',
  claimLineNumber: 1,
  claimStatus: 'PAID',
  hasPaymentDetails: true,
  participantInfo: { participantId: '1', firstName: 'MARIE-ÈVE' },
  benefitCode: 'CHLTH',
  serviceDate: '20260818',
  serviceInfo: { code: 'PHYS01', description: 'Physiothérapie' },
  submittedAmount: '105.00',
  cobAmount: '5.10',
  totalPaidAmount: '72.05',
}

/** Paths of pages that need a query or a claim in a certain state. */
const WITH_QUERY: Readonly<Record<string, string>> = {
  'history.payment': PAYMENT,
  'history.add-documents': `/history/documents/${CLAIM_WITHOUT_DOCUMENT}`,
  'history.appeal': `/history/appeal/${declinedClaim()}/1`,
}

/** Values for the parameters in paths: ids that the sandbox's first member has. */
const PARAMETERS: Readonly<Record<string, string>> = {
  claimId: 'C1000004-10',
  line: '1',
  categoryId: '3',
  serviceId: '2',
  statementId: lastStatement(),
  predeterminationId: 'P1000002',
  participantId: '1',
}

/** Values of the parameter `code`, which differs from page to page. */
const CODES: Readonly<Record<string, string>> = {
  'coverage.hospital-service': 'SEMIPRIV',
  'coverage.hospital-family': 'ROOM',
  'coverage.hospital-words': 'ROOM',
  'coverage.health-service': 'OPTO',
  'coverage.health-family': 'MOBILITY',
}

/**
 * Personas for pages that show data which the sandbox's first member does not have. In a page id, a star stands for any
 * page of the area.
 */
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
  'history.add-documents': 'documents',
}
/** The persona with which a page is tested. */
export const personOf = (id: string): string => PEOPLE[id] ?? PEOPLE[id.replace(/\..*/, '.*')] ?? 'default'

/** A page that opens only after a sign-in with a password (passkeys.test.ts). */
const AFTER_SIGN_IN = 'account.passkey-offer'

/** Member pages that open by their URL alone. Steps of the wizard are left out, because they need a draft. */
export const pageFixtures = (): readonly PageDefinition[] =>
  (PAGES as readonly PageDefinition[]).filter(
    ({ access, redirect, id }) => access === 'member' && !redirect && !id.startsWith('claims.') && id !== AFTER_SIGN_IN,
  )

/** The path of a page with example parameters, without the language. */
export const pathOf = ({ id, path }: PageDefinition): string =>
  WITH_QUERY[id] ??
  `/${path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'code' ? CODES[id] : PARAMETERS[name]) ?? name)}`
