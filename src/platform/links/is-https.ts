import { parseUrl } from '~/platform/baseline/baseline.ts'

/** Whether a link that came as data leads where a link may lead: an address of the web, and no other kind of thing (trust.md, Browser). */
export const isHttps = (url: string | undefined): url is string => url !== undefined && parseUrl(url)?.protocol === 'https:'
