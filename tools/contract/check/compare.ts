import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadPageTable } from '../../page-table.ts'
import { copyTree, isSameTree } from '../../copy-tree.ts'
import { APPROVED, approve, readApprovals, type Judged, type JudgedChange } from './approvals.ts'
import { readCode } from './code-graph.ts'
import { diffDocuments, TODAY } from './diff.ts'
import { documentsIn } from './documents.ts'
import { propertiesToProbe } from './affected.ts'
import { impactOf, type Impact } from './impact.ts'
import { findUsagesOfProperties, treeIn } from './find-usages-of-properties.ts'
import type { Consequences } from './regenerate.ts'
import { readUses } from './uses.ts'
import type { VersionVerdict } from './version.ts'

export interface Report {
  readonly base: string
  /** lint errors of the documents; undefined if they are valid */
  readonly lint?: string
  readonly versions: readonly VersionVerdict[]
  /** approvals of no effect, each with the reason */
  readonly unused?: readonly string[]
  readonly changes: readonly (JudgedChange & { readonly impact: Impact })[]
  /** results of compiler and tests; undefined if only the comparison was requested */
  readonly consequences?: Consequences
}

interface Places {
  /** root of the repository; its portal code is searched for what a change affects */
  readonly root: string
  /** folder with the old `openapi/`, and the old `generated/` if it differs from the current one */
  readonly base: string
  /** folder with the new `openapi/` */
  readonly head: string
  /** folder for temporary files */
  readonly scratch: string
}

/** Compares the `openapi/` of two folders. Returns the differences with their severity and approvals. */
export function judgeContracts(base: string, head: string): Judged {
  const today = TODAY()
  return approve(diffDocuments(documentsIn(base), documentsIn(head), today), readApprovals(join(head, APPROVED)), today)
}

/**
 * Compares two revisions of the contracts. Returns the differences with their severity, and the parts of the portal
 * that each of them affects.
 */
export async function compareContracts({ root, base, head, scratch }: Places, name: string): Promise<Report> {
  const { changes, versions, unused = [] } = judgeContracts(base, head)
  // reading the code of the portal takes half of the time of a check
  if (changes.length === 0) return { base: name, versions, changes: [] }
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
  const surroundings = { root, base, graph: readCode(root), pages: await loadPageTable(), before, after, readers }
  return {
    base: name,
    versions,
    unused,
    changes: changes.map((change) => ({ ...change, impact: impactOf(change, surroundings) })),
  }
}
