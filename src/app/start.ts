import type { RootOptions } from 'react-dom/client'

/** Arguments of a start: the root element, and the promise of the configuration, which every page needs (SHELL-68). */
export interface Start {
  readonly element: HTMLElement
  readonly options: RootOptions
  readonly configuration: Promise<unknown>
}

/**
 * True if the element contains the prerendered page of the URL. It contains the empty placeholder of index.html if the
 * page is not prerendered, and another page if the visitor went back before this script ran: after a reload, Back
 * changes the URL without loading a document.
 */
export const isPrerendered = (element: HTMLElement): boolean =>
  element.querySelector('#app') !== null &&
  new URL(performance.getEntriesByType('navigation')[0]!.name).pathname === location.pathname
