import type { AddressInfo, Server } from 'node:net'

/** Names by which a machine calls itself. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]']
const EVERY_ADDRESS = ['0.0.0.0', '::']

/** Whether a stand-in answers under this host name; a port behind the name does not matter. */
export type HostCheck = (host: string | undefined) => boolean

/** The names of this machine, and those that a tester allows. */
export function hostCheck(allowed: readonly string[] = []): HostCheck {
  const names = new Set([...LOCAL, ...allowed])
  return (host = '') => names.has(host.toLowerCase().replace(/:\d*$/, ''))
}

/** The answer to a call under another name. */
export const WRONG_HOST =
  'This stand-in answers to names of this machine only. Name others in the variable ALLOWED_HOSTS of its process.'

/** The host names of ALLOWED_HOSTS: `portal.test, sandbox` in the environment of the process. */
export const allowedHosts = (): string[] =>
  (process.env['ALLOWED_HOSTS'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/** Origin of a server that listens; of this machine where it listens on every address. */
export const originOf = (server: Pick<Server, 'address'>, host: string): string =>
  `http://${EVERY_ADDRESS.includes(host) ? '127.0.0.1' : host}:${(server.address() as AddressInfo).port}`
