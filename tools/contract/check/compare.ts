import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadPageTable } from '../../page-table.ts'
import { copyTree, isSameTree } from '../../copy-tree.ts'
import { approvalOf, readApprovals, type Approval } from './approvals.ts'
import { readCode } from './code-graph.ts'
import { diffContracts, TODAY, type Change } from './diff.ts'
import { impactOf, propertiesToProbe, type Impact } from './impact.ts'
import { findUsagesOfProperties, treeIn } from './find-usages-of-properties.ts'
import type { Consequences } from './regenerate.ts'
import { readUses } from './uses.ts'
import { judgeVersions, type VersionVerdict } from './version.ts'

export interface JudgedChange extends Change {
  /** who took it in, and why; such a change asks for no version */
  readonly approval?: Approval
}

export interface Report {
  readonly base: string
  /** why the documents cannot be used as they are; absent when they can */
  readonly lint?: string
  readonly versions: readonly VersionVerdict[]
  readonly changes: readonly (JudgedChange & { readonly impact: Impact })[]
  /** absent when only the comparison was asked for */
  readonly consequences?: Consequences
}

interface Places {
  /** the portal: its code says who feels a change */
  readonly root: string
  /** holds `openapi/`, and `generated/` where the types before the change are not those of `root` */
  readonly base: string
  /** holds `openapi/` after the change */
  readonly head: string
  /** a folder to work in */
  readonly scratch: string
}

/** What changed between two folders that hold an `openapi/`, how much it matters, and what somebody approved. `today` is yyyy-MM-dd. */
export function judgeContracts(
  base: string,
  head: string,
  today: string = TODAY(),
): { readonly changes: readonly JudgedChange[]; readonly versions: readonly VersionVerdict[] } {
  const { changes, versions } = diffContracts(base, head, today)
  const approvals = readApprovals(head)
  const judged = changes.map((change) => {
    const approval = approvalOf(change, approvals, today)
    return { ...change, ...(approval && { approval }) }
  })
  return { changes: judged, versions: judgeVersions({ changes: judged.filter(({ approval }) => !approval), versions }) }
}

/** What changed between two revisions of the contracts, how much it matters and who feels it. */
export async function compareContracts({ root, base, head, scratch }: Places, name: string): Promise<Report> {
  const { changes, versions } = judgeContracts(base, head)
  const [before, after] = [readUses(base), readUses(head)]
  const probed = propertiesToProbe(changes, before)
  const tree = treeIn(scratch)
  const isCurrent = !existsSync(join(base, 'generated')) || isSameTree(join(base, 'generated'), join(root, 'generated'))
  if (probed.length > 0) {
    copyTree(root, tree)
    if (!isCurrent) {
      rmSync(join(tree, 'generated'), { recursive: true })
      cpSync(join(base, 'generated'), join(tree, 'generated'), { recursive: true })
    }
  }
  const readers = probed.length > 0 ? await findUsagesOfProperties(tree, probed, isCurrent) : new Map()
  const surroundings = { root, graph: readCode(root), pages: await loadPageTable(), before, after, readers }
  return { base: name, versions, changes: changes.map((change) => ({ ...change, impact: impactOf(change, surroundings) })) }
}
