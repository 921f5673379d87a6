import type { ClaimTerms } from '~generated/member/model/index.ts'

/** Loaded over https whatever the address says, without the session's token (CLAIM-12). A failure shows the built-in text: never an error. */
export async function fetchClaimTerms(url: string, signal: AbortSignal): Promise<ClaimTerms | null> {
  try {
    const response = await fetch(url.replace(/^http:/, 'https:'), { signal, credentials: 'omit' })
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
