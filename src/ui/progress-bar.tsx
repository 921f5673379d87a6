import { useId } from 'react'
import css from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  /** Progress between 0 and 1. If omitted, the bar only shows that work is in progress. */
  value?: number | undefined
  /** The value as text: "3 of 5 files, 60 %". */
  valueText?: string | undefined
}

export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={css.progress}>
      <div className={css.words}>
        <span id={id}>{label}</span>
        {valueText && <span className={css.value}>{valueText}</span>}
      </div>
      <progress className={css.bar} max={1} value={value} aria-labelledby={id} aria-valuetext={valueText} />
    </div>
  )
}
