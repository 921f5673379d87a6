import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentLocale } from '~/platform/i18n/locale.ts'
import type { Query } from '~/platform/query/query.ts'

/**
 * Milliseconds after which the sections that have loaded are shown, so that one slow response does not delay the
 * others.
 */
const SETTLE_TIMEOUT_MS = 1500

/**
 * True if the sections of a page can be shown together. Sections that appear one by one would shift the layout
 * (SHELL-60). A failed query counts as settled, because its section shows the error. This hook does not retry failed
 * queries.
 */
export function useQueriesSettled(queries: readonly (Query<unknown> & { readonly enabled?: boolean })[]): boolean {
  // The sections may ask again for what failed. Once shown, they stay: hiding them meanwhile would mount them again, and
  // each time they would ask.
  const id = JSON.stringify([currentLocale(), queries.map(({ queryKey, enabled }) => [queryKey, enabled])])
  const [settledId, setSettledId] = useState('')
  const asked = useQueries({ queries: queries.map((each) => ({ ...each, retryOnMount: false })) })
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SETTLE_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  // `isLoading` is checked and not `isPending`, because a disabled query stays pending without being fetched.
  const isSettled = settledId === id || asked.every(({ isLoading }) => !isLoading)
  if (isSettled && settledId !== id) setSettledId(id)
  return isLate || isSettled
}
