import { Button } from '../button/button.tsx'
import css from './pager.module.css'

export interface PagerLabels {
  previous: string
  next: string
  /** "51 to 100 of 10,000". */
  range: (from: number, to: number, total: number) => string
}

interface PagerProps {
  from: number
  to: number
  total: number
  labels: PagerLabels
  onPrevious: () => void
  onNext: () => void
}

/** The two ends stay in place, disabled, so that nothing moves under the pointer. */
export function Pager({ from, to, total, labels, onPrevious, onNext }: PagerProps) {
  return (
    <div className={css.pager}>
      <Button variant="quiet" aria-disabled={from <= 1} onClick={onPrevious} icon="chevron-left">
        {labels.previous}
      </Button>
      <p role="status">{labels.range(from, to, total)}</p>
      <Button variant="quiet" aria-disabled={to >= total} onClick={onNext}>
        {labels.next}
      </Button>
    </div>
  )
}
