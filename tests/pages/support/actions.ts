import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

// What a hand does, done within the page: a press that goes out to the browser and comes back takes a hundred times as long, and the
// journeys (tests/e2e) make real ones. What keeps a real hand from a thing keeps this one from it too.

const pause = globalThis.setTimeout
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'

/** The one element that is meant, once a member could use it, else what is in the way. */
function reach(target: Locator, isWanted: (element: HTMLElement) => string | undefined): HTMLElement | string {
  const [element, ...others] = target.elements() as HTMLElement[]
  if (!element) return 'is not there'
  if (others.length > 0) return `is there ${others.length + 1} times`
  if (!element.checkVisibility({ visibilityProperty: true })) return 'cannot be seen'
  if (element.closest('[aria-disabled="true"]') || element.matches(':disabled')) return 'is disabled'
  return isWanted(element) ?? element
}

async function reached(target: Locator, isWanted: (element: HTMLElement) => string | undefined = () => undefined): Promise<HTMLElement> {
  let found: HTMLElement | string = ''
  const state = () => {
    found = reach(target, isWanted)
    return typeof found === 'string' ? found : 'within reach'
  }
  await expect.poll(state, { message: target.asLocator() }).toBe('within reach')
  return found as unknown as HTMLElement
}

/** Where the middle of an element is on the screen, scrolled to if need be. */
function middleOf(element: HTMLElement): { readonly clientX: number; readonly clientY: number } {
  // What sticks to the lower edge leaves so much less of the screen to what scrolls.
  const end = innerHeight - (parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0)
  const isOnScreen = ({ top, bottom, left, right }: DOMRect) => top >= 0 && left >= 0 && bottom <= end && right <= innerWidth
  if (!isOnScreen(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** Something else lies over it, or a dialog is open before it. */
function coveredBy(element: HTMLElement): string | undefined {
  const { clientX, clientY } = middleOf(element)
  const hit = document.elementFromPoint(clientX, clientY)
  if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return undefined
  return `lies under ${hit?.outerHTML.slice(0, 120) ?? 'nothing: it is off the screen'}`
}

/** Nobody presses what was not drawn yet: what the page does right after that has been done. */
export const drawn = () => new Promise<unknown>((resolve) => requestAnimationFrame(() => pause(resolve)))

/** Presses the middle of a thing with the pointer, as soon as nothing is in the way. */
export async function press(target: Locator): Promise<void> {
  let element = await reached(target, coveredBy)
  for (await drawn(); !element.isConnected || coveredBy(element); await drawn()) element = await reached(target, coveredBy)
  const at = { ...middleOf(element), bubbles: true, cancelable: true, composed: true, detail: 1 }
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  for (const type of ['pointerover', 'pointermove', 'pointerdown']) element.dispatchEvent(new PointerEvent(type, pointer))
  if (element.dispatchEvent(new MouseEvent('mousedown', at))) {
    const focused = element.closest<HTMLElement>(FOCUSABLE)
    if (focused) focused.focus()
    else (document.activeElement as HTMLElement | null)?.blur()
  }
  element.dispatchEvent(new PointerEvent('pointerup', pointer))
  element.dispatchEvent(new MouseEvent('mouseup', at))
  element.click()
}

/** Puts a text in place of what a box holds. */
export async function write(target: Locator, text: string): Promise<void> {
  const box = (await reached(target)) as HTMLInputElement | HTMLTextAreaElement
  box.focus()
  box.select()
  if (text) document.execCommand('insertText', false, text)
  else document.execCommand('delete')
}
