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
const draft: Draft = { answers: { 'claim-type': { claimType: 'XX-PRAC' } }, unsaved: {}, completedSteps: ['claim-type'] }
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

describe('the draft of a claim', () => {
  it('is empty the first time, and is what was answered afterwards', { tags: ['CLAIM-06'] }, () => {
    expect(getDraft(marie)).toEqual(emptyDraft)
    setDraft(marie, draft)
    expect(getDraft(marie)).toBe(draft)
  })

  it('lives in memory only: neither storage has a trace of it', { tags: ['SESSION-10', 'D-19'] }, () => {
    setDraft(marie, draft)
    expect(
      JSON.stringify(
        [sessionStorage, localStorage].map((storage) => Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? ''))),
      ),
    ).not.toContain('XX-PRAC')
  })

  it('is never shown to another member, for whom it is gone, and stays gone', () => {
    setDraft(marie, draft)
    expect(getDraft('paul@example.com')).toEqual(emptyDraft)
    expect(getDraft(marie)).toBe(draft)
    expect(resumeDraft('paul@example.com')).toEqual(emptyDraft)
    expect(getDraft(marie)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('is gone after a submission or a cancel, and lets its files go, once', { tags: ['CLAIM-07'] }, () => {
    setDraft(marie, draft)
    discardDraft()
    discardDraft()
    expect(getDraft(marie)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('is something to lose once there is an answer, confirmed or typed', () => {
    expect(hasUnsavedDraft()).toBe(false)
    setDraft(marie, emptyDraft)
    expect(hasUnsavedDraft()).toBe(false)
    setDraft(marie, { ...emptyDraft, unsaved: { comments: { comments: 'x' } } })
    expect(hasUnsavedDraft()).toBe(true)
    setDraft(marie, draft)
    expect(hasUnsavedDraft()).toBe(true)
  })
})

describe('when the session ends', { tags: ['D-119'] }, () => {
  it.each([['timeout'], ['expired-token'], ['INVALIDLOGIN'], [undefined]] as const)(
    'by itself (%s) the draft waits, invisible, for the same member',
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

  it('by logging out the draft is gone', () => {
    setDraft(marie, draft)
    endSession('LOGGEDOUT')
    startSession(marie, 'bbb')
    expect(getDraft(marie)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('nobody sees the draft again once another member signed in', () => {
    setDraft(marie, draft)
    endSession('timeout')
    startSession('paul@example.com', 'bbb')
    expect(getDraft('paul@example.com')).toEqual(emptyDraft)
    endSession('LOGGEDOUT')
    startSession(marie, 'ccc')
    expect(getDraft(marie)).toEqual(emptyDraft)
  })

  it('the draft is gone once another member’s session ended after it, although they never opened a claim', () => {
    setDraft(marie, draft)
    endSession('timeout')
    startSession('paul@example.com', 'bbb')
    endSession('timeout')
    expect(released).toBe(1)
    startSession(marie, 'ccc')
    expect(getDraft(marie)).toEqual(emptyDraft)
  })

  it('nobody who looks at the draft while the session ends wakes it', () => {
    setDraft(marie, draft)
    const stop = subscribeDraft(() => getDraft(marie))
    endSession('timeout')
    stop()
    expect(hasUnsavedDraft()).toBe(false)
    expect(hasResumableWorkStore.get()).toBe(true)
  })

  it('the draft waits 30 minutes, not longer, and then leaves the memory although nobody asks', () => {
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

  it('the draft is not shown after 30 minutes, also where the laptop slept and no timer ran', () => {
    setDraft(marie, draft)
    endSession('timeout')
    expect(getDraft(marie, Date.now() + DRAFT_TTL_MS)).toEqual(emptyDraft)
    expect(resumeDraft(marie, Date.now() + DRAFT_TTL_MS)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('the draft stays with the member who came back in time', () => {
    vi.useFakeTimers()
    setDraft(marie, draft)
    endSession('timeout')
    vi.advanceTimersByTime(DRAFT_TTL_MS - 60_000)
    startSession(marie, 'bbb')
    expect(resumeDraft(marie)).toBe(draft)
    vi.advanceTimersByTime(DRAFT_TTL_MS)
    expect(getDraft(marie)).toBe(draft)
  })

  it('a claim of which a step was answered waits for its member: the page to sign in says so, and the dashboard leads back', { tags: ['D-119'] }, () => {
    vi.useFakeTimers()
    expect(hasResumableDraft(marie)).toBe(false)
    setDraft(marie, { ...draft, completedSteps: [] })
    expect(hasResumableDraft(marie)).toBe(false)
    setDraft(marie, draft)
    expect([hasResumableDraft(marie), hasResumableWorkStore.get()]).toEqual([true, false])
    endSession('timeout')
    expect([hasResumableDraft(marie), hasResumableDraft('paul@example.com'), hasResumableWorkStore.get()]).toEqual([true, false, true])
    vi.advanceTimersByTime(DRAFT_TTL_MS)
    expect([hasResumableDraft(marie), hasResumableWorkStore.get()]).toEqual([false, false])
  })

  it('twice, as when a dialog and a timer both find the end, the draft still waits, and no longer for that', () => {
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
