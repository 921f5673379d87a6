import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consumers } from '../../tools/contract/check/consumers.ts'
import { freePort } from '../../tools/free-port.ts'
import { OPERATIONS } from '../../generated/operations.ts'
import { VERSION } from './support/contract-seeds.ts'

/** A folder that contains only the installed package. */
const folder = mkdtempSync(join(tmpdir(), 'package-'))
const installed = join(folder, 'node_modules/member-portal-contracts')
let tarball: string
beforeAll(() => {
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' }).toString()
  execFileSync(process.execPath, ['tools/contract/pack.ts', '--to', join(folder, 'packed')], { stdio: 'pipe' })
  tarball = join(folder, npm('pack', '--silent', './packed').trim())
  rmSync(join(folder, 'packed'), { recursive: true })
  npm('install', '--offline', '--no-audit', '--no-fund', tarball)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program of the package in the empty folder. */
const run = (program: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    execFile(
      process.execPath,
      [join('node_modules/.bin', `contract-${program}`), ...args],
      { cwd: folder, maxBuffer: 1e8 },
      (error, out, said) => done({ code: error ? Number(error.code) : 0, out, error: said }),
    )
  })

const member = `node_modules/member-portal-contracts/member-${VERSION.now}.yaml`
/** Writes the package's contract with a change to the empty folder. */
function contract(name: string, change: (text: string) => string): string {
  const text = readFileSync(join(folder, member), 'utf8')
  const next = change(text)
  expect(next).not.toBe(text)
  writeFileSync(join(folder, name), next)
  return name
}
const minor = (text: string) => text.replace(`  version: ${VERSION.now}`, `  version: ${VERSION.nextMinor}`)
/** Replaces the lines of YAML that declare the property `totalPaidAmount` of a claim line. */
function replacePaid(text: string, replace: (lines: string) => string): string {
  const at = text.indexOf('\n    ClaimServiceLine:\n')
  return text.slice(0, at) + text.slice(at).replace(/ {8}totalPaidAmount:\n(?: {10}.*\n)+/, replace)
}
const withoutPaid = (text: string) => minor(replacePaid(text, () => ''))

it('each program of the package first checks the version of Node', async () => {
  const manifest = join(installed, 'package.json')
  const text = readFileSync(manifest, 'utf8')
  expect(text).toContain('>=22.13')
  writeFileSync(manifest, text.replace('>=22.13', '>=99.1'))

  const answers = await Promise.all(['check', 'verify', 'mock', 'sandbox'].map((program) => run(program, '--help')))

  const needed = `Node ${process.versions.node} is running, Node 99.1 or newer is needed.\n`
  expect(answers).toEqual(answers.map(() => ({ code: 2, out: '', error: needed })))
  writeFileSync(manifest, text)
})

it('the package is one file of less than 2.4 MB, without dependencies', () => {
  expect(statSync(tarball).size).toBeLessThan(2_400_000)
  const { dependencies, bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies?: object
    bin: object
  }
  expect(dependencies).toBeUndefined()
  expect(Object.keys(bin)).toEqual(['contract-check', 'contract-verify', 'contract-mock', 'contract-sandbox'])
})

it('the package has the schemas and examples of the contracts, their changes, and a licence', () => {
  const schema = JSON.parse(readFileSync(join(installed, 'schemas/member/ClaimServiceLine.json'), 'utf8')) as object
  expect(schema).toMatchObject({ title: 'ClaimServiceLine', properties: { totalPaidAmount: { $ref: 'Money.json' } } })
  const examples = JSON.parse(readFileSync(join(installed, 'examples/member/getLabels.json'), 'utf8')) as object
  expect(examples).toMatchObject({ 200: { 'fr-default': { '02': 'Soins dentaires' } } })
  expect(globSync('examples/*/*.json', { cwd: installed })).toHaveLength(Object.keys(OPERATIONS).length)
  expect(readFileSync(join(installed, 'CHANGELOG'), 'utf8')).toMatch(/^# Changes of the contracts\n/)
  expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toContain('UNLICENSED')
  expect(readFileSync(join(installed, 'bin/licenses.txt'), 'utf8')).toContain('ajv')
})

it('consumers.json names the pages, forms and lines that use an operation or a property', () => {
  const { operations, fields, pages } = JSON.parse(readFileSync(join(installed, 'consumers.json'), 'utf8')) as Consumers
  expect(Object.keys(operations).toSorted()).toEqual(Object.keys(OPERATIONS).toSorted())
  expect(operations['getBankingDetails']!.pages).toContain('account.direct-deposit')
  expect(fields['ClaimServiceLine.totalPaidAmount']).toMatchObject({
    pages: expect.arrayContaining(['history.combined']),
    // The linter finds the use in the first file. The second file is listed too, although it contains the property name
    // only as a string.
    lines: expect.arrayContaining([
      expect.stringContaining('src/domain/claim-totals.ts:'),
      expect.stringContaining('src/areas/history/csv-button.tsx:'),
    ]),
  })
  expect(fields['CardholderDetails.msId']).toEqual({ pages: [], everyPage: false, forms: [], lines: [] })
  expect(fields['BankingDetails.bank']!.forms).toEqual(['account/direct-deposit'])
  expect(pages['history.combined']).toBe('/history')
})

describe('contract-check from the package', () => {
  it('contract-check rejects a breaking change and names the pages that it affects', async () => {
    const { code, out } = await run('check', '--base', member, '--head', contract('breaking.yaml', withoutPaid))
    expect(code).toBe(1)
    expect(out).toContain(`needs a new major version, ${VERSION.nextMajor}`)
    expect(out).toMatch(/ClaimServiceLine\.totalPaidAmount was removed\..* \[answer-property-removed\]/)
    expect(out).toMatch(/Touches dashboard\.home, history\.combined\b/)
    expect(out).toContain('history.combined at /history')
  })

  it('contract-check accepts an additive change with a new minor version, in each output format', async () => {
    const head = contract('additive.yaml', (text) =>
      minor(replacePaid(text, (lines) => `        planNote: { type: string, maxLength: 80 }\n${lines}`)),
    )
    const additive = await run('check', '--base', member, '--head', head, '--format', 'sarif', '--output', 'a.sarif')
    expect({ ...additive, out: '' }).toEqual({ code: 0, out: '', error: '' })
    expect(additive.out).toMatch(/ClaimServiceLine\.planNote was added\. additive\.yaml:\d+ /)
    const { runs } = JSON.parse(readFileSync(join(folder, 'a.sarif'), 'utf8')) as { runs: { results: object[] }[] }
    expect(runs[0]!.results).toEqual([expect.objectContaining({ ruleId: 'answer-property-added', level: 'note' })])
    const { code, out } = await run('check', '--base', member, '--head', head, '--format', 'github')
    expect(code).toBe(0)
    expect(out).toMatch(/^::notice file=additive\.yaml,line=\d+,title=answer-property-added::/)
  })

  it('contract-check finds no difference between a bundled contract and its source files', async () => {
    const { code, out } = await run(
      'check',
      '--base',
      member,
      '--head',
      join(import.meta.dirname, '../../openapi/member/openapi.yaml'),
    )
    expect({ code, out }).toEqual({ code: 0, out: `No change of the contracts since ${member}\n` })
  })

  it('contract-check refuses to compare contracts of two services', async () => {
    const account = globSync('node_modules/member-portal-contracts/account-*.yaml', { cwd: folder })[0]!
    const { code, out, error } = await run('check', '--base', account, '--head', member)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toMatch(
      /^These are two services: \S+ is a contract of the account service, \S+ of the member service\.\n$/,
    )
  })

  it.each(['check', 'verify'])('the program contract-%s prints its usage', async (program) => {
    const { code, out } = await run(program, '--help')
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`npx contract-${program} --`) })
  })

  it('contract-check accepts a breaking change that a person has approved', async () => {
    writeFileSync(
      join(folder, 'approved.yaml'),
      "- rule: answer-property-removed\n  subject: ClaimServiceLine.totalPaidAmount\n  who: A. Roy\n  why: Told.\n  until: '2999-01-31'\n",
    )
    const head = contract('approved-change.yaml', withoutPaid)
    const { code, out } = await run('check', '--base', member, '--head', head, '--approved', 'approved.yaml')
    expect(out).toContain('approved by A. Roy until 2999-01-31: Told.')
    expect(code).toBe(0)
  })

  it.each([
    ['that is not there', 'nothing.yaml', /^There is no file nothing\.yaml\.$/],
    [
      'at an address of another kind',
      'ftp://example.com/a.yaml',
      /^ftp:\S+ cannot be read: give a file, or an address/,
    ],
    [
      'that refers to nothing',
      'dangling.yaml',
      /^dangling\.yaml:\d+ #\/components\/schemas\/Nothing\w* leads nowhere\./,
    ],
    ['that is no YAML', 'broken.yaml', /^broken\.yaml:\d+:\d+ /],
  ])('contract-check ends with a one-line error and exit code 2 for a contract %s', async (_, head, says) => {
    contract('dangling.yaml', (text) => text.replace('#/components/schemas/Labels', '#/components/schemas/Nothing'))
    contract('broken.yaml', (text) => text.replace('paths:', 'paths: ['))
    const { code, out, error } = await run('check', '--base', member, '--head', head)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error.trim()).toMatch(says)
    expect(error.trim().split('\n')).toHaveLength(1)
  })

  describe('contract at a URL', () => {
    let server: Server
    let url: string
    beforeAll(async () => {
      server = createServer((request, response) => {
        if (request.url === '/member.yaml') return void response.end(readFileSync(join(folder, member)))
        if (request.url !== '/endless.yaml') return void response.writeHead(404).end()
        const more = () => {
          while (response.write(' '.repeat(1e6)));
        }
        response.on('drain', more)
        more()
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })

    it('contract-check reads a contract from a URL', async () => {
      const { code, out } = await run('check', '--base', member, '--head', `${url}/member.yaml`)
      expect({ code, out }).toEqual({ code: 0, out: `No change of the contracts since ${member}\n` })
    })
    it.each([
      ['missing.yaml', 'answered 404.'],
      ['endless.yaml', 'is larger than 20 MB.'],
    ])('contract-check ends with a one-line error and exit code 2 for %s', async (name, says) => {
      const { code, error } = await run('check', '--base', member, '--head', `${url}/${name}`)
      expect({ code, error }).toEqual({ code: 2, error: `${url}/${name} ${says}\n` })
    })
  })
})

describe('sandbox and mock from the package', () => {
  let sandbox: ChildProcess
  let mock: ChildProcess
  let ports: { readonly sandbox: number; readonly mock: number }

  /** Starts a program of the package, and waits until it prints its URL. */
  async function start(program: string, env: Record<string, string>): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join('node_modules/.bin', `contract-${program}`)], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    return child
  }
  beforeAll(async () => {
    ports = { sandbox: await freePort(), mock: await freePort() }
    sandbox = await start('sandbox', { SANDBOX_PORT: String(ports.sandbox), SANDBOX_DATABASE: ':memory:' })
    mock = await start('mock', { MOCK_PORT: String(ports.mock) })
  })
  afterAll(() => {
    sandbox.kill()
    mock.kill()
  })

  it("contract-verify finds that the package's sandbox conforms to the contracts, including documents", async () => {
    const { code, out, error } = await run(
      'verify',
      '--url',
      `http://127.0.0.1:${ports.sandbox}`,
      '--only',
      'getLabels',
      '--only',
      'getClaimsPdf',
    )
    expect(out).toContain('The service keeps the contract')
    expect({ code, error }).toEqual({ code: 0, error: '' })
  })

  it('contract-verify reports a service that violates the contracts, also in a machine-readable format', async () => {
    // the mock has no sessions, so it accepts the token of a session that has ended
    const [code, out, xml] = await verifyMock()
    expect(code).toBe(1)
    expect(out).toMatch(/requests? .*were not answered as the contract says/)
    expect(xml).toMatch(/<testcase classname="contract" name="getLabels">\s*<failure /)
  })
  const verifyMock = async (): Promise<[number, string, string]> => {
    const url = `http://127.0.0.1:${ports.mock}`
    const { code, out } = await run(
      'verify',
      '--url',
      url,
      '--only',
      'getLabels',
      '--format',
      'junit',
      '--output',
      'v.xml',
    )
    return [code, out, readFileSync(join(folder, 'v.xml'), 'utf8')]
  }

  it('contract-verify ends with exit code 2 if no server responds', async () => {
    const { code, error } = await run('verify', '--url', `http://127.0.0.1:${await freePort()}`)
    expect(code).toBe(2)
    expect(error).toMatch(/^http:\S+\/accounts does not answer: /)
  })
})
