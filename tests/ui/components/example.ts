import type { ReactNode } from 'react'

/**
 * One state of one component. The examples are the gallery for people (`npm run components`), the cases that axe checks
 * in light, in dark and at 320 px, and the documentation of a component's use. They replace Storybook: fifty lines
 * instead of a hundred packages.
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
