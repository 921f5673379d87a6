import { useEffect, useRef, useState } from 'react'
import { focusField } from '~/ui/field/focus-field.ts'

interface Review<Data> {
  /** what is typed so far: the form starts with it when one comes back to change something */
  readonly typed: Partial<Data>
  readonly type: (data: Partial<Data>) => void
  /** the answers to check; undefined while they are typed */
  readonly reviewed: Data | undefined
  readonly review: (data: Data) => void
  readonly change: () => void
}

/** A form whose answers are shown once more before they are sent. Coming back to it, the focus is on its first field (by its id in the page). */
export function useReview<Data>(firstField: string, initial: Partial<Data> = {}): Review<Data> {
  const [typed, setTyped] = useState(initial)
  const [reviewed, setReviewed] = useState<Data>()
  const wasReviewed = useRef(false)
  useEffect(() => {
    if (!reviewed && wasReviewed.current) focusField(firstField)
    wasReviewed.current = reviewed !== undefined
  }, [reviewed, firstField])
  return {
    typed,
    type: setTyped,
    reviewed,
    review: (data) => {
      setTyped(data)
      setReviewed(data)
    },
    change: () => setReviewed(undefined),
  }
}
