import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Wrap } from '~/ui/layout/layout.tsx'
import css from './frame.module.css'
import { useIsOffline } from './use-connection.ts'

/** While there is no connection: that it is so, and what it means (trust.md, Faults). Announced apart, for the notice may be far from where one reads. */
export function OfflineNotice() {
  const text = useText()
  if (!useIsOffline()) return null
  return (
    <Wrap>
      <div className={css.offline}>
        <AlertBox tone="warn">{text('shell.offline')}</AlertBox>
      </div>
    </Wrap>
  )
}
