import { isPortalError } from '../errors/portal-error.ts'
import { queryClient } from './query-client.ts'
import { query, type Query } from './query.ts'

function nullToCaller(error: unknown): null {
  if (isPortalError(error) && error.toCaller) return null
  throw error
}

/** The same question, where an answer that cannot be had is none: kept as null, and nobody is told (COV-03, ERR-31, D-86). */
export const orNull = <Data>(asked: Query<Data>): Query<Data | null> =>
  query<Data | null>([...asked.queryKey, 'or null'], () => queryClient.ensureQueryData(asked).catch(nullToCaller))
