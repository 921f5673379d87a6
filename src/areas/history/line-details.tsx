import { type ComponentProps, createContext, use } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { ReadWhole } from '~/ui/visually-hidden.tsx'
import css from './line-details.module.css'
import { usePolicy } from '~/platform/policy/policy.ts'
import { DownloadButton } from '~/ui/page/download-button.tsx'

/** Which line of a table is open, by its key. Read here alone: the columns, and with them the order of a long list, stay as they are. */
export const OpenLine = createContext<{ readonly open: string | undefined; readonly setOpen: (key: string | undefined) => void }>({
  open: undefined,
  setOpen: () => undefined,
})

/** Opens and closes what is said of a line, below it; the focus stays here. */
export function LineToggle({ lineKey, what }: { lineKey: string; what: { readonly service: string; readonly date: string } }) {
  const text = useText()
  const { open, setOpen } = use(OpenLine)
  const isOpen = open === lineKey
  return (
    <Button variant="link" className={css.toggle} aria-expanded={isOpen} onClick={() => setOpen(isOpen ? undefined : lineKey)}>
      <ReadWhole seen={text(isOpen ? 'history.hide' : 'history.show')} whole={text(isOpen ? 'history.hide-line' : 'history.show-line', what)} />
    </Button>
  )
}

/** A statement of claims or payments as a PDF, for plans that have them; the pages stay without (D-181, GUARD-44). */
export const StatementButton = (props: ComponentProps<typeof DownloadButton>) => usePolicy().statements && <DownloadButton {...props} />
