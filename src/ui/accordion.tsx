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
  }[]
}

/**
 * Panels of which one is open at a time (SHELL-36). `<details>` with a shared name makes the browser ensure this, works
 * with the keyboard, and lets find-in-page find hidden text.
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
          onToggle={({ currentTarget }) => currentTarget.open && panel.onOpen?.()}
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
