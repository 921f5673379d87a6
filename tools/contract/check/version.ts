import type { Service } from '../../generate/contracts/operation.ts'
import type { Change, Difference } from './diff.ts'
import { SEVERITIES, type Severity } from './severity.ts'

const PART: Record<Severity, string> = {
  breaking: 'major',
  unclear: 'major',
  behaviour: 'minor',
  additive: 'minor',
  editorial: 'patch',
}

export interface VersionVerdict {
  readonly service: Service
  readonly base: string
  readonly head: string
  /** the worst severity among the changes without approval; undefined if there are no such changes */
  readonly worst: Severity | undefined
  /** lowest version that is high enough for the changes */
  readonly needed: string
  readonly isEnough: boolean
  /** true if the version is lower than before, which is an error because published versions are never withdrawn */
  readonly isLower: boolean
}

/**
 * Determines the lowest version that each service needs. A breaking change requires a new major version, an additive or
 * behavioural one a minor version, an editorial one a patch. Versions are three numbers.
 */
export function judgeVersions({ changes, versions }: Difference): VersionVerdict[] {
  return (Object.keys(versions) as Service[]).map((service) => {
    const { base, head } = versions[service]
    const own = changes.flatMap(({ severities: { [service]: severity } }) => (severity ? [{ severity }] : []))
    const worst = worstOf(own)
    const needed = worst ? next(base, worst) : base
    return {
      service,
      base,
      head,
      worst,
      needed,
      isEnough: compare(head, needed) >= 0,
      isLower: compare(head, base) < 0,
    }
  })
}

export const worstOf = (changes: readonly Pick<Change, 'severity'>[]): Severity | undefined =>
  SEVERITIES.find((severity) => changes.some((change) => change.severity === severity))
export const partOf = (severity: Severity): string => PART[severity]

const parse = (version: string): number[] => version.split('.').map(Number)

function next(version: string, severity: Severity): string {
  const [major = 0, minor = 0, patch = 0] = parse(version)
  if (PART[severity] === 'major') return `${major + 1}.0.0`
  return PART[severity] === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

function compare(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)]
  const at = left.findIndex((part, index) => part !== right[index])
  return at < 0 ? 0 : left[at]! - (right[at] ?? 0)
}
