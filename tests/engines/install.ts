import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const WEBKIT_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
)

/** The possible paths of each program of the engines, and the Debian package that contains it. */
const PROGRAMS = {
  firefox: { named: 'FIREFOX_PATH', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], package: 'firefox-esr' },
  webkitDriver: { named: 'WEBKIT_DRIVER_PATH', paths: ['/usr/bin/WebKitWebDriver'], package: 'webkit2gtk-driver' },
  webkitBrowser: { named: 'WEBKIT_BROWSER_PATH', paths: WEBKIT_BROWSERS, package: 'webkit2gtk-driver' },
  screen: { named: 'XVFB_PATH', paths: ['/usr/bin/Xvfb'], package: 'xvfb' },
} as const
type Program = keyof typeof PROGRAMS
const ALL = Object.keys(PROGRAMS) as Program[]

const find = (program: Program): string | undefined =>
  [process.env[PROGRAMS[program].named] ?? '', ...PROGRAMS[program].paths].find((path) => existsSync(path))
const missing = (): Program[] => ALL.filter((program) => !find(program))

/**
 * Finds the programs of both engines. In a pipeline, missing programs are installed from Debian packages. Throws an
 * error that names the programs still missing.
 */
export function ensureEngines(): Readonly<Record<Program, string>> {
  const lacking = missing()
  if (lacking.length > 0 && process.env['CI'] && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = [...new Set(lacking.map((program) => PROGRAMS[program].package))]
    console.log(`Installing ${packages.join(', ')}`)
    const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
    run('update', '-qq')
    run('install', '-y', '-qq', '--no-install-recommends', ...packages)
  }
  const still = missing().map((program) => PROGRAMS[program])
  if (still.length > 0) {
    throw new Error(
      `Firefox and WebKit are needed. Missing: ${still.map(({ paths, named }) => `${paths[0]} (or name it with ${named})`).join(', ')}. ` +
        `Debian: apt-get install ${[...new Set(still.map((program) => program.package))].join(' ')}`,
    )
  }
  return Object.fromEntries(ALL.map((program) => [program, find(program)!])) as Record<Program, string>
}
