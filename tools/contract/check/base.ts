import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ContractProblem } from '../../generate/contracts/bundle.ts'

/**
 * Writes folders of a git revision to another folder: the contracts, and unless `parts` says otherwise, the types
 * generated from them. Throws an error with a one-line message if the revision does not exist or has no contracts.
 */
export function checkOut(
  root: string,
  revision: string,
  to: string,
  parts: readonly string[] = ['openapi', 'generated'],
): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, maxBuffer: 1e9 })
  const resolved = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
  if (resolved.status !== 0)
    throw new ContractProblem(
      `There is no revision ${revision}. Name a branch, a tag or a commit: npm run contract:check -- --base origin/main`,
    )
  const commit = resolved.stdout.toString().trim()
  const archive = git('archive', '--format=tar', commit, ...parts)
  if (archive.status !== 0)
    throw new ContractProblem(`Revision ${revision} holds no contracts: ${archive.stderr.toString().split('\n')[0]}`)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const unpacked = spawnSync('tar', ['-x', '-C', join(to)], { input: archive.stdout })
  if (unpacked.status !== 0)
    throw new ContractProblem(`Revision ${revision} cannot be unpacked: ${unpacked.stderr.toString().split('\n')[0]}`)
}
