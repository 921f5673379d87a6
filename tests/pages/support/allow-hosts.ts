import { env, provideEnvironment } from '~/platform/config/environment.ts'

/** Allows links only to this host, as a deployment can configure, until the next page is rendered. */
export const allowHosts = (host: string): void => provideEnvironment({ ...env(), allowedHosts: [host] })

/** Allows pictures only from these hosts, as a deployment can configure, until the next page is rendered. */
export const allowPictures = (...pictureHosts: string[]): void => provideEnvironment({ ...env(), pictureHosts })
