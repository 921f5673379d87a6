import { beforeEach, describe, expect, it } from 'vitest'
import { loadingStore, startLoading, stopLoading, withLoading } from './loading.ts'
import { breadcrumbs, breadcrumbStore } from './breadcrumbs.ts'
import { pageModalStore } from './page-modal.ts'
import { hideBanners, infoBannerHiddenAt, showSuccess, successBannerStore } from './banners.ts'

beforeEach(() => {
  breadcrumbs.empty()
  loadingStore.set(undefined)
  pageModalStore.set(undefined)
})

const trail = () => breadcrumbStore.get().map(({ pageId }) => pageId)

it('breadcrumbs can be set, pushed and popped, the last one can be replaced, and all can be removed', () => {
  breadcrumbs.set([{ pageId: 'a' }, { pageId: 'b' }])
  breadcrumbs.push({ pageId: 'c' })
  expect(trail()).toEqual(['a', 'b', 'c'])
  breadcrumbs.replace({ pageId: 'd', label: 'Line 4' })
  expect(trail()).toEqual(['a', 'b', 'd'])
  breadcrumbs.pop()
  expect(trail()).toEqual(['a', 'b'])
  breadcrumbs.empty()
  expect(trail()).toEqual([])
  breadcrumbs.pop()
  expect(trail()).toEqual([])
})

it('hideBanners hides the success banner and the info banner', () => {
  showSuccess('Saved')
  hideBanners('this visit')
  expect([successBannerStore.get(), infoBannerHiddenAt.get()]).toEqual([undefined, 'this visit'])
})

describe('loading modal', () => {
  it('startLoading stores the text and the progress that the loading modal shows', { tags: ['SHELL-58'] }, () => {
    startLoading({ text: 'Sending', progress: 0.4 })
    expect(loadingStore.get()).toEqual({ text: 'Sending', progress: 0.4 })
  })

  it('stopLoading closes the modal of the page together with the loading modal', () => {
    startLoading()
    pageModalStore.set('confirm')
    stopLoading()
    expect(pageModalStore.get()).toBeUndefined()
  })

  it('stopLoading does not close a dialog of the page if no loading modal is open', () => {
    pageModalStore.set('confirm')
    stopLoading()
    expect(pageModalStore.get()).toBe('confirm')
  })

  it('withLoading closes the loading modal whether the work succeeds or fails', { tags: ['GUARD-04'] }, async () => {
    expect(await withLoading(() => Promise.resolve(7))).toBe(7)
    expect(loadingStore.get()).toBeUndefined()
    await expect(withLoading(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(loadingStore.get()).toBeUndefined()
  })
})
