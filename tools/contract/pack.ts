/**
 * `npm run contracts:pack` writes the package of the contracts to `contracts/` (or `--to FOLDER`), for teams without
 * access to this repository. The package has both contracts, their schemas and examples, a list of what the portal
 * uses, and the programs that check contracts. `npm pack ./contracts` then makes one file of it.
 */
import { parseArgs } from 'node:util'
import { ensureBundles } from '../generate/contracts/bundle.ts'
import { run } from './command-line.ts'
import { buildPackage } from './package/build.ts'
import { versionHistory } from './package/version-history.ts'
import { readConsumers } from './package/read-consumers.ts'

await run(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string', default: 'contracts' } } }).values
  await ensureBundles()
  const consumers = await readConsumers('.')
  await buildPackage(to, consumers, versionHistory())
  console.log(
    `${to}: account ${consumers.versions.account}, member ${consumers.versions.member}. npm pack ./${to} makes one file of it.`,
  )
  return 0
})
