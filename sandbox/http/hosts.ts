import type { AddressInfo, Server } from 'node:net'

/** Host names that always mean this machine. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]']
const EVERY_ADDRESS = ['0.0.0.0', '::']

/** True if a server accepts requests for this host name. The port is ignored. */
export type HostCheck = (host: string | undefined) => boolean

/** Returns a check that accepts the names of this machine and the given host names. */
export function hostCheck(allowed: readonly string[] = []): HostCheck {
  const names = new Set([...LOCAL, ...allowed])
  return (host = '') => names.has(host.toLowerCase().replace(/:\d*$/, ''))
}

/** The error message for a request with a host name that the server does not accept. */
export const WRONG_HOST =
  'This stand-in answers to names of this machine only. Name others in the variable ALLOWED_HOSTS of its process.'

/** Reads host names from the environment variable ALLOWED_HOSTS, for example `portal.test, sandbox`. */
export const allowedHosts = (): string[] =>
  (process.env['ALLOWED_HOSTS'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/**
 * The origin under which a running server can be reached. If the server listens on all addresses, the origin has the
 * name of this machine.
 */
export const originOf = (server: Pick<Server, 'address'>, host: string): string =>
  `http://${EVERY_ADDRESS.includes(host) ? '127.0.0.1' : host}:${(server.address() as AddressInfo).port}`
