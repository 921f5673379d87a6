import { expect } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import type { Member } from './member.ts'

/** Maximum number of presses of Tab to reach a control. A control that needs more is treated as unreachable. */
const MAX_STOPS = 90

/**
 * Restricts the member to Tab, arrow keys, Space and Enter. A control fails the test if these keys do not reach it in
 * the order of the page.
 */
export function useKeyboardOnly(member: Member): void {
  member.press = async (target) => {
    await tabTo(target)
    await userEvent.keyboard('{Enter}')
  }
  member.choose = async (target) => {
    await tabTo(target)
    if (!(target.element() as HTMLInputElement).checked) await userEvent.keyboard(' ')
    await expect.element(target).toBeChecked()
  }
  member.write = async (target, text) => {
    await tabTo(target)
    await userEvent.keyboard('{Control>}a{/Control}')
    // brackets are doubled, because `userEvent` reads a single bracket as the start of a key name
    await userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&'))
  }
}

async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    const element = target.element()
    if (element === document.activeElement) return
    // A radio group is one Tab stop: arrow keys reach its other radios.
    if (isRadio(element) && isRadio(document.activeElement) && element.name === document.activeElement.name)
      return arrowTo(target)
    await userEvent.keyboard('{Tab}')
  }
  throw new Error('not reachable with the Tab key')
}

async function arrowTo(target: Locator): Promise<void> {
  for (let steps = 0; steps < 30 && target.element() !== document.activeElement; steps += 1)
    await userEvent.keyboard('{ArrowDown}')
}

const isRadio = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio'
