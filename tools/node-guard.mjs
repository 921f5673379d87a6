// Every script of package.json runs this check first. `npm ci` installs a suitable version of Node; with an older one,
// scripts would fail with misleading errors.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = engines.node.replace('>=', '')
const parts = (version) => version.split('.').map(Number)
const [[major, minor], [neededMajor, neededMinor = 0]] = [parts(process.versions.node), parts(needed)]
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Node ${process.versions.node} is running, Node ${needed} or newer is needed.\n` +
      'Run "npm ci", which installs one for Linux, macOS and Windows beside your own, and start through "npm run", not directly.',
  )
  process.exit(1)
}
