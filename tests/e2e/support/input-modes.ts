import { expect, type Locator, type Page } from '@playwright/test'

/** The way in which a member operates the page: with a mouse or finger, or with the keyboard alone. */
export interface Hands {
  press: (target: Locator) => Promise<void>
  choose: (target: Locator) => Promise<void>
  write: (target: Locator, text: string) => Promise<void>
  /** chooses an option that goes to the next step; with the keyboard, the button does */
  pick: (option: Locator, proceed: Locator) => Promise<void>
}

export const pointer: Hands = {
  press: (target) => target.click(),
  choose: (target) => target.check(),
  write: (target, text) => target.fill(text),
  pick: (option) => option.click(),
}

/** Counts interactions. A press, a choice and a filled field are one interaction each. */
export function counted(hands: Hands): Hands & { count: number } {
  const counting: Hands & { count: number } = {
    count: 0,
    press: (target) => once(hands.press(target)),
    choose: (target) => once(hands.choose(target)),
    write: (target, text) => once(hands.write(target, text)),
    pick: (option, proceed) => once(hands.pick(option, proceed)),
  }
  const once = (work: Promise<void>) => {
    counting.count += 1
    return work
  }
  return counting
}

/** Maximum number of presses of Tab to reach a control. A control that needs more is treated as unreachable. */
const MAX_STOPS = 90

/**
 * Uses only Tab, arrow keys, Space and Enter. A control fails the test if these keys do not reach it in the order of
 * the page.
 */
export const keyboard = (page: Page): Hands => {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  async function tabTo(target: Locator) {
    await expect(target).toBeVisible()
    // A radio group is one Tab stop: arrow keys reach its other radios.
    const group = await target.evaluate((element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '',
    )
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      if (await isFocused(target)) return
      if (
        group &&
        (await page.evaluate((name) => (document.activeElement as HTMLInputElement | null)?.name === name, group))
      ) {
        for (let steps = 0; steps < 30 && !(await isFocused(target)); steps += 1) await page.keyboard.press('ArrowDown')
        return
      }
      await page.keyboard.press('Tab')
    }
    throw new Error('not reachable with the Tab key')
  }
  const hands: Hands = {
    async press(target) {
      await tabTo(target)
      await page.keyboard.press('Enter')
    },
    async choose(target) {
      await tabTo(target)
      if (!(await target.isChecked())) await page.keyboard.press('Space')
      await expect(target).toBeChecked()
    },
    async write(target, text) {
      await tabTo(target)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    async pick(option, proceed) {
      await hands.choose(option)
      await hands.press(proceed)
    },
  }
  return hands
}
