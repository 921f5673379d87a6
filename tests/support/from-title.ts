import type { TestContext } from 'vitest'

/**
 * Makes the function of a test that reads its values from its title, so that they are written only once. `check`
 * receives the groups of `pattern`. A title that does not match the pattern fails the test.
 */
export const fromTitle =
  (pattern: RegExp, check: (...values: string[]) => unknown) =>
  async ({ task }: TestContext): Promise<void> => {
    const found = pattern.exec(task.name)
    if (!found) throw new Error(`the title does not match ${String(pattern)}`)
    await check(...found.slice(1))
  }
