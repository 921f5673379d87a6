import type { RootOptions } from 'react-dom/client'

/** What a first page starts with: where it stands, and the configuration on its way, without which nothing may show (SHELL-68). */
export interface Start {
  readonly element: HTMLElement
  readonly options: RootOptions
  readonly configuration: Promise<unknown>
}
