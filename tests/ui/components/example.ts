import type { ReactNode } from 'react'

/**
 * One state of one component. The examples are shown in the gallery (`npm run components`), checked by axe in light and
 * dark mode and at 320 px, and document the use of a component. They replace Storybook with fifty lines instead of a
 * hundred packages.
 */
export interface Example {
  id: string
  /** The folder in `src/ui`. */
  component: string
  title: string
  render: () => ReactNode
}

/** Examples of a component by key. The key becomes part of the id. */
export function examplesOf(
  component: string,
  states: Record<string, { title: string; render: () => ReactNode }>,
): Example[] {
  return Object.entries(states).map(([id, state]) => ({ id: `${component}-${id}`, component, ...state }))
}
