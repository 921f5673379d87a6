// Every script of package.json runs this check first, and so does every program of the contracts' package. With an older
// version of Node, they would fail with misleading errors. `npm ci` of this repository installs a suitable version.
import { readFileSync } from 'node:fs'

const { engines, devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = engines.node.replace('>=', '')
const parts = (version) => version.split('.').map(Number)
const [[major, minor], [neededMajor, neededMinor = 0]] = [parts(process.versions.node), parts(needed)]
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`Node ${process.versions.node} is running, Node ${needed} or newer is needed.`)
  if (devDependencies)
    console.error(
      'Run "npm ci", which installs one for Linux, macOS and Windows beside your own, and start through "npm run", not directly.',
    )
  process.exit(2)
}
