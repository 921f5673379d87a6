import { classNames } from './class-names.ts'
import css from './step-progress.module.css'

interface StepProgressProps {
  /** the current stage, from 1 */
  current: number
  total: number
  /** progress within the stage, from 0 to 1 */
  share: number
  /** the progress as text: "Part 2 of 4: documents" */
  text: string
}

/** Progress through the stages of a wizard. The segments only illustrate the text. */
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
