import { beforeEach, expect, it, vi } from 'vitest'
import { openTab } from '../../../tests/support/browser.ts'
import { getReturnTo, setReturnTo, resetReturnTo, persistReturnTo } from './return-to.ts'

beforeEach(() => {
  openTab()
  const entry = { state: null as unknown }
  vi.stubGlobal('history', {
    ...entry,
    replaceState(this: { state: unknown }, state: unknown) {
      this.state = state
    },
  })
  resetReturnTo()
})
const kept = (address: string): string | undefined => {
  setReturnTo(new URL(address, 'https://portal.example'))
  persistReturnTo()
  return getReturnTo()
}

it('the URL to which the member returns after signing in keeps its query and hash', { tags: ['D-172'] }, () => {
  expect(kept('/en/history?person=2#main-content')).toBe('/en/history?person=2#main-content')
})

it.each(['token', 'mslToken'])(
  'a URL with the token of a link is not stored as the return address (%s)',
  { tags: ['D-172'] },
  (name) => {
    expect(kept(`/en/history?${name}=secret`)).toBeUndefined()
  },
)
