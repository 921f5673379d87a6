import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

// Actions of a member, dispatched as events within the page, because a real press through the browser takes a hundred
// times as long. The end-to-end tests (tests/e2e) use real presses. As in a real browser, an action fails if its
// element is hidden, disabled or covered.

const pause = globalThis.setTimeout
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'

/** The only element that the locator finds, if a member can use the element; otherwise a text that says why not. */
function reach(target: Locator, isWanted: (element: HTMLElement) => string | undefined): HTMLElement | string {
  const [element, ...others] = target.elements() as HTMLElement[]
  if (!element) return 'is not there'
  if (others.length > 0) return `is there ${others.length + 1} times`
  if (!element.checkVisibility({ visibilityProperty: true })) return 'cannot be seen'
  if (element.closest('[aria-disabled="true"]') || element.matches(':disabled')) return 'is disabled'
  return isWanted(element) ?? element
}

async function reached(
  target: Locator,
  isWanted: (element: HTMLElement) => string | undefined = () => undefined,
): Promise<HTMLElement> {
  let found: HTMLElement | string = ''
  const state = () => {
    found = reach(target, isWanted)
    return typeof found === 'string' ? found : 'within reach'
  }
  await expect.poll(state, { message: target.asLocator() }).toBe('within reach')
  return found as unknown as HTMLElement
}

/** Coordinates of the middle of an element, after scrolling it onto the screen. */
function middleOf(element: HTMLElement): { readonly clientX: number; readonly clientY: number } {
  // a sticky element may cover the lower edge of the screen; its height is the scroll padding of the page
  const end = innerHeight - (parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0)
  const isOnScreen = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= end && right <= innerWidth
  if (!isOnScreen(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/**
 * Describes what covers the middle of an element, such as an open dialog. Undefined if a pointer can reach the element.
 */
function coveredBy(element: HTMLElement): string | undefined {
  const { clientX, clientY } = middleOf(element)
  const hit = document.elementFromPoint(clientX, clientY)
  if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return undefined
  return `lies under ${hit?.outerHTML.slice(0, 120) ?? 'nothing: it is off the screen'}`
}

/**
 * Waits until the next frame has been drawn. A member cannot press a control before it is drawn, and React has run the
 * effects of the page by then.
 */
export const drawn = () => new Promise<unknown>((resolve) => requestAnimationFrame(() => pause(resolve)))

/** Presses the middle of an element with the pointer, once nothing covers it. */
export async function press(target: Locator): Promise<void> {
  let element = await reached(target, coveredBy)
  for (await drawn(); !element.isConnected || coveredBy(element); await drawn())
    element = await reached(target, coveredBy)
  const at = { ...middleOf(element), bubbles: true, cancelable: true, composed: true, detail: 1 }
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  for (const type of ['pointerover', 'pointermove', 'pointerdown'])
    element.dispatchEvent(new PointerEvent(type, pointer))
  if (element.dispatchEvent(new MouseEvent('mousedown', at))) {
    const focused = element.closest<HTMLElement>(FOCUSABLE)
    if (focused) focused.focus()
    else (document.activeElement as HTMLElement | null)?.blur()
  }
  element.dispatchEvent(new PointerEvent('pointerup', pointer))
  element.dispatchEvent(new MouseEvent('mouseup', at))
  element.click()
}

/** Replaces the text of a field. */
export async function write(target: Locator, text: string): Promise<void> {
  const box = (await reached(target)) as HTMLInputElement | HTMLTextAreaElement
  box.focus()
  box.select()
  if (text) document.execCommand('insertText', false, text)
  else document.execCommand('delete')
}
