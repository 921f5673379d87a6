import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '~/platform/pages/navigation.tsx'
import { createStore, type Store } from '~/platform/store.ts'
import { focusField } from '~/ui/field/focus-field.ts'

interface Review<Data> {
  /** what is typed so far: the form starts with it when one comes back to change something; no key draws the page again */
  readonly typed: Store<Partial<Data>>
  /** the answers to check; undefined while they are typed */
  readonly reviewed: Data | undefined
  readonly review: (data: Data) => void
  readonly change: () => void
}

/** What the review's entry in the history holds: no answer, only that it is one. */
const REVIEW = { isReview: true } as const
const isReview = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isReview' in state

/**
 * A form whose answers are shown once more before they are sent (D-61, D-145). The review is an entry of the history: "Back" leads to the form, with
 * everything that was typed, and its first field (by its id in the page) has the focus. After a reload the form is there again.
 */
export function useReview<Data>(firstField: string, initial: Partial<Data> = {}): Review<Data> {
  const { location, navigate } = useNavigation()
  const { pathname, search, state } = location
  const [typed] = useState(() => createStore(initial))
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
