import { expect } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import type { Member } from './member.ts'

/** More stops than any page has: past it, the control cannot be reached. */
const MAX_STOPS = 90

/** From here on Tab, arrows, Space and Enter only; every control must be reachable in the order of the page. */
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
    // Curly and square brackets are keys with names.
    await userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&'))
  }
}

async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    const element = target.element()
    if (element === document.activeElement) return
    // Radio groups are one stop: reaching any of their radios is enough, arrows do the rest.
    if (isRadio(element) && isRadio(document.activeElement) && element.name === document.activeElement.name) return arrowTo(target)
    await userEvent.keyboard('{Tab}')
  }
  throw new Error('not reachable with the Tab key')
}

async function arrowTo(target: Locator): Promise<void> {
  for (let steps = 0; steps < 30 && target.element() !== document.activeElement; steps += 1) await userEvent.keyboard('{ArrowDown}')
}

const isRadio = (element: Element | null): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'radio'
