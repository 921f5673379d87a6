import { spawnSync } from 'node:child_process'
import { ContractProblem } from '../../generate/contracts/bundle.ts'
import { changelog } from '../check/run.ts'

/** The changes in each version of the contracts, newest first, from the git history. */
export function versionHistory(): string {
  const { stdout } = spawnSync('git', ['log', '-G^  version:', '--format=%H', '--', 'openapi/*/openapi.yaml'])
  // without git history, as in an image build, there are no earlier versions
  const revisions = (stdout?.toString() ?? '').split('\n').filter(Boolean)
  const steps = revisions.slice(0, -1).flatMap((revision, index) => {
    try {
      // the first line names git revisions, which mean nothing outside this repository
      return changelog(revisions[index + 1]!, revision)
        .split('\n')
        .slice(2)
        .join('\n')
    } catch (error) {
      // the rules for contracts may be newer than a revision; if the comparison rejects a revision, its changes are
      // left out
      if (error instanceof ContractProblem) return []
      throw error
    }
  })
  return `# Changes of the contracts\n\n${steps.join('\n') || 'No earlier version is known.\n'}`
}
