import type { PageDefinition } from '../../../src/platform/pages/page-registry.ts'
import { guardFileOf, isOnEveryPage, loadPageTable, pageFileOf } from '../../page-table.ts'
import { readCode, type CodeGraph, type Place } from '../check/code-graph.ts'
import type { Consumer } from '../check/consumers.ts'
import { formsOfOperation } from '../check/forms.ts'
import { readersIn } from '../check/impact.ts'
import { readUses } from '../check/uses.ts'
import { stepPages } from '../check/wizard-steps.ts'

/** Reads the portal's code in `root`. Returns a function that gives the users of an operation by its id. */
export async function readUsers(root: string): Promise<(operationId: string) => Consumer> {
  const [graph, pages, uses] = [readCode(root), await loadPageTable(), readUses(root)]
  return (operationId) => {
    const facts = uses.operations.get(operationId)
    if (!facts) return { pages: [], everyPage: false, forms: [] }
    return {
      ...shownAt(root, graph, pages, readersIn([root], graph, operationId, facts).readers),
      forms: formsOfOperation(root, facts.sent),
    }
  }
}

/**
 * The pages that depend on the given lines of the portal's code. In the claim wizard, only the affected steps are
 * included.
 */
export function shownAt(
  root: string,
  graph: CodeGraph,
  pages: readonly PageDefinition[],
  places: readonly Place[],
): Pick<Consumer, 'pages' | 'everyPage'> {
  const reached = new Set(places.flatMap(({ file, line }) => [...graph.dependents(file, line)]))
  const steps = stepPages(root, reached)
  return {
    pages: pages
      .filter(
        (row) => steps.has(row.id) || [pageFileOf(row), guardFileOf(row)].some((file) => file && reached.has(file)),
      )
      .map(({ id }) => id),
    everyPage: isOnEveryPage(reached),
  }
}
