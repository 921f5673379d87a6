import type { TestContext } from 'vitest'

/**
 * Makes the body of a test that reads its values from its own title, so that they are only there: `check` gets the
 * groups of `pattern`. A title that does not match fails the test.
 */
export const fromTitle =
  (pattern: RegExp, check: (...values: string[]) => unknown) =>
  async ({ task }: TestContext): Promise<void> => {
    const found = pattern.exec(task.name)
    if (!found) throw new Error(`the title does not match ${String(pattern)}`)
    await check(...found.slice(1))
  }
