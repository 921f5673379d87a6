import { LOCALES } from '~/platform/i18n/locale.ts'
import type { EnvConfig, Version } from '~generated/member/model/index.ts'
import { BRANDS } from './brand.ts'

/** A host as a certificate names it: no protocol, no port, no asterisk, in small letters. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/

let loaded: { env: EnvConfig; version: Version } | undefined

/** Reads both files before anything else; a failure of either stops the start (SHELL-68, D-81). */
export async function loadEnvironment(): Promise<void> {
  const [config, built] = await Promise.all([read<EnvConfig>('/assets/env-config.json'), read<Version>('/assets/version.json')])
  if (typeof config.enrolmentBaseUrl !== 'string' || typeof config.memberBaseUrl !== 'string') throw new Error('env-config.json names no services')
  const missing = BRANDS.flatMap((brand) => LOCALES.filter((locale) => !config.externalLinks?.[brand]?.[locale]?.privacy).map((locale) => `${brand} ${locale}`))
  if (missing.length > 0) throw new Error(`env-config.json has no external links for ${missing.join(', ')}`)
  for (const hosts of [config.allowedHosts ?? [], config.pictureHosts ?? []])
    if (!Array.isArray(hosts) || !hosts.every((host) => HOST.test(host))) throw new Error(`env-config.json allows what is no host: ${JSON.stringify(hosts)}`)
  loaded = { env: config, version: built }
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

export function env(): EnvConfig {
  if (!loaded) throw new Error('the environment is not loaded')
  return loaded.env
}

/** Business days within which most claims are processed (D-188); where a deployment does not say, nothing is promised. */
export const claimProcessingDays = (): number | undefined => env().claimPromiseDays

/** Whether writes carry an `Idempotency-Key`, which the specification does not name. */
export const sendsIdempotencyKeys = (): boolean => loaded?.env.sendsIdempotencyKeys ?? true

/** Whether a token can be revoked, which the specification does not name. */
export const revokesTokens = (): boolean => loaded?.env.revokesTokens ?? true

/** Whether the service keeps claims that were begun; else a reload loses them (D-19). */
export const isDraftSyncEnabled = (): boolean => env().keepsClaimDrafts ?? false

export const version = (): Version | undefined => loaded?.version

/** For tests and prerendering, which have no server to ask. */
export function provideEnvironment(value: EnvConfig): void {
  loaded = { env: value, version: { version: 'test', commit: 'test', builtAt: '' } }
}
