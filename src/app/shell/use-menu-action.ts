import { usePortalActions } from '~/platform/shell/portal-actions.ts'
import { askToLogOut } from './logout-dialog.tsx'
import type { MenuAction } from './menus.ts'

/** What menu entries do that are not links. */
export function useMenuAction(): (action: MenuAction) => void {
  const { openSubmitClaim } = usePortalActions()
  return (action) => {
    if (action === 'log-out') askToLogOut()
    else void openSubmitClaim()
  }
}
