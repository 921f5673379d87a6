import type { ClaimTerms } from '~generated/member/model/index.ts'
import { mayOpen } from '~/platform/links/may-open.ts'

/** Loaded over https whatever the address says, from an allowed host, without the session's token (CLAIM-12). A failure shows the built-in text: never an error. */
export async function fetchClaimTerms(url: string, signal: AbortSignal): Promise<ClaimTerms | null> {
  try {
    const address = url.replace(/^http:/, 'https:')
    if (!mayOpen(address)) return null
    const response = await fetch(address, { signal, credentials: 'omit' })
    const body: unknown = response.ok ? await response.json() : null
    return isTerms(body) ? body : null
  } catch {
    return null
  }
}

const isTerms = (body: unknown): body is ClaimTerms =>
  typeof body === 'object' &&
  body !== null &&
  'title' in body &&
  typeof body.title === 'string' &&
  'paragraphs' in body &&
  Array.isArray(body.paragraphs) &&
  body.paragraphs.every((each) => typeof each === 'string')
