import { existsSync, readFileSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'
import yaml from 'js-yaml'
import { ContractProblem } from '../../generate/contracts/bundle.ts'
import type { Change, Difference } from './diff.ts'
import { judgeVersions, type VersionVerdict } from './version.ts'

/**
 * An approval of a change that the check would otherwise reject. Only a person who knows the programs that use the
 * service gives an approval.
 */
interface Approval {
  /** rule and subject of the change, as the report prints them */
  readonly rule: string
  readonly subject: string
  readonly who: string
  readonly why: string
  /** last day on which the approval is valid, yyyy-MM-dd */
  readonly until: string
}

export interface JudgedChange extends Change {
  /** who approved the change and why; an approved change does not require a higher version */
  readonly approval?: Approval
}

/** The differences with their approvals, and the versions that the differences without approval require. */
export interface Judged {
  /** approvals of no effect, each with the reason */
  readonly unused?: readonly string[]
  readonly changes: readonly JudgedChange[]
  readonly versions: readonly VersionVerdict[]
}

/** Path of the file with the approvals, relative to the root of the repository. */
export const APPROVED = 'openapi/approved.yaml'
const PARTS = ['rule', 'subject', 'who', 'why', 'until'] as const

/**
 * Reads the approvals from a file. Returns an empty list if the file does not exist. Throws an error with a one-line
 * message if an entry lacks a field.
 */
export function readApprovals(file: string): Approval[] {
  const entries = existsSync(file)
    ? (yaml.load(readFileSync(file, 'utf8'), { schema: yaml.JSON_SCHEMA }) as Partial<Approval>[] | null)
    : []
  return (entries ?? []).map((entry, index) => {
    const missing = PARTS.filter((part) => typeof entry[part] !== 'string' || entry[part] === '')
    if (missing.length > 0) throw new ContractProblem(`${file}: entry ${index + 1} does not say ${missing.join(', ')}.`)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(entry.until!))
      throw new ContractProblem(
        `${file}: entry ${index + 1} is valid until ${entry.until}; a day is written 2027-01-31.`,
      )
    return entry as Approval
  })
}

/** The approval for a change, if it is valid on `today` (yyyy-MM-dd). */
export const approvalOf = (
  change: Pick<Change, 'rule' | 'subject'>,
  approvals: readonly Approval[],
  today: string,
): Approval | undefined =>
  approvals.find(({ rule, subject, until }) => rule === change.rule && subject === change.subject && until >= today)

/** Adds the approvals that are valid on `today` (yyyy-MM-dd) to the differences. */
export function approve({ changes, versions }: Difference, approvals: readonly Approval[], today: string): Judged {
  const judged = changes.map((change) => {
    const approval = approvalOf(change, approvals, today)
    return { ...change, ...(approval && { approval }) }
  })
  return {
    changes: judged,
    versions: judgeVersions({ changes: judged.filter(({ approval }) => !approval), versions }),
    unused: approvals.flatMap((approval) => whyUnused(approval, changes, today) ?? []),
  }
}

/** Edits by which a misspelt rule and subject may differ from those of a change. */
const MOST_EDITS = 4

/**
 * Says why an approval is of no effect: it has expired, or its rule or subject is misspelt. Undefined if it is valid, or
 * if it resembles none of the changes, because it may be that of an earlier release.
 */
function whyUnused(
  { rule, subject, until }: Approval,
  changes: readonly Pick<Change, 'rule' | 'subject'>[],
  today: string,
): string | undefined {
  const name = `the approval of ${rule} for ${subject}`
  const far = (change: Pick<Change, 'rule' | 'subject'>) =>
    distance(change.rule, rule) + distance(change.subject, subject)
  const nearest = changes.toSorted((one, other) => far(one) - far(other))[0]
  if (!nearest || far(nearest) > MOST_EDITS) return undefined
  if (far(nearest) > 0) return `${name} fits no change; perhaps ${nearest.rule} for ${nearest.subject} is meant`
  return until < today ? `${name} ended on ${until}; who knows the users of the service may prolong it` : undefined
}
