import { expect, it } from 'vitest'
import { id, useMemberService } from '../../../../tests/support/member-service.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { setDraft } from '~/wizard/draft-store.ts'
import { deleteLocalDraft } from './deleted-draft.tsx'
import { attemptStore, mayHaveArrived } from './draft-sync-store.ts'

useMemberService()

it(
  'a claim that may have arrived, is deleted and put back, keeps its idempotency key, so that it is recorded once',
  { tags: ['D-344'] },
  async () => {
    const attempt = { key: 'of the first attempt', sentOn: today8() }
    setDraft(id, emptyDraft)
    attemptStore.set(attempt)
    const restore = deleteLocalDraft()
    expect(attemptStore.get()).toBeUndefined()
    await restore()
    expect(attemptStore.get()).toEqual(attempt)
    expect(mayHaveArrived()).toBe(true)
  },
)
