import { onTestFinished, vi } from 'vitest'
import type { PageId } from '~/platform/pages/page-registry.ts'
import type { Member } from './member.ts'
import { renderPage, type PageOptions } from './render-page.tsx'

/** Opens a page with the clocks of the browser and of the sandbox set to noon of this day. */
export function renderOn(day: string, id: PageId, { before, ...options }: PageOptions = {}): Promise<Member> {
  vi.useRealTimers()
  const now = new Date(`${day}T12:00:00`)
  const aheadSeconds = Math.round((now.getTime() - Date.now()) / 1000)
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  return renderPage(id, {
    ...options,
    before: async (sandbox) => {
      await sandbox.advance(aheadSeconds)
      await before?.(sandbox)
    },
  })
}
