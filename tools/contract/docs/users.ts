import { loadPageTable, guardFileOf, pageFileOf } from '../../page-table.ts'
import { readCode } from '../check/code-graph.ts'
import { formsOfOperation } from '../check/forms.ts'
import { readersIn } from '../check/impact.ts'
import { readUses } from '../check/uses.ts'

/** Users of an operation in the portal. */
export interface Users {
  /** ids of pages */
  readonly pages: readonly string[]
  /** true if the layout around every page uses it */
  readonly everyPage: boolean
  readonly forms: readonly string[]
}

/** The users of each operation, by its id, from the portal's code in `root`. */
export async function readUsers(root: string): Promise<(operationId: string) => Users> {
  const [graph, pages, uses] = [readCode(root), await loadPageTable(), readUses(root)]
  return (operationId) => {
    const facts = uses.operations.get(operationId)
    if (!facts) return { pages: [], everyPage: false, forms: [] }
    const reached = new Set(
      readersIn(root, graph, operationId, facts).readers.flatMap(({ file, line }) => [...graph.dependents(file, line)]),
    )
    return {
      pages: pages
        .filter((row) => [pageFileOf(row), guardFileOf(row)].some((file) => file && reached.has(file)))
        .map(({ id }) => id),
      everyPage: [...reached].some((file) =>
        /^src\/(?:main|app\/(?:shell|frame|router|member-guard|start-))/.test(file),
      ),
      forms: formsOfOperation(root, facts.sent),
    }
  }
}
