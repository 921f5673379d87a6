import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormLink } from '~generated/member/model/index.ts'
import { openTab } from '../../../tests/support/browser.ts'
import { environmentFor } from '../../../tools/environment.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { clearError, errorStore, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { query } from '~/platform/query/query.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { openForm } from './open-window.ts'

const DESKTOP = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0 }
const IPHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 }
const IPAD = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5 }
const MAC = { ...IPAD, maxTouchPoints: 0 }

/** Events in their order: opened windows, the request, navigations, closed windows. */
let events: string[]
const early = {
  opener: {} as object | null,
  location: { assign: (url: string) => events.push(`go to ${url}`) },
  close: () => events.push('close'),
}

let blocks = false
function on(device: typeof DESKTOP) {
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('window', {
    open: (url: string, _: string, features?: string) => {
      events.push(`open ${url || 'nothing'}${features ? ` ${features}` : ''}`)
      return blocks ? null : early
    },
  })
}
const form = (answer: () => Promise<FormLink>) =>
  query(['getForm', 'marie@example.com', 'DEP', { bookOfBusiness: 'GROUP' }], () => {
    events.push('ask')
    return answer()
  })
const at = (url: string) => form(() => Promise.resolve({ formType: 'DEP', title: 'Form', url }))

beforeEach(() => {
  openTab()
  provideEnvironment({ ...environmentFor('', false), allowedHosts: ['forms.example'] })
  queryClient.clear()
  clearError()
  events = []
  early.opener = {}
  blocks = false
})

describe('openForm', () => {
  it(
    'opening a form (PDF) uses a window without access to the portal (noopener) and clears the previous error',
    { tags: ['CONTENT-06', 'GUARD-27'] },
    async () => {
      on(DESKTOP)
      showError(new PortalError({ kind: 'server' }))
      expect(await openForm(at('https://forms.example/dep.pdf'))).toBe(true)
      expect(events).toEqual(['ask', 'open nothing', 'go to https://forms.example/dep.pdf'])
      expect(early.opener).toBeNull()
      expect(errorStore.get()).toBeUndefined()
    },
  )

  it.each([
    { name: 'a telephone', device: IPHONE },
    { name: 'a tablet that says it is a computer', device: IPAD },
  ])(
    'on $name of Apple, openForm opens the window before it requests the form',
    { tags: ['GUARD-28'] },
    async ({ device }) => {
      on(device)
      expect(await openForm(at('https://forms.example/dep.pdf'))).toBe(true)
      expect(events).toEqual(['open nothing', 'ask', 'go to https://forms.example/dep.pdf'])
      expect(early.opener).toBeNull()
    },
  )

  it('on a Macintosh, openForm requests the form before it opens a window', { tags: ['GUARD-28'] }, async () => {
    on(MAC)
    await openForm(at('https://forms.example/dep.pdf'))
    expect(events[0]).toBe('ask')
  })

  it('the URL of a form is opened only if it uses https, and is requested for each opening', async () => {
    on(DESKTOP)
    await openForm(at('http://forms.example/dep.pdf'))
    await openForm(at('http://forms.example/dep.pdf'))
    const once = ['ask', 'open nothing', 'go to https://forms.example/dep.pdf']
    expect(events).toEqual([...once, ...once])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/forms/dep.pdf',
    '',
    'https://evil.example/dep.pdf',
    'https://forms.example@evil.example/dep.pdf',
  ])('the form URL %j is not opened, and the error dialog shows an error', { tags: ['CONTENT-09'] }, async (url) => {
    on(IPHONE)
    expect(await openForm(at(url))).toBe(false)
    expect(events).toEqual(['open nothing', 'ask', 'close'])
    expect(errorStore.get()).toMatchObject({ catalogue: 'formElsewhere', kind: 'contract' })
  })

  it.each([
    {
      name: 'a failure',
      answer: () => Promise.reject(new PortalError({ kind: 'server', status: 500, catalogue: 'formLoading' })),
    },
    { name: 'an answer without words', answer: () => Promise.resolve(null as unknown as FormLink) },
  ])(
    '$name is shown in the error dialog, and the empty window is closed',
    { tags: ['CONTENT-09', 'D-60'] },
    async ({ answer }) => {
      on(IPHONE)
      expect(await openForm(form(answer))).toBe(false)
      expect(events.at(-1)).toBe('close')
      expect(errorStore.get()?.catalogue).toBe('formLoading')
      expect(await openForm(at('https://forms.example/dep.pdf'))).toBe(true)
    },
  )

  it.each([DESKTOP, IPHONE])('if the browser blocks the window, the error dialog says so', async (device) => {
    on(device)
    blocks = true
    expect(await openForm(at('https://forms.example/dep.pdf'))).toBe(false)
    expect(errorStore.get()).toMatchObject({ catalogue: 'windowBlocked' })
  })

  it('if the session ends during the request for a form, the window is closed and no error is shown', async () => {
    on(IPHONE)
    const opening = openForm(form(() => new Promise(() => undefined)))
    await Promise.resolve()
    queryClient.clear()
    expect(await opening).toBe(false)
    expect(events.at(-1)).toBe('close')
    expect(errorStore.get()).toBeUndefined()
  })
})
