import { spawnSync } from 'node:child_process'
import { ContractProblem } from '../../generate/contracts/bundle.ts'
import { changelog } from '../check/run.ts'

/** What changed with each version of the contracts, newest first, from the history of this repository. */
export function versionHistory(): string {
  const { stdout } = spawnSync('git', ['log', '-G^  version:', '--format=%H', '--', 'openapi/*/openapi.yaml'])
  // without a history, as in the build of an image, there is no earlier version
  const revisions = (stdout?.toString() ?? '').split('\n').filter(Boolean)
  const steps = revisions.slice(0, -1).flatMap((revision, index) => {
    try {
      // the first line names the revisions, which only this repository knows
      return changelog(revisions[index + 1]!, revision)
        .split('\n')
        .slice(2)
        .join('\n')
    } catch (error) {
      // a revision from before the rules that a comparison needs
      if (error instanceof ContractProblem) return []
      throw error
    }
  })
  return `# Changes of the contracts\n\n${steps.join('\n') || 'No earlier version is known.\n'}`
}
