import { env, provideEnvironment } from '~/platform/config/environment.ts'

/** Makes this the only host to which the deployment allows links, until the next page is rendered. */
export const allowHosts = (host: string): void => provideEnvironment({ ...env(), allowedHosts: [host] })

/** Makes these the only hosts from which the deployment shows pictures, until the next page is rendered. */
export const allowPictures = (...pictureHosts: string[]): void => provideEnvironment({ ...env(), pictureHosts })
