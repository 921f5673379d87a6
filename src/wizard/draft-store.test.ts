import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '../../tests/support/browser.ts'
import { endSession, endSessionQuietly } from '~/platform/session/exit.ts'
import { keptWorkStore, sessionStore } from '~/platform/session/session-store.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { emptyDraft, type Draft } from './definition.ts'
import { clearDraft, DRAFT_KEPT_MS, draftOf, hasDraft, hasUnfinished, keepDraft, onDraftGone, openDraft, subscribeDraft } from './draft-store.ts'

const marie = 'marie@example.com'
const draft: Draft = { answers: { 'claim-type': { claimType: 'XX-PRAC' } }, typed: {}, saved: ['claim-type'] }
let released = 0
onDraftGone(() => {
  released += 1
})

beforeEach(() => {
  openTab()
  sessionStore.set(undefined)
  clearDraft()
  released = 0
  startSession(marie, 'aaa')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the draft of a claim', () => {
  it('is empty the first time, and is what was answered afterwards', { tags: ['CLAIM-06'] }, () => {
    expect(draftOf(marie)).toEqual(emptyDraft)
    keepDraft(marie, draft)
    expect(draftOf(marie)).toBe(draft)
  })

  it('lives in memory only: neither storage has a trace of it', { tags: ['SESSION-10', 'D-19'] }, () => {
    keepDraft(marie, draft)
    expect(
      JSON.stringify(
        [sessionStorage, localStorage].map((storage) => Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? ''))),
      ),
    ).not.toContain('XX-PRAC')
  })

  it('is never shown to another member, for whom it is gone, and stays gone', () => {
    keepDraft(marie, draft)
    expect(draftOf('paul@example.com')).toEqual(emptyDraft)
    expect(draftOf(marie)).toBe(draft)
    expect(openDraft('paul@example.com')).toEqual(emptyDraft)
    expect(draftOf(marie)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('is gone after a submission or a cancel, and lets its files go, once', { tags: ['CLAIM-07'] }, () => {
    keepDraft(marie, draft)
    clearDraft()
    clearDraft()
    expect(draftOf(marie)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('is something to lose once there is an answer, confirmed or typed', () => {
    expect(hasDraft()).toBe(false)
    keepDraft(marie, emptyDraft)
    expect(hasDraft()).toBe(false)
    keepDraft(marie, { ...emptyDraft, typed: { comments: { comments: 'x' } } })
    expect(hasDraft()).toBe(true)
    keepDraft(marie, draft)
    expect(hasDraft()).toBe(true)
  })
})

describe('when the session ends', { tags: ['D-119'] }, () => {
  it.each([['timeout'], ['expired-token'], ['INVALIDLOGIN'], [undefined]] as const)(
    'by itself (%s) the draft waits, invisible, for the same member',
    (status) => {
      keepDraft(marie, draft)
      if (status) endSession(status)
      else endSessionQuietly()
      expect(hasDraft()).toBe(false)
      expect(released).toBe(0)
      startSession(marie, 'bbb')
      expect(draftOf(marie)).toBe(draft)
      expect(hasDraft()).toBe(false)
      expect(openDraft(marie)).toBe(draft)
      expect(hasDraft()).toBe(true)
    },
  )

  it('by logging out the draft is gone', () => {
    keepDraft(marie, draft)
    endSession('LOGGEDOUT')
    startSession(marie, 'bbb')
    expect(draftOf(marie)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('nobody sees the draft again once another member signed in', () => {
    keepDraft(marie, draft)
    endSession('timeout')
    startSession('paul@example.com', 'bbb')
    expect(draftOf('paul@example.com')).toEqual(emptyDraft)
    endSession('LOGGEDOUT')
    startSession(marie, 'ccc')
    expect(draftOf(marie)).toEqual(emptyDraft)
  })

  it('the draft is gone once another member’s session ended after it, although they never opened a claim', () => {
    keepDraft(marie, draft)
    endSession('timeout')
    startSession('paul@example.com', 'bbb')
    endSession('timeout')
    expect(released).toBe(1)
    startSession(marie, 'ccc')
    expect(draftOf(marie)).toEqual(emptyDraft)
  })

  it('nobody who looks at the draft while the session ends wakes it', () => {
    keepDraft(marie, draft)
    const stop = subscribeDraft(() => draftOf(marie))
    endSession('timeout')
    stop()
    expect(hasDraft()).toBe(false)
    expect(keptWorkStore.get()).toBe(true)
  })

  it('the draft waits 30 minutes, not longer, and then leaves the memory although nobody asks', () => {
    vi.useFakeTimers()
    keepDraft(marie, draft)
    endSession('timeout')
    vi.advanceTimersByTime(DRAFT_KEPT_MS - 1)
    expect(released).toBe(0)
    vi.advanceTimersByTime(1)
    expect(released).toBe(1)
    startSession(marie, 'bbb')
    expect(draftOf(marie)).toEqual(emptyDraft)
  })

  it('the draft is not shown after 30 minutes, also where the laptop slept and no timer ran', () => {
    keepDraft(marie, draft)
    endSession('timeout')
    expect(draftOf(marie, Date.now() + DRAFT_KEPT_MS)).toEqual(emptyDraft)
    expect(openDraft(marie, Date.now() + DRAFT_KEPT_MS)).toEqual(emptyDraft)
    expect(released).toBe(1)
  })

  it('the draft stays with the member who came back in time', () => {
    vi.useFakeTimers()
    keepDraft(marie, draft)
    endSession('timeout')
    vi.advanceTimersByTime(DRAFT_KEPT_MS - 60_000)
    startSession(marie, 'bbb')
    expect(openDraft(marie)).toBe(draft)
    vi.advanceTimersByTime(DRAFT_KEPT_MS)
    expect(draftOf(marie)).toBe(draft)
  })

  it('a claim of which a step was answered waits for its member: the page to sign in says so, and the dashboard leads back', { tags: ['D-119'] }, () => {
    vi.useFakeTimers()
    expect(hasUnfinished(marie)).toBe(false)
    keepDraft(marie, { ...draft, saved: [] })
    expect(hasUnfinished(marie)).toBe(false)
    keepDraft(marie, draft)
    expect([hasUnfinished(marie), keptWorkStore.get()]).toEqual([true, false])
    endSession('timeout')
    expect([hasUnfinished(marie), hasUnfinished('paul@example.com'), keptWorkStore.get()]).toEqual([true, false, true])
    vi.advanceTimersByTime(DRAFT_KEPT_MS)
    expect([hasUnfinished(marie), keptWorkStore.get()]).toEqual([false, false])
  })

  it('twice, as when a dialog and a timer both find the end, the draft still waits, and no longer for that', () => {
    vi.useFakeTimers()
    keepDraft(marie, draft)
    endSession('timeout')
    vi.advanceTimersByTime(20 * 60_000)
    endSessionQuietly()
    expect(released).toBe(0)
    vi.advanceTimersByTime(10 * 60_000)
    expect(released).toBe(1)
  })
})
