import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '~/platform/pages/navigation.tsx'
import { createStore, type Store } from '~/platform/store.ts'
import { focusField } from '~/ui/field/focus-field.ts'

interface Review<Data> {
  /** unsaved answers, which the form shows again after the review; storing them does not render the page */
  readonly typed: Store<Partial<Data>>
  /** the answers under review; undefined while the form is filled in */
  readonly reviewed: Data | undefined
  readonly review: (data: Data) => void
  readonly change: () => void
}

/** State of the history entry of a review. It contains no answers. */
const REVIEW = { isReview: true } as const
const isReview = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isReview' in state

/**
 * State of a form whose answers are reviewed before they are sent (D-61, D-145). The review has its own history entry:
 * Back returns to the form with all input, and focuses the form's first field, whose id is `firstField`. After a
 * reload, the form is shown.
 *
 * @param keep stores the answers outside the page, for a member who looks at another page before the review
 */
export function useReview<Data>(
  firstField: string,
  initial: Partial<Data> = {},
  keep?: (typed: Partial<Data>) => void,
): Review<Data> {
  const { location, navigate } = useNavigation()
  const { pathname, search, state } = location
  const [typed] = useState(() => {
    const store = createStore(initial)
    if (keep) store.subscribe(() => keep(store.get()))
    return store
  })
  const [answers, setAnswers] = useState<Data>()
  const reviewed = isReview(state) ? answers : undefined
  const wasReviewed = useRef(false)
  useEffect(() => {
    if (!reviewed && wasReviewed.current) focusField(firstField)
    wasReviewed.current = reviewed !== undefined
  }, [reviewed, firstField])
  return {
    typed,
    reviewed,
    review: (data) => {
      typed.set(data)
      setAnswers(data)
      void navigate(pathname + search, { state: REVIEW })
    },
    change: () => history.back(),
  }
}
