/**
 * `npm run deploy:check -- env-config.json` checks the configuration of a deployment before members see it;
 * `--services` and `--pictures` give the values of PORTAL_SERVICES and PORTAL_PICTURES, which otherwise come from the
 * environment. `npm run deploy:check -- https://portal.example` asks a running portal for the same, and asks each of
 * its services what a browser would ask first. Prints one problem per line, and exits with 1 if there are any.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BrandFolder, EnvConfig } from '../generated/member/model/index.ts'
import { run } from './contract/command-line.ts'
import { crossOriginProblems, preflightFindings } from './contract/verify/cross-origin.ts'
import { problemsOf } from './contract/verify/problems.ts'
import { reasonOf, send, type Answer, type Running } from './contract/verify/service.ts'
import { exampleRequest } from './contract/requests/examples.ts'
import { ensureBundles } from './generate/contracts/bundle.ts'
import { SERVICES, type Service } from './generate/contracts/operation.ts'
import { readContract, type Contract } from './generate/contracts/read-contract.ts'

/** The origins that the content security policy of a portal allows (PORTAL_SERVICES, PORTAL_PICTURES). */
interface Allowed {
  readonly services: readonly string[]
  readonly pictures: readonly string[]
}

/** Addresses in the configuration to which the portal sends requests. */
const CALLED = ['enrolmentBaseUrl', 'memberBaseUrl', 'contactBaseUrl', 'vitalsUrl'] as const
/** One operation of each service that reads, and that needs a token. */
const ASKED = { account: 'getJwt', member: 'getSecurityPolicy' } as const
/** Folders and files of the contact content (CONTENT-04, CONTENT-05). */
const FOLDERS = ['MEDAVIE', 'SK', 'CANASSURANCEQC', 'CANASSURANCEON'] as const satisfies readonly BrandFolder[]
const FILES = ['contact.json', 'contact_fr.json'] as const
let readMember: Contract | undefined
const member = (): Contract => (readMember ??= readContract('member'))
const LONGEST_MS = 30_000

/** An origin: protocol, host, and a port if there is one. */
const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?\/?$/

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean)
const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1'

/** Problems of a static file of the contract, such as env-config.json: no JSON, missing and misspelt fields. */
function fileProblems(operationId: string, answer: Answer): string[] {
  const operation = member().operations.find(({ object }) => object.operationId === operationId)!
  const { problems, remarks } = problemsOf(member(), operation, answer)
  const unread = remarks.map((remark) => remark.replace('is in no contract', 'is a field that nothing reads'))
  return [...problems, ...unread].map((problem) => problem.replace(/^body[/.]/, ''))
}

const asAnswer = (text: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  bytes: new TextEncoder().encode(text),
  took: 0,
})

/** Problems of one address in the configuration, by its name. */
function addressProblems(name: string, address: string): string[] {
  const url = URL.parse(address)
  if (!url) return [`${name} is no absolute address`]
  return [
    ...(url.protocol === 'https:' || isLocal(url) ? [] : [`${name} does not begin with https:`]),
    ...(/[?#]|\/$/.test(address) ? [`${name} ends with a slash, or has a query`] : []),
  ]
}

/** Problems of the values of PORTAL_SERVICES and PORTAL_PICTURES, which must be origins separated by spaces. */
function allowedProblems({ services, pictures }: Allowed): string[] {
  return Object.entries({ PORTAL_SERVICES: services, PORTAL_PICTURES: pictures }).flatMap(([name, origins]) =>
    origins
      .filter((origin) => !ORIGIN.test(origin))
      .map((origin) => `${name} has "${origin}", which is no origin such as https://members.insurer.example`),
  )
}

/**
 * Problems of a configuration (`EnvConfig`, deploy/README.md). Without `allowed`, it is not checked whether the policy
 * lets the portal call the addresses.
 */
export function configProblems(text: string, allowed?: Allowed): string[] {
  const wrong = fileProblems('getEnvConfig', asAnswer(text))
  let config: Partial<EnvConfig>
  try {
    config = Object(JSON.parse(text)) as Partial<EnvConfig>
  } catch {
    return wrong
  }
  const called = CALLED.flatMap((name) => (typeof config[name] === 'string' ? [[name, config[name]] as const] : []))
  const addresses = [...called, ...(config.cardPaymentUrl ? [['cardPaymentUrl', config.cardPaymentUrl] as const] : [])]
  const links = Object.entries(Object(config.externalLinks) as EnvConfig['externalLinks']).flatMap(([brand, locales]) =>
    Object.entries(Object(locales) as typeof locales).flatMap(([locale, each]) =>
      Object.entries(Object(each))
        .filter(
          ([name, link]) => !name.toLowerCase().includes('phone') && URL.parse(String(link))?.protocol !== 'https:',
        )
        .map(([name]) => `externalLinks.${brand}.${locale}.${name} does not begin with https:`),
    ),
  )
  const blocked = !allowed
    ? []
    : [
        ...called
          .filter(([, url]) => URL.canParse(url) && !origins(allowed.services).includes(new URL(url).origin))
          .map(([name, url]) => `the origin of ${name}, ${new URL(url).origin}, is not in PORTAL_SERVICES`),
        ...(config.pictureHosts ?? [])
          .filter((host) => !allowed.pictures.some((origin) => URL.parse(origin)?.hostname === host))
          .map((host) => `the picture host ${host} is not in PORTAL_PICTURES`),
      ]
  return [
    ...wrong,
    ...addresses.flatMap(([name, address]) => addressProblems(name, address)),
    ...links,
    ...(config.localDevelopment === true ? ['localDevelopment is true, which opens the demonstration pages'] : []),
    ...(allowed ? allowedProblems(allowed) : []),
    ...blocked,
  ]
}

const origins = (list: readonly string[]): string[] => list.map((each) => URL.parse(each)?.origin ?? each)

const ask = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LONGEST_MS) })

async function answerOf(url: string, origin: string): Promise<Answer> {
  const response = await ask(url, { Origin: origin })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes: new Uint8Array(await response.arrayBuffer()),
    took: 0,
  }
}

/** The sources of a directive of a content security policy, without keywords and schemes. */
function sourcesIn(policy: string, directive: string): string[] {
  const found = policy.split(';').find((each) => words(each)[0] === directive) ?? ''
  return words(found)
    .slice(1)
    .filter((source) => source.includes('//'))
}

/** Problems of a running portal: its policy, its configuration, its version, and what a browser asks its services. */
export async function portalProblems(address: string): Promise<string[]> {
  const { origin } = new URL(address)
  const read = async (path: string): Promise<Response | string> =>
    ask(origin + path).then(
      (response) => (response.ok ? response : `${path} answers ${response.status}`),
      (error: unknown) => `${path}: ${reasonOf(error)}`,
    )
  const [page, config, version] = await Promise.all(
    ['/en/login', '/assets/env-config.json', '/assets/version.json'].map(read),
  )
  const failed = [page, config, version].filter((each) => typeof each === 'string')
  if (typeof page !== 'object' || typeof config !== 'object' || typeof version !== 'object') return failed
  await page.body?.cancel()
  const policy = page.headers.get('content-security-policy')
  const text = await config.text()
  const allowed = policy
    ? { services: sourcesIn(policy, 'connect-src'), pictures: sourcesIn(policy, 'img-src') }
    : undefined
  const wrong = [
    ...(policy ? [] : ['/en/login has no header Content-Security-Policy (tools/security-headers.ts)']),
    ...[config, version]
      .filter(({ headers }) => !/no-cache|no-store/.test(headers.get('cache-control') ?? ''))
      .map(({ url }) => `${new URL(url).pathname} is not "no-cache", so browsers keep an old one`),
    ...fileProblems('getVersion', asAnswer(await version.text())),
    ...configProblems(text, allowed),
  ]
  return wrong.length > 0 ? wrong : servicesProblems(JSON.parse(text) as EnvConfig, origin)
}

/** Problems of one service: no operation at its address, or a browser may not call it from a portal at this origin. */
async function serviceProblems(service: Service, bases: Running['bases'], origin: string): Promise<string[]> {
  const contract = readContract(service)
  const operation = contract.operations.find(({ object }) => object.operationId === ASKED[service])!
  const request = exampleRequest(contract.document, operation)
  const running = { bases, login: '', password: '', origin }
  try {
    const { status } = await send(running, operation, request, undefined, 'en')
    const preflights =
      new URL(bases[service]).origin === origin
        ? []
        : await preflightFindings(contract, operation, request, running, origin)
    return [
      ...([401, 403].includes(status) ? [] : [`${ASKED[service]} without a token answers ${status} instead of 401`]),
      ...preflights.flatMap(({ problems }) => problems.map((problem) => `OPTIONS ${ASKED[service]}: ${problem}`)),
    ].map((problem) => `${bases[service]}: ${problem}`)
  } catch (error) {
    return [`${bases[service]}: ${reasonOf(error)}`]
  }
}

/** Problems that a browser would meet when a portal at this origin calls its services and reads its contact content. */
async function servicesProblems(config: EnvConfig, origin: string): Promise<string[]> {
  const bases = { account: config.enrolmentBaseUrl, member: config.memberBaseUrl }
  const services = SERVICES.map((service) => serviceProblems(service, bases, origin))
  const contents = FOLDERS.flatMap((folder) => FILES.map((file) => `${config.contactBaseUrl}/${folder}/${file}`)).map(
    (url) =>
      answerOf(url, origin).then(
        (answer) =>
          contentProblems(answer, new URL(url).origin === origin ? undefined : origin).map(
            (problem) => `${url}: ${problem}`,
          ),
        (error: unknown) => [`${url}: ${reasonOf(error)}`],
      ),
  )
  return (await Promise.all([...services, ...contents])).flat()
}

/** Problems of a file of the contact content, which a portal at another origin may have to read. */
const contentProblems = (answer: Answer, origin: string | undefined): string[] => [
  ...fileProblems('getContactContent', answer),
  ...(origin ? crossOriginProblems(answer, [], origin) : []),
]

async function main(): Promise<number> {
  await ensureBundles()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { services: { type: 'string' }, pictures: { type: 'string' } },
  })
  const [target] = positionals
  if (!target) throw new Error('usage: npm run deploy:check -- env-config.json | https://portal.example')
  const services = values.services ?? process.env['PORTAL_SERVICES']
  const pictures = values.pictures ?? process.env['PORTAL_PICTURES'] ?? ''
  const isRunning = /^https?:\/\//.test(target)
  const problems = isRunning
    ? await portalProblems(target)
    : configProblems(
        readFileSync(target, 'utf8'),
        services === undefined ? undefined : { services: words(services), pictures: words(pictures) },
      )
  for (const problem of problems) console.log(problem)
  if (problems.length === 0) console.log(`No problem found in ${target}.`)
  if (!isRunning && services === undefined)
    console.log('Not checked: whether the policy allows its addresses. Give --services, as PORTAL_SERVICES has them.')
  return problems.length > 0 ? 1 : 0
}

if (process.argv[1] === import.meta.filename) await run(main)
