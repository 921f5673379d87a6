import { spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

interface Attempt {
  readonly isDone: boolean
  /** complete output, printed if all attempts fail */
  readonly output: string
}

function run(command: string, args: readonly string[]): Attempt {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  return {
    isDone: status === 0,
    output: [`$ ${command} ${args.join(' ')}`, stdout, stderr, error?.message].filter(Boolean).join('\n'),
  }
}

const DOWNLOADS = 'cdn.playwright.dev'
const isBehindProxy = (): boolean => ['HTTPS_PROXY', 'https_proxy'].some((name) => process.env[name])

/**
 * Downloads Playwright's own Chromium. The host name is resolved first, because without a connection Playwright would
 * retry five times.
 */
async function download(): Promise<Attempt> {
  const isKnown = isBehindProxy() || (await lookup(DOWNLOADS).then(Boolean, () => false))
  return isKnown
    ? run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
    : { isDone: false, output: `${DOWNLOADS} cannot be reached.` }
}

/** Installs Debian's package. This is done only as root in CI, so that no developer's machine is changed. */
function installPackage(): Attempt | undefined {
  if (!process.env['CI'] || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', name])
  const updated = run('apt-get', ['update', '-qq'])
  const shell = install('chromium-headless-shell')
  const last = shell.isDone ? shell : install('chromium')
  return { isDone: last.isDone, output: [updated, shell, last].map(({ output }) => output).join('\n') }
}

const HOW = [
  'Browser tests need Chromium, and none was found. Any of these brings one:',
  '  npx playwright install chromium',
  '  sudo apt-get install chromium        (Debian, Ubuntu)',
  '  CHROMIUM_PATH=/path/to/chrome npm test      one that is there already',
  'With CI=true the package of Debian is installed without asking.',
].join('\n')

/**
 * Finds or installs a Chromium. Prints one line for each attempt, and the complete output only if all attempts failed.
 */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return
  const said: string[] = []
  for (const { what, attempt } of [
    { what: 'downloading one', attempt: download },
    { what: 'installing the package', attempt: installPackage },
  ]) {
    const outcome = await attempt()
    if (!outcome) continue
    console.log(`No Chromium found: ${what} ${outcome.isDone ? 'worked' : 'failed'}`)
    said.push(outcome.output)
    if (findChromium()) return
  }
  throw new Error(`${HOW}\n\nWhat was tried:\n${said.join('\n')}`)
}
