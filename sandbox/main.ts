/**
 * `node sandbox/main.ts`: the sandbox on SANDBOX_PORT (4010), in SANDBOX_DATABASE (.sandbox/portal.sqlite), for calls
 * from SANDBOX_HOST (127.0.0.1; 0.0.0.0 for any) under the names of this machine and those of ALLOWED_HOSTS. SANDBOX_ADJUDICATION_SECONDS sets how long a claim takes (60),
 * SANDBOX_CLAIM_TERMS_URL where the claim agreement is, {locale} in it becomes en or fr. The sandbox reloads contracts
 * when a developer edits them. Links of emails lead to PORTAL_URL (http://localhost:5173).
 */
import { allowedHosts } from './http/hosts.ts'
import { startSandbox } from './server.ts'

const {
  SANDBOX_PORT,
  SANDBOX_HOST,
  SANDBOX_DATABASE,
  SANDBOX_ADJUDICATION_SECONDS,
  SANDBOX_CLAIM_TERMS_URL,
  PORTAL_URL,
} = process.env
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
