import { onDraftGone } from '~/wizard/draft-store.ts'

let key: string | undefined
/** what the last try sent whose fate nobody knows */
let uncertain: string | undefined

/** Ends what is known about tries: the next one is a claim of its own. */
export function forgetTries(): void {
  key = undefined
  uncertain = undefined
}
onDraftGone(forgetTries)

/** The same for every try of one draft, so that the service records the claim once; a new draft gets a new one. */
export function submissionKey(): string {
  key ??= crypto.randomUUID()
  return key
}

/** The connection died on the way: this content may have been recorded under the key. */
export function rememberUncertain(content: string): void {
  uncertain = content
}

/**
 * Whether something else than this may already be recorded: the same key would then answer with the old claim and lose the correction,
 * another key could make a second claim. It must be looked up first.
 */
export const mustLookFirst = (content: string): boolean => uncertain !== undefined && uncertain !== content
