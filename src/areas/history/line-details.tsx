import { type ComponentProps, createContext, use, useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { createStore, type Store, useStoreSelector } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { DownloadButton } from '~/components/download-button.tsx'

/**
 * The key of the open line of a table. Each toggle subscribes to this store, so that a click re-renders only the
 * toggles concerned and not a long list.
 */
export const OpenLine = createContext<Store<string | undefined>>(createStore<string | undefined>(undefined))

/** Creates the store for the open line of one table. At first, no line is open. */
export function useOpenLine(): Store<string | undefined> {
  const [store] = useState(() => createStore<string | undefined>(undefined))
  return store
}

/** Opens and closes the details below a line; the focus stays on the toggle. */
export function LineToggle({
  lineKey,
  what,
}: {
  lineKey: string
  what: { readonly service: string; readonly date: string }
}) {
  const text = useText()
  const openLine = use(OpenLine)
  const isOpen = useStoreSelector(openLine, (open) => open === lineKey)
  return (
    <Button variant="link" aria-expanded={isOpen} onClick={() => openLine.set(isOpen ? undefined : lineKey)}>
      <AccessibleLabel
        visible={text(isOpen ? 'history.hide' : 'history.show')}
        full={text(isOpen ? 'history.hide-line' : 'history.show-line', what)}
      />
    </Button>
  )
}

/**
 * The button that saves the PDF statement of claims or payments. It is shown only if the plan has statements (D-181,
 * GUARD-44).
 */
export const StatementButton = (props: ComponentProps<typeof DownloadButton>) =>
  usePolicy().statements && <DownloadButton {...props} />
