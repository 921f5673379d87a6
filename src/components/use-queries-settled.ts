import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Query } from '~/platform/query/query.ts'

/** Longer, and what is there is shown: one slow answer does not hold the others. */
const SETTLE_TIMEOUT_MS = 1500

/**
 * Whether the parts of a page that ask these can be shown, all at once: each that came by itself would move what stands below it (SHELL-60). A failure
 * counts as an answer, which its part tells; nothing is asked again for this.
 */
export function useQueriesSettled(queries: readonly (Query<unknown> & { readonly enabled?: boolean })[]): boolean {
  const asked = useQueries({ queries: queries.map((each) => ({ ...each, retryOnMount: false })) })
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SETTLE_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  // A question that is not asked stays pending without being fetched.
  return isLate || asked.every(({ isLoading }) => !isLoading)
}
