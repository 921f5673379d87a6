/**
 * `node sandbox/main.ts` starts the sandbox on SANDBOX_PORT (4010) with the database SANDBOX_DATABASE
 * (.sandbox/portal.sqlite). It listens on SANDBOX_HOST (127.0.0.1; 0.0.0.0 for all addresses), and accepts the host
 * names of this machine and those in ALLOWED_HOSTS. SANDBOX_ADJUDICATION_SECONDS is the time until a claim is decided
 * (60). SANDBOX_CLAIM_TERMS_URL is the URL of the claim agreement, in which {locale} becomes en or fr. Links in emails
 * lead to PORTAL_URL (http://localhost:5173). The sandbox reloads a contract when it is edited.
 */
import { allowedHosts } from './http/hosts.ts'
import { startSandbox } from './server.ts'
import { startProgram } from './start-program.ts'
import { setInsurerTimeZone } from './time-zone.ts'

setInsurerTimeZone()
const {
  SANDBOX_PORT,
  SANDBOX_HOST,
  SANDBOX_DATABASE,
  SANDBOX_ADJUDICATION_SECONDS,
  SANDBOX_CLAIM_TERMS_URL,
  PORTAL_URL,
} = process.env
await startProgram(async () => {
  const sandbox = await startSandbox({
    isLive: true,
    ...(SANDBOX_PORT && { port: Number(SANDBOX_PORT) }),
    ...(SANDBOX_HOST && { host: SANDBOX_HOST }),
    allowedHosts: allowedHosts(),
    ...(SANDBOX_DATABASE && { database: SANDBOX_DATABASE }),
    ...(SANDBOX_ADJUDICATION_SECONDS && { adjudicationSeconds: Number(SANDBOX_ADJUDICATION_SECONDS) }),
    ...(SANDBOX_CLAIM_TERMS_URL && { claimTermsUrl: SANDBOX_CLAIM_TERMS_URL }),
    ...(PORTAL_URL && { portalUrl: PORTAL_URL }),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}, 'SANDBOX_PORT=4110')
