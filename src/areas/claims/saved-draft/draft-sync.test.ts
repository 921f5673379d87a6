import { beforeEach, expect, it, vi } from 'vitest'
import { environmentFor } from '../../../../tools/environment.ts'
import { openTab, signInAs } from '../../../../tests/support/browser.ts'
import { json, useService } from '../../../../tests/support/service.ts'
import { getClaimDraftQuery } from '~generated/member/queries/drafts.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { setDraft } from '~/wizard/draft-store.ts'
import { deleteRemoteDraft, startDraftSync } from './draft-sync.ts'
import { draftSyncStore, getDraftSync, initialDraftSync } from './draft-sync-store.ts'

const service = useService()
beforeEach(() => {
  openTab()
  provideEnvironment({ ...environmentFor(service.url, false), keepsClaimDrafts: true })
  queryClient.clear()
  draftSyncStore.set(initialDraftSync(undefined))
})

it(
  'a draft conflict is cleared if the session ends, so that the next member does not see it',
  { tags: ['D-167'] },
  async () => {
    service.answer((response, { method }) => method === 'PUT' && json(response, 409, {}))
    signInAs('marie@example.com')
    setDraft('marie@example.com', {
      ...emptyDraft,
      answers: { 'claim-type': { claimType: 'XX-PHAR' } },
      completedSteps: ['claim-type'],
    })
    startDraftSync()
    await vi.waitFor(() => expect(service.calls).toHaveLength(2))
    endSessionWithoutRedirect()
    signInAs('daniel@example.com')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(getDraftSync()).toEqual({ memberId: 'daniel@example.com', hasConflict: false, filesMissing: 0 })
  },
)

it.each([
  { what: 'just loaded', isDeleted: false, methods: [] },
  { what: 'just deleted', isDeleted: true, methods: ['DELETE', 'PUT'] },
])(
  'a conflict with a saved draft that the portal has $what is known without asking the service: $methods',
  { tags: ['D-167'] },
  async ({ isDeleted, methods }) => {
    const other = {
      version: 'v7',
      savedOn: '20261124',
      expiresOn: '20261224',
      claimType: 'XX-DENT',
      fileCount: 0,
      steps: [],
    }
    service.answer((response, { method }) =>
      method === 'DELETE' ? json(response, 204, null) : json(response, 200, other),
    )
    signInAs('marie@example.com')
    queryClient.setQueryData(getClaimDraftQuery().queryKey, other)
    if (isDeleted) await deleteRemoteDraft('v7')
    setDraft('marie@example.com', {
      ...emptyDraft,
      answers: { 'claim-type': { claimType: 'XX-PHAR' } },
      completedSteps: ['claim-type'],
    })
    startDraftSync()
    await vi.waitFor(() => expect(getDraftSync().hasConflict || getDraftSync().version).toBe(isDeleted ? 'v7' : true))
    expect(service.calls.map(({ method }) => method)).toEqual(methods)
    expect(getDraftSync().otherDraft).toEqual(isDeleted ? undefined : other)
  },
)

it('answers are saved while the member goes on entering others', async () => {
  service.answer((response) =>
    json(response, 200, {
      version: 'v1',
      savedOn: '20261124',
      expiresOn: '20261224',
      claimType: 'XX-PHAR',
      fileCount: 0,
      steps: [],
    }),
  )
  signInAs('marie@example.com')
  const draft = {
    ...emptyDraft,
    answers: { 'claim-type': { claimType: 'XX-PHAR' } },
    completedSteps: ['claim-type'],
  }
  setDraft('marie@example.com', draft)
  startDraftSync()
  await vi.waitFor(() => expect(getDraftSync().version).toBe('v1'))
  const saved = service.calls.length
  const typing = setInterval(
    () => setDraft('marie@example.com', { ...draft, unsaved: { 'claim-details': { at: Date.now() } } }),
    200,
  )
  await vi.waitFor(() => expect(service.calls.length).toBeGreaterThan(saved), 3500)
  clearInterval(typing)
})
