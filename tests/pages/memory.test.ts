import { expect, test, vi } from 'vitest'
import { type ClaimConfirmation, confirmationStore } from '~/areas/claims/wizard/confirmation-store.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { endSession } from '~/platform/session/end-session.ts'
import { physiotherapyAt } from './support/drafts.ts'
import { placesHolding } from './support/memory.ts'
import { renderPage } from './support/render-page.tsx'

const RECEIPT: ClaimConfirmation = {
  result: { message: 'Thank you' },
  locale: 'en',
  pays: 'plan',
  documents: [],
  lines: [{ key: '1', service: 'x', person: 'Théo Roy-Côté', dateOfService: '', amountPaid: '1.00' }],
}

test('the page, the cache and the stores contain no data of the member after the session has ended', async () => {
  const member = await renderPage('dashboard.home', { persona: 'default', draft: physiotherapyAt('claim-summary') })
  for (const path of [
    '/history',
    '/manage-your-account/personal-information',
    '/manage-your-account/member-card',
    '/submit-claim/claim-summary',
  ]) {
    await member.goTo(path)
    await member.isAt(path)
  }
  confirmationStore.set(RECEIPT)
  await expect
    .poll(placesHolding)
    .toEqual(['the page', 'the answers', '/src/areas/claims/wizard/confirmation-store.ts', 'a draft'])

  endSession('LOGGEDOUT')
  await member.isAt('/login')
  await expect.element(member.button('login.submit')).toBeVisible()
  await expect.poll(placesHolding).toEqual([])

  queryClient.setQueryData(['left over'], { lastName: 'Roy-Côté' })
  confirmationStore.set(RECEIPT)
  expect(await placesHolding(), 'what is left over is found').toEqual([
    'the answers',
    '/src/areas/claims/wizard/confirmation-store.ts',
  ])
})

/**
 * Records the event listeners on window and document that have been added and not yet removed, and the object URLs that
 * have been created and not yet revoked.
 */
function countHolds(): { readonly listeners: Set<string>; readonly urls: Set<string>; readonly restore: () => void } {
  const [listeners, urls] = [new Set<string>(), new Set<string>()]
  const names = new Map<unknown, number>()
  const nameOf = (type: string, listener: unknown) => {
    if (!names.has(listener)) names.set(listener, names.size)
    return `${type} ${names.get(listener)}`
  }
  const spies = [window, document].flatMap((target) => {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)]
    return [
      vi
        .spyOn(target, 'addEventListener')
        .mockImplementation(
          (type: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions | boolean) => {
            const name = nameOf(type, listener)
            listeners.add(name)
            if (typeof options === 'object') options.signal?.addEventListener('abort', () => listeners.delete(name))
            add(type, listener, options)
          },
        ),
      vi
        .spyOn(target, 'removeEventListener')
        .mockImplementation(
          (type: string, listener: EventListenerOrEventListenerObject, options?: EventListenerOptions | boolean) => {
            listeners.delete(nameOf(type, listener))
            remove(type, listener, options)
          },
        ),
    ]
  })
  const make = URL.createObjectURL.bind(URL)
  const revoke = URL.revokeObjectURL.bind(URL)
  spies.push(
    vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      const url = make(object)
      urls.add(url)
      return url
    }) as never,
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
      urls.delete(url)
      revoke(url)
    }) as never,
  )
  return { listeners, urls, restore: () => spies.forEach((spy) => spy.mockRestore()) }
}

test(
  'a hundred navigations leave no additional listeners, and the DOM does not grow',
  { timeout: 120_000 },
  async () => {
    const member = await renderPage('dashboard.home', { persona: 'default' })
    const holds = countHolds()
    const sizes: { listeners: number; urls: number; nodes: number; answers: number }[] = []
    for (let round = 0; round < 20; round += 1) {
      for (const path of ['/history', '/manage-your-account', '/coverage', '/connected-care', '/dashboard']) {
        await member.goTo(path)
        await member.isAt(path)
      }
      sizes.push({
        listeners: holds.listeners.size,
        urls: holds.urls.size,
        nodes: document.querySelectorAll('*').length,
        answers: queryClient.getQueryCache().getAll().length,
      })
    }
    const leak = () => undefined
    window.addEventListener('resize', leak)
    expect(holds.listeners.size, 'what is left over is found').toBe((sizes[1]?.listeners ?? 0) + 1)
    window.removeEventListener('resize', leak)
    holds.restore()
    expect(sizes.at(-1)).toEqual(sizes[1])
    expect(sizes.at(-1)?.urls).toBe(0)
  },
)
