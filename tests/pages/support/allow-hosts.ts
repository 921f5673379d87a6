import { env, provideEnvironment } from '~/platform/config/environment.ts'

/** Makes this the only allowed host of the deployment until the next page is rendered. */
export const allowHosts = (host: string): void => provideEnvironment({ ...env(), allowedHosts: [host] })

/** Makes these the only hosts whose pictures the deployment shows, until the next page is rendered. */
export const allowPictures = (...pictureHosts: string[]): void => provideEnvironment({ ...env(), pictureHosts })
