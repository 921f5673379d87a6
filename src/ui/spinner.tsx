import { classNames } from './class-names.ts'
import css from './spinner.module.css'

/** Loading indicator. It is decorative: text beside it, or the live region around it, says what is loading. */
export function Spinner({ size = 'text' }: { size?: 'text' | 'large' | undefined }) {
  return (
    <svg
      className={classNames(css.spinner, size === 'large' && css.large)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={css.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
    </svg>
  )
}
