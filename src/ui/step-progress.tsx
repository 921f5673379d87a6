import { classNames } from './class-names.ts'
import css from './step-progress.module.css'

interface StepProgressProps {
  /** the part one is in, from 1 */
  current: number
  total: number
  /** how far into that part, a share of one */
  share: number
  /** "Part 2 of 4: documents": the same fact in words */
  text: string
}

/** How far along one is. The words carry it; the segments show it. */
export function StepProgress({ current, total, share, text }: StepProgressProps) {
  return (
    <div className={css.progress}>
      <ol className={css.steps} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <li key={index} className={classNames(css.step, index < current - 1 && css.done)}>
            {index === current - 1 && (
              <svg className={css.part}>
                <rect width={`${Math.round(share * 100)}%`} height="100%" />
              </svg>
            )}
          </li>
        ))}
      </ol>
      <p className={css.text}>{text}</p>
    </div>
  )
}
