import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import css from './panel-group.module.css'

interface AccordionProps {
  /** `anchor` is the URL hash that leads to the panel. */
  panels: readonly {
    id: string
    anchor?: string | undefined
    title: ReactNode
    children: ReactNode
    open?: boolean | undefined
    onOpen?: () => void
    /** False for a panel that has nothing to print until it was opened. */
    isPrinted?: boolean | undefined
  }[]
}

/**
 * Panels of which only one is open at a time (SHELL-36). The browser ensures this for `<details>` elements with a
 * shared name, and `closeOthers` does where the name has no effect (before Chrome 120, Firefox 130 and Safari 17.2).
 * The panels also work with the keyboard, and find-in-page finds their hidden text.
 */
export function Accordion({ panels }: AccordionProps) {
  const name = useId()
  return (
    <div className={css.group}>
      {panels.map((panel) => (
        <details
          key={panel.id}
          id={panel.anchor}
          name={name}
          open={panel.open}
          className={css.panel}
          data-print={panel.isPrinted === false ? 'hide' : undefined}
          onToggle={({ currentTarget }) => {
            if (!currentTarget.open) return
            closeOthers(currentTarget)
            panel.onOpen?.()
          }}
        >
          <summary className={css.summary}>
            {panel.title}
            <Icon name="chevron-down" className={css.chevron} />
          </summary>
          <div className={css.body}>{panel.children}</div>
        </details>
      ))}
    </div>
  )
}

function closeOthers(opened: HTMLElement): void {
  for (const panel of opened.parentElement?.children ?? []) if (panel !== opened) panel.removeAttribute('open')
}
