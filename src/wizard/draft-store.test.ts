import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '../../tests/support/browser.ts'
import { endSession, endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { hasResumableWorkStore, sessionStore } from '~/platform/session/session-store.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { emptyDraft, type Draft } from './definition.ts'
import {
  discardDraft,
  DRAFT_TTL_MS,
  getDraft,
  hasUnsavedDraft,
  hasResumableDraft,
  setDraft,
  onDraftDiscarded,
  resumeDraft,
  subscribeDraft,
} from './draft-store.ts'

const marie = 'marie@example.com'
const draft: Draft = {
  answers: { 'claim-type': { claimType: 'XX-PRAC' } },
  unsaved: {},
  completedSteps: ['claim-type'],
}
let released = 0
onDraftDiscarded(() => {
  released += 1
})

beforeEach(() => {
  openTab()
  sessionStore.set(undefined)
  discardDraft()
  released = 0
  startSession(marie, 'aaa')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('draft store', () => {
  it('a draft is empty at first, and returns answers after they are set', { tags: ['CLAIM-06'] }, () => {
    expect(getDraft(marie)).toEqual(emptyDraft)
    setDraft(marie, draft)
    expect(getDraft(marie)).toBe(draft)
  })

  it(
    'a draft is in memory only, and neither session storage nor local storage contains its answers',
    { tags: ['SESSION-10', 'D-19'] },
    () => {
      setDraft(marie, draft)
      expect(
        JSON.stringify(
          [sessionStorage, localStorage].map((storage) =>
            Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')),
          ),
        ),
      ).not.toContain('XX-PRAC')
    },
  )

  it('a draft is not shown to another member, and is discarded if another member resumes a draft', () => {
    setDraft(marie, draft)
    expect(getDraft('paul@example.com')).toEqual(emptyDraft)
    expect(getDraft(marie)).toBe(draft)
    expect(resumeDraft('paul@example.com')).toEqual(emptyDraft)
    expect(getDraft(marie)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('discarding a draft empties it and calls its discard listeners once', { tags: ['CLAIM-07'] }, () => {
    setDraft(marie, draft)
    discardDraft()
    discardDraft()
    expect(getDraft(marie)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('a draft is treated as unsaved work as soon as it has an answer, even an unconfirmed one', () => {
    expect(hasUnsavedDraft()).toBe(false)
    setDraft(marie, emptyDraft)
    expect(hasUnsavedDraft()).toBe(false)
    setDraft(marie, { ...emptyDraft, unsaved: { comments: { comments: 'x' } } })
    expect(hasUnsavedDraft()).toBe(true)
    setDraft(marie, draft)
    expect(hasUnsavedDraft()).toBe(true)
  })
})

describe('draft after the session end', { tags: ['D-119'] }, () => {
  it.each([['timeout'], ['expired-token'], ['INVALIDLOGIN'], [undefined]] as const)(
    'the session end (%s) hides the draft until its member resumes it',
    (status) => {
      setDraft(marie, draft)
      if (status) endSession(status)
      else endSessionWithoutRedirect()
      expect(hasUnsavedDraft()).toBe(false)
      expect(released).toBe(0)
      startSession(marie, 'bbb')
      expect(getDraft(marie)).toBe(draft)
      expect(hasUnsavedDraft()).toBe(false)
      expect(resumeDraft(marie)).toBe(draft)
      expect(hasUnsavedDraft()).toBe(true)
    },
  )

  it('logging out discards the draft', () => {
    setDraft(marie, draft)
    endSession('LOGGEDOUT')
    startSession(marie, 'bbb')
    expect(getDraft(marie)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('a sign-in of another member discards the draft, so its owner finds none after signing in later', () => {
    setDraft(marie, draft)
    endSession('timeout')
    startSession('paul@example.com', 'bbb')
    expect(getDraft('paul@example.com')).toEqual(emptyDraft)
    endSession('LOGGEDOUT')
    startSession(marie, 'ccc')
    expect(getDraft(marie)).toEqual(emptyDraft)
  })

  it('the session end of another member discards the draft, even if that member opened no claim', () => {
    setDraft(marie, draft)
    endSession('timeout')
    startSession('paul@example.com', 'bbb')
    endSession('timeout')
    expect(released).toBe(1)
    startSession(marie, 'ccc')
    expect(getDraft(marie)).toEqual(emptyDraft)
  })

  it('a subscriber that reads the draft during the session end does not resume the draft', () => {
    setDraft(marie, draft)
    const stop = subscribeDraft(() => getDraft(marie))
    endSession('timeout')
    stop()
    expect(hasUnsavedDraft()).toBe(false)
    expect(hasResumableWorkStore.get()).toBe(true)
  })

  it('a timer discards a draft 30 minutes after the session end, and not earlier', () => {
    vi.useFakeTimers()
    setDraft(marie, draft)
    endSession('timeout')
    vi.advanceTimersByTime(DRAFT_TTL_MS - 1)
    expect(released).toBe(0)
    vi.advanceTimersByTime(1)
    expect(released).toBe(1)
    startSession(marie, 'bbb')
    expect(getDraft(marie)).toEqual(emptyDraft)
  })

  it('a draft is not shown 30 minutes after the session end, even if no timer has run', () => {
    setDraft(marie, draft)
    endSession('timeout')
    expect(getDraft(marie, Date.now() + DRAFT_TTL_MS)).toEqual(emptyDraft)
    expect(resumeDraft(marie, Date.now() + DRAFT_TTL_MS)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('a draft that its member resumed in time is not discarded later', () => {
    vi.useFakeTimers()
    setDraft(marie, draft)
    endSession('timeout')
    vi.advanceTimersByTime(DRAFT_TTL_MS - 60_000)
    startSession(marie, 'bbb')
    expect(resumeDraft(marie)).toBe(draft)
    vi.advanceTimersByTime(DRAFT_TTL_MS)
    expect(getDraft(marie)).toBe(draft)
  })

  it('a draft that only the portal has filled in is not offered after the session end', () => {
    setDraft(marie, draft, true)
    endSession('timeout')
    expect([hasResumableDraft(marie), hasResumableWorkStore.get()]).toEqual([false, false])
  })

  it(
    'a draft with a completed step can be resumed by its member for 30 minutes after the session end',
    { tags: ['D-119'] },
    () => {
      vi.useFakeTimers()
      expect(hasResumableDraft(marie)).toBe(false)
      setDraft(marie, { ...draft, completedSteps: [] })
      expect(hasResumableDraft(marie)).toBe(false)
      setDraft(marie, draft)
      expect([hasResumableDraft(marie), hasResumableWorkStore.get()]).toEqual([true, false])
      endSession('timeout')
      expect([hasResumableDraft(marie), hasResumableDraft('paul@example.com'), hasResumableWorkStore.get()]).toEqual([
        true,
        false,
        true,
      ])
      vi.advanceTimersByTime(DRAFT_TTL_MS)
      expect([hasResumableDraft(marie), hasResumableWorkStore.get()]).toEqual([false, false])
    },
  )

  it('a second session end keeps the draft and does not extend its time limit of 30 minutes', () => {
    vi.useFakeTimers()
    setDraft(marie, draft)
    endSession('timeout')
    vi.advanceTimersByTime(20 * 60_000)
    endSessionWithoutRedirect()
    expect(released).toBe(0)
    vi.advanceTimersByTime(10 * 60_000)
    expect(released).toBe(1)
  })
})
