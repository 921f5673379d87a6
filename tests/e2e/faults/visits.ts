import { lastStatement } from './premium-actions.ts'

/** A value for each parameter in the path of a page: something that the sandbox's first member has. */
export const PARAMETERS: Readonly<Record<string, string>> = { claimId: 'C1000004-10', line: '1', statementId: lastStatement() }

/** Who opens which pages. Without a list: every page that nobody before was let into. */
export const VISITS: readonly { readonly persona: string; readonly pages?: readonly string[] }[] = [
  { persona: 'default' },
  { persona: 'hsa', pages: ['dashboard.home'] },
  { persona: 'pwa', pages: ['dashboard.home'] },
  { persona: 'alternate' },
  { persona: 'premiums' },
  { persona: 'retired' },
  { persona: 'saskatchewan' },
]
