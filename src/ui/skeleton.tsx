import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import css from './skeleton.module.css'

interface SkeletonProps {
  /** Heard by those who do not see the shapes: "Loading". */
  label: string
  shape?: 'lines' | 'card' | 'table' | undefined
  /** Lines, cards or rows. */
  count?: number | undefined
}

/** The shape of what comes, so that nothing jumps when it does (SHELL-60). */
export function Skeleton({ label, shape = 'lines', count = 3 }: SkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classNames(css.group, shape === 'table' && css.table)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Shape key={index} shape={shape} />
        ))}
      </div>
    </div>
  )
}

function Shape({ shape }: { shape: NonNullable<SkeletonProps['shape']> }) {
  if (shape === 'lines') return <span className={css.bone} />
  if (shape === 'table')
    return (
      <div className={css.row}>
        <span className={css.bone} />
        <span className={css.bone} />
        <span className={css.bone} />
      </div>
    )
  return (
    <div className={css.card}>
      <span className={classNames(css.bone, css.title)} />
      <span className={css.bone} />
      <span className={css.bone} />
    </div>
  )
}
