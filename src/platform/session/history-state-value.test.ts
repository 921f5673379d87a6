import { beforeEach, expect, it, vi } from 'vitest'
import { makeToken, openTab, secondsFromNow } from '../../../tests/support/browser.ts'
import { createHistoryStateValue } from './history-state-value.ts'
import { startSession } from './start-session.ts'

beforeEach(() => {
  openTab()
  vi.stubGlobal('history', { state: null, replaceState: (state: object) => Object.assign(history, { state }) })
})
const signIn = (id: string) => startSession(id, makeToken({ exp: secondsFromNow(600) }))

it('a value survives a reload of its history entry', { tags: ['D-21'] }, () => {
  signIn('marie@example.com')
  createHistoryStateValue('key').set('k-1')
  expect(createHistoryStateValue('key').get()).toBe('k-1')
})

it('a value that an earlier history entry still contains is not given to the next member of the tab', () => {
  signIn('marie@example.com')
  createHistoryStateValue('key').set('k-1')
  signIn('luc@example.com')
  expect(createHistoryStateValue('key').get()).toBeUndefined()
})
