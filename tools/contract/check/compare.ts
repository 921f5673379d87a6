import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadPageTable } from '../../page-table.ts'
import { readCode } from './code-graph.ts'
import { diffContracts, type Change } from './diff.ts'
import { impactOf, propertiesToProbe, type Impact } from './impact.ts'
import { copyTree } from '../../copy-tree.ts'
import { readersOfProperties, treeIn } from './readers-of-properties.ts'
import type { Consequences } from './regenerate.ts'
import { readUses } from './uses.ts'
import { judgeVersions, type VersionVerdict } from './version.ts'

export interface Report {
  readonly base: string
  /** why the documents cannot be used as they are; absent when they can */
  readonly lint?: string
  readonly versions: readonly VersionVerdict[]
  readonly changes: readonly (Change & { readonly impact: Impact })[]
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

/** What changed between two revisions of the contracts, how much it matters and who feels it. */
export async function compareContracts({ root, base, head, scratch }: Places, name: string): Promise<Report> {
  const difference = await diffContracts(base, head)
  const [before, after] = [readUses(base), readUses(head)]
  const probed = propertiesToProbe(difference.changes, before)
  const tree = treeIn(scratch)
  if (probed.length > 0) {
    copyTree(root, tree)
    if (existsSync(join(base, 'generated'))) {
      rmSync(join(tree, 'generated'), { recursive: true })
      cpSync(join(base, 'generated'), join(tree, 'generated'), { recursive: true })
    }
  }
  const readers = probed.length > 0 ? await readersOfProperties(tree, probed) : new Map()
  const surroundings = { root, graph: readCode(root), pages: await loadPageTable(), before, after, readers }
  return {
    base: name,
    versions: judgeVersions(difference),
    changes: difference.changes.map((change) => ({ ...change, impact: impactOf(change, surroundings) })),
  }
}
