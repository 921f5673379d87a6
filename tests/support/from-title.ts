import type { TestContext } from 'vitest'

/**
 * Makes a test function that reads its values from the title of the test, so that each value is written only once.
 * `check` receives the groups of `pattern`. A title that does not match the pattern fails the test.
 */
export const fromTitle =
  (pattern: RegExp, check: (...values: string[]) => unknown) =>
  async ({ task }: TestContext): Promise<void> => {
    const found = pattern.exec(task.name)
    if (!found) throw new Error(`the title does not match ${String(pattern)}`)
    await check(...found.slice(1))
  }
