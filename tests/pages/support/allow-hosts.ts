import { env, provideEnvironment } from '~/platform/config/environment.ts'

/** A deployment that allows this host alone, from now until the next page is rendered. */
export const allowHosts = (host: string): void => provideEnvironment({ ...env(), allowedHosts: [host] })

/** A deployment that shows pictures of these hosts alone, from now until the next page is rendered. */
export const allowPictures = (...pictureHosts: string[]): void => provideEnvironment({ ...env(), pictureHosts })
