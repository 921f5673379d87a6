import { useText } from '~/platform/i18n/text.tsx'
import css from './member-header.module.css'
import type { MenuAction, VisibleEntry } from './menus.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { askToLogOut } from './logout-dialog.tsx'

/** Label of a menu entry, with its badge (D-78). */
export function EntryLabel({ entry }: { entry: VisibleEntry }) {
  const text = useText()
  return (
    <>
      {text.dynamic(entry.label)}
      {entry.badge && (
        <>
          {' '}
          <span className={css.badge}>{text.dynamic(entry.badge)}</span>
        </>
      )}
    </>
  )
}

/** Runs the menu entries that are actions, not links. */
export function useMenuAction(): (action: MenuAction) => void {
  const { openClaim } = useStartClaim()
  return (action) => {
    if (action === 'log-out') askToLogOut()
    else void openClaim()
  }
}
