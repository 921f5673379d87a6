import { classNames } from './class-names.ts'
import css from './step-progress.module.css'

interface StepProgressProps {
  current: number
  total: number
  /** "Step 5 of 9": the same fact in words. */
  text: string
}

/** How far along one is. The words carry it; the segments show it. */
export function StepProgress({ current, total, text }: StepProgressProps) {
  return (
    <div className={css.progress}>
      <ol className={css.steps} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <li key={index} className={classNames(css.step, index < current && css.done)} />
        ))}
      </ol>
      <p className={css.text}>{text}</p>
    </div>
  )
}
