import type { RootOptions } from 'react-dom/client'

/** Arguments of a start: the root element, and the promise of the configuration, which every page needs (SHELL-68). */
export interface Start {
  readonly element: HTMLElement
  readonly options: RootOptions
  readonly configuration: Promise<unknown>
}
