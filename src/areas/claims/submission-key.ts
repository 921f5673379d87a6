import { onDraftGone } from '~/wizard/draft-store.ts'

let key: string | undefined
onDraftGone(() => {
  key = undefined
})

/** The same for every try of one draft, so that the service records the claim once; a new draft gets a new one. */
export function submissionKey(): string {
  key ??= crypto.randomUUID()
  return key
}
