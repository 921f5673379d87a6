import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import yaml from 'js-yaml'
import { ContractProblem } from '../../generate/contracts/bundle.ts'
import type { Change } from './diff.ts'

/** Permission for a change that a rule would refuse, given by a person who knows the users of the service. */
export interface Approval {
  /** rule and subject as in the report */
  readonly rule: string
  readonly subject: string
  readonly who: string
  readonly why: string
  /** last day of validity, yyyy-MM-dd */
  readonly until: string
}

const APPROVED = 'openapi/approved.yaml'
const PARTS = ['rule', 'subject', 'who', 'why', 'until'] as const

/** The approvals of a revision; empty if the file does not exist. Throws one line if an entry lacks a field. */
export function readApprovals(root: string): Approval[] {
  const file = join(root, APPROVED)
  const entries = existsSync(file)
    ? (yaml.load(readFileSync(file, 'utf8'), { schema: yaml.JSON_SCHEMA }) as Partial<Approval>[] | null)
    : []
  return (entries ?? []).map((entry, index) => {
    const missing = PARTS.filter((part) => typeof entry[part] !== 'string' || entry[part] === '')
    if (missing.length > 0)
      throw new ContractProblem(`${APPROVED}: entry ${index + 1} does not say ${missing.join(', ')}.`)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(entry.until!))
      throw new ContractProblem(
        `${APPROVED}: entry ${index + 1} is valid until ${entry.until}; a day is written 2027-01-31.`,
      )
    return entry as Approval
  })
}

/** The approval of a change that is still valid on `today` (yyyy-MM-dd). */
export const approvalOf = (
  change: Pick<Change, 'rule' | 'subject'>,
  approvals: readonly Approval[],
  today: string,
): Approval | undefined =>
  approvals.find(({ rule, subject, until }) => rule === change.rule && subject === change.subject && until >= today)
