import { LOCALES } from '~/platform/i18n/locale.ts'
import type { EnvConfig, Version } from '~generated/member/model/index.ts'
import { BRANDS } from './brand.ts'

/** A host name in lower case, without protocol, port or wildcard. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/

let loaded: { env: EnvConfig; version: Version } | undefined
let loading: Promise<void> | undefined

/**
 * Loads the configuration and the version before the application starts. If either fails, the start fails (SHELL-68,
 * D-81).
 */
export const loadEnvironment = (): Promise<void> => (loading ??= load())

/**
 * Loads the configuration again, for a tab that stays open from one session to the next. If that fails, the portal keeps
 * the configuration that it has.
 */
export const reloadEnvironment = (): Promise<void> => load().catch(console.warn)

async function load(): Promise<void> {
  const [config, built] = await Promise.all([
    read<EnvConfig>('/assets/env-config.json'),
    read<Version>('/assets/version.json'),
  ])
  if (typeof config.enrolmentBaseUrl !== 'string' || typeof config.memberBaseUrl !== 'string')
    throw new Error('env-config.json names no services')
  const missing = BRANDS.flatMap((brand) =>
    LOCALES.filter((locale) => !config.externalLinks?.[brand]?.[locale]?.privacy).map((locale) => `${brand} ${locale}`),
  )
  if (missing.length > 0) throw new Error(`env-config.json has no external links for ${missing.join(', ')}`)
  for (const hosts of [config.allowedHosts ?? [], config.pictureHosts ?? []])
    if (!Array.isArray(hosts) || !hosts.every((host) => HOST.test(host)))
      throw new Error(`env-config.json allows what is no host: ${JSON.stringify(hosts)}`)
  loaded = { env: config, version: built }
}

async function read<T>(path: string): Promise<T> {
  // with the default credentials, because those of a preload (tools/vite/prerender.ts) must be the same
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

export function env(): EnvConfig {
  if (!loaded) throw new Error('the environment is not loaded')
  return loaded.env
}

/** Business days in which most claims are processed (D-188). Without a value, pages name no processing time. */
export const claimProcessingDays = (): number | undefined => env().claimPromiseDays

/**
 * True if the portal sends the header `Idempotency-Key` with requests that change data. The specification does not
 * define this header, so a deployment can turn it off.
 */
export const sendsIdempotencyKeys = (): boolean => loaded?.env.sendsIdempotencyKeys ?? true

/** True if the service has a call that revokes tokens. The specification defines no such call. */
export const revokesTokens = (): boolean => loaded?.env.revokesTokens ?? true

/** True if the service stores drafts of claims. Otherwise a reload loses them (D-19). */
export const isDraftSyncEnabled = (): boolean => env().keepsClaimDrafts ?? false

/** True if the account service has passkeys (D-250); false until the configuration is loaded. */
export const offersPasskeys = (): boolean => loaded?.env.offersPasskeys ?? false

export const version = (): Version | undefined => loaded?.version

/** Sets the configuration directly, for tests and prerendering, which have no server. */
export function provideEnvironment(value: EnvConfig): void {
  loaded = { env: value, version: { version: 'test', commit: 'test', builtAt: '' } }
}
