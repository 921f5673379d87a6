import type { ReactNode } from 'react'

/**
 * One state of one component. The same examples are the catalogue that people look at (`npm run components`), the cases that are
 * rendered and given to axe in light, dark and at 320 px, and the documentation of how a component is meant to be used. This is our
 * Storybook: fifty lines instead of a hundred packages.
 */
export interface Example {
  id: string
  /** The folder in `src/ui`. */
  component: string
  title: string
  render: () => ReactNode
}

/** Names each example once: the key becomes the id. */
export function examplesOf(component: string, states: Record<string, { title: string; render: () => ReactNode }>): Example[] {
  return Object.entries(states).map(([id, state]) => ({ id: `${component}-${id}`, component, ...state }))
}
