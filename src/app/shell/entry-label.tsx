import { useText } from '~/platform/i18n/text.tsx'
import css from './member-header.module.css'
import type { VisibleEntry } from './menus.ts'

/** The words of a menu entry, and its badge (D-78). */
export function EntryLabel({ entry }: { entry: VisibleEntry }) {
  const text = useText()
  return (
    <>
      {text.byConvention(entry.label)}
      {entry.badge && (
        <>
          {' '}
          <span className={css.badge}>{text.byConvention(entry.badge)}</span>
        </>
      )}
    </>
  )
}
