import { type ComponentProps, createContext, use, useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { createStore, type Store, useStoreSelector } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import css from './line-details.module.css'
import { usePolicy } from '~/platform/policy/policy.ts'
import { DownloadButton } from '~/components/download-button.tsx'

/** Which line of a table is open, by its key. Each toggle listens for itself: one that is pressed draws no other, and leaves the order of a long list alone. */
export const OpenLine = createContext<Store<string | undefined>>(createStore<string | undefined>(undefined))

/** Which line of one table is open; none at first. */
export function useOpenLine(): Store<string | undefined> {
  const [store] = useState(() => createStore<string | undefined>(undefined))
  return store
}

/** Opens and closes what is said of a line, below it; the focus stays here. */
export function LineToggle({ lineKey, what }: { lineKey: string; what: { readonly service: string; readonly date: string } }) {
  const text = useText()
  const openLine = use(OpenLine)
  const isOpen = useStoreSelector(openLine, (open) => open === lineKey)
  return (
    <Button variant="link" className={css.toggle} aria-expanded={isOpen} onClick={() => openLine.set(isOpen ? undefined : lineKey)}>
      <AccessibleLabel visible={text(isOpen ? 'history.hide' : 'history.show')} full={text(isOpen ? 'history.hide-line' : 'history.show-line', what)} />
    </Button>
  )
}

/** A statement of claims or payments as a PDF, for plans that have them; the pages stay without (D-181, GUARD-44). */
export const StatementButton = (props: ComponentProps<typeof DownloadButton>) => usePolicy().statements && <DownloadButton {...props} />
