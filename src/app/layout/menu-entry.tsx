import { useText } from '~/platform/i18n/text.tsx'
import css from './member-header.module.css'
import type { MenuAction, VisibleEntry } from './menus.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { askToLogOut } from './logout-dialog.tsx'

/** The words of a menu entry, and its badge (D-78). */
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

/** What menu entries do that are not links. */
export function useMenuAction(): (action: MenuAction) => void {
  const { openClaim } = useStartClaim()
  return (action) => {
    if (action === 'log-out') askToLogOut()
    else void openClaim()
  }
}
