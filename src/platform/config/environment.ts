import type { Locale } from '~/platform/i18n/locale.ts'

export const BRANDS = ['MBC', 'SBC', 'OBC', 'QBC'] as const
/** Brand codes; MBC is the general brand (CONST-12). */
export type Brand = (typeof BRANDS)[number]

/** Links that leave the portal; targets vary by brand and language (SHELL-38, D-77). */
export interface ExternalLinks {
  readonly privacy: string
  readonly findForm: string
  readonly findProfessional: string
}

/** `/assets/env-config.json`, mounted where the portal is deployed (D-80). */
export interface EnvConfig {
  readonly environment: string
  /** absolute base of the account service, without a trailing slash */
  readonly enrolmentBaseUrl: string
  /** absolute base of the member service */
  readonly memberBaseUrl: string
  readonly contactBaseUrl: string
  readonly cardPaymentUrl: string
  readonly localDevelopment: boolean
  readonly externalLinks: Record<Brand, Record<Locale, ExternalLinks>>
}

/** `/assets/version.json`, written by the build. */
export interface Version {
  readonly version: string
  readonly commit: string
  readonly builtAt: string
}

let loaded: { env: EnvConfig; version: Version } | undefined

/** Reads both files before anything else; a failure of either stops the start (SHELL-68, D-81). */
export async function loadEnvironment(): Promise<void> {
  const [config, built] = await Promise.all([read<EnvConfig>('/assets/env-config.json'), read<Version>('/assets/version.json')])
  if (typeof config.enrolmentBaseUrl !== 'string' || typeof config.memberBaseUrl !== 'string') throw new Error('env-config.json names no services')
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

export const version = (): Version | undefined => loaded?.version

/** For tests and prerendering, which have no server to ask. */
export function provideEnvironment(value: EnvConfig): void {
  loaded = { env: value, version: { version: 'test', commit: 'test', builtAt: '' } }
}
