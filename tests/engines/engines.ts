import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import type { ensureEngines } from './install.ts'
import { Marionette } from './marionette.ts'

type Programs = ReturnType<typeof ensureEngines>

/** A WebDriver command: its method and path in the WebDriver specification, and its name in Firefox. */
export interface Command {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly name: string
  readonly body?: object
}

/** A running browser that is controlled with WebDriver commands. */
export interface Engine {
  readonly name: string
  readonly send: (command: Command) => Promise<unknown>
  /** the folder for downloads */
  readonly downloads: string
  /** sets the size of the page; the window of WebKit for GTK cannot be narrower than its controls, about 447 px */
  readonly resize: (width: number, height: number) => Promise<void>
  /** every error and policy violation that the browser has logged since its start */
  readonly errors: () => Promise<string[]>
  readonly close: () => Promise<void>
}

/** Repeats `look` until it returns a result. */
export async function until<Answer>(
  what: string,
  look: () => Promise<Answer | undefined | false> | Answer | undefined | false,
  seconds = 30,
): Promise<Answer> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const answer = await look()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill()
  const force = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(force)
}

/** Collects the output of a program. The returned function returns the lines so far. */
function heard(child: ChildProcess): () => string[] {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (text += data.toString()))
  return () => text.split('\n')
}

/**
 * Starts Firefox without a window. Its browser console contains script errors and policy violations; its output
 * contains the messages that scripts log.
 */
export async function startFirefox(programs: Programs, folder: string): Promise<Engine> {
  const [profile, downloads] = ['profile', 'downloads'].map((name) => join(folder, name)) as [string, string]
  for (const each of [profile, downloads]) mkdirSync(each, { recursive: true })
  const preferences = {
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.always_ask_before_handling_new_types': false,
    'pdfjs.disabled': true,
    'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
    'nimbus.rollouts.enabled': false,
    'app.shield.optoutstudies.enabled': false,
    'extensions.update.enabled': false,
    'devtools.console.stdout.content': true,
    // as in Safari, and as Firefox does on a Mac: a press does not focus a button
    'accessibility.mouse_focuses_formcontrol': 0,
  }
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const child = spawn(
    programs.firefox,
    ['--marionette', '--headless', '--no-remote', '--remote-allow-system-access', '--profile', profile],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  )
  const lines = heard(child)
  const active = join(profile, 'MarionetteActivePort')
  const port = await until(
    'Firefox opens its port',
    () => existsSync(active) && Number(readFileSync(active, 'utf8')),
    60,
  )
  const marionette = await Marionette.connect(port)
  await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
  const inChrome = async (script: string, ...args: unknown[]): Promise<unknown> => {
    await marionette.send('Marionette:SetContext', { value: 'chrome' })
    const answer = await marionette.send('WebDriver:ExecuteScript', { script, args, sandbox: 'system' })
    await marionette.send('Marionette:SetContext', { value: 'content' })
    return answer
  }
  return {
    name: 'Firefox',
    downloads,
    send: ({ name, path, body }) =>
      marionette.send(name, {
        ...body,
        ...(/\/element\/([^/]+)\//.test(path) && { id: /\/element\/([^/]+)\//.exec(path)?.[1] }),
      }),
    async resize(width, height) {
      await marionette.send('WebDriver:SetWindowRect', { width: Math.max(width, 500), height })
      // a Firefox window cannot be narrower than its controls, so the page inside it is made narrower
      await inChrome(
        `const { style } = gBrowser.selectedBrowser; for (const side of ['min', 'max']) style.setProperty(side + '-width', arguments[0] + 'px')`,
        width,
      )
    },
    async errors() {
      const logged = (await inChrome(`
        return Services.console.getMessageArray()
          .filter((message) => message instanceof Ci.nsIScriptError && !(message.flags & Ci.nsIScriptError.warningFlag))
          .filter((message) => !/^(chrome|resource):/.test(message.sourceName))
          .map((message) => [message.flags, message.category, message.sourceName, message.errorMessage].join(" | "))`)) as string[]
      // Errors of RSLoader are ignored, because many networks block the requests that Firefox sends to its maker.
      return [...logged, ...lines().filter((line) => /console\.error/.test(line) && !line.includes('RSLoader'))]
    },
    async close() {
      marionette.close()
      await stop(child)
    },
  }
}

type Listened = Window & { logged?: string[] }

/** Runs in the page. Records all errors and violations from now on. */
function listen(): void {
  const page = window as Listened & typeof globalThis
  if (page.logged) return
  const logged: string[] = (page.logged = [])
  document.addEventListener('securitypolicyviolation', (event) =>
    logged.push(`Content-Security-Policy: ${event.effectiveDirective} ${event.blockedURI}`),
  )
  page.addEventListener('error', (event) => logged.push(event.message))
  page.addEventListener('unhandledrejection', (event) => logged.push(String(event.reason)))
  page.console.error = (...what: unknown[]) => void logged.push(what.map(String).join(' '))
}

/**
 * Starts WebKit for GTK on a virtual screen. Its driver does not report console messages, so a script in each document
 * records the errors.
 */
export async function startWebKit(programs: Programs, folder: string): Promise<Engine> {
  const downloads = join(folder, 'downloads')
  for (const each of [downloads, join(folder, '.config')]) mkdirSync(each, { recursive: true })
  writeFileSync(join(folder, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n')
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  let display = ''
  screen.stdio[3]?.on('data', (data: Buffer) => (display += data.toString()))
  const number = await until('the screen is there', () => display.includes('\n') && display.trim())
  const port = await freePort()
  const child = spawn(programs.webkitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, '.config'),
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's own sandbox does not work for the user root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error ?? response.status}: ${value?.message ?? ''}`)
    return value
  }
  await until('WebKit’s driver listens', () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    ),
  )
  const options = { binary: programs.webkitBrowser, args: ['--automation'] }
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  const execute = (work: () => unknown) =>
    ask('POST', `${session}/execute/sync`, { script: `return (${work.toString()})()`, args: [] })
  const logged: string[] = []
  const harvest = async () =>
    void logged.push(...((await execute(() => (window as Listened).logged?.splice(0) ?? [])) as string[]))
  return {
    name: 'WebKit',
    downloads,
    async send({ method, path, body }) {
      const leaves = path === '/url' || path === '/back'
      if (leaves && method === 'POST') await harvest()
      const answer = await ask(method, session + path, body)
      if (leaves && method === 'POST') await execute(listen)
      return answer
    },
    async resize(width, height) {
      await ask('POST', `${session}/window/rect`, { width, height })
    },
    async errors() {
      await harvest()
      return logged
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined)
      await stop(child)
      await stop(screen)
    },
  }
}
