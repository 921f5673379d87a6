import type { RootOptions } from 'react-dom/client'

/** What a first page starts with: where it stands, and the configuration on its way, without which nothing may show (SHELL-68). */
export interface Start {
  readonly element: HTMLElement
  readonly options: RootOptions
  readonly configuration: Promise<unknown>
}

/** Whether the page stands there already; otherwise it is the first look of any page (index.html), which says nothing. */
export const isPrerendered = (element: HTMLElement): boolean => element.querySelector('#app') !== null
