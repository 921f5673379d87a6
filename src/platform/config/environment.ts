import { LOCALES } from '~/platform/i18n/locale.ts'
import type { EnvConfig, Version } from '~generated/member/model/index.ts'
import { parseUrl } from '~/platform/baseline.ts'
import { createStore } from '~/platform/store.ts'
import { storage } from '~/platform/session/storage.ts'

export const BRANDS = ['MBC', 'SBC', 'OBC', 'QBC'] as const
/** Brand codes; MBC is the general brand (CONST-12). */
export type Brand = (typeof BRANDS)[number]

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
export const claimPromiseDays = (): number | undefined => env().claimPromiseDays

/** Whether writes carry an `Idempotency-Key`, which the specification does not name. */
export const sendsIdempotencyKeys = (): boolean => loaded?.env.sendsIdempotencyKeys ?? true

/** Whether a token can be revoked, which the specification does not name. */
export const revokesTokens = (): boolean => loaded?.env.revokesTokens ?? true

/** Whether the service keeps claims that were begun; else a reload loses them (D-19). */
export const keepsClaimDrafts = (): boolean => env().keepsClaimDrafts ?? false

/** Hosts to which the portal follows an address from a service; undefined for a deployment that does not say (trust.md, Browser). */
export const allowedHosts = (): readonly string[] | undefined => env().allowedHosts

export const version = (): Version | undefined => loaded?.version

/** For tests and prerendering, which have no server to ask. */
export function provideEnvironment(value: EnvConfig): void {
  loaded = { env: value, version: { version: 'test', commit: 'test', builtAt: '' } }
}

/**
 * Whether an address that came as data may be opened or asked (trust.md, Browser): over https, without somebody's name in it, and on a host
 * that the deployment allows.
 */
export function mayOpen(address: string | undefined): address is string {
  const url = address === undefined ? null : parseUrl(address)
  return url?.protocol === 'https:' && url.username === '' && isAllowed(url.hostname)
}

/** A deployment that names no hosts allows them all. */
const isAllowed = (hostname: string): boolean => allowedHosts()?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true

/**
 * Whether a picture whose address came as data may be shown (D-136): on a host that the deployment names for pictures, over https unless the member service itself
 * is not, as on the machine of a developer. A deployment that names no hosts shows none, as its policy (img-src) says.
 */
export function mayShow(address: string | undefined): address is string {
  const url = address === undefined ? null : parseUrl(address)
  if (!url || url.username !== '' || !env().pictureHosts?.includes(url.hostname)) return false
  return url.protocol === 'https:' || url.origin === parseUrl(env().memberBaseUrl)?.origin
}

/** Any code in any case; unknown or absent is the general brand (SESSION-50, D-152). */
export function parseBrand(value: unknown): Brand {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return BRANDS.find((brand) => brand === code) ?? 'MBC'
}

/** The member's brand: the signed-in policy's, else the one a visitor came with (SHELL-45). */
export function currentBrand(): Brand {
  const policy = storage.readObject('securityPolicy')
  return parseBrand(policy ? policy['brand'] : storage.read('brand'))
}

/** Remembers the brand of the query, upper-cased (SESSION-51, SESSION-52). */
export function rememberBrand(value: unknown): void {
  storage.write('brand', parseBrand(value))
  applyBrand()
}

/** The whole theme of a brand is one attribute: tokens, logo and links follow it. */
export function applyBrand(): void {
  const brand = currentBrand()
  document.documentElement.dataset['brand'] = brand
  brandStore.set(brand)
}

/** The brand being shown; prerendered pages start with the general one. */
export const brandStore = createStore<Brand>('MBC')
