import { useQuery } from '@tanstack/react-query'
import { policyQuery, readPolicy, storedPolicy, type Policy } from './policy.ts'

/** The member's policy for menus and pages; while it is asked for again, what this tab kept (D-15). */
export function usePolicy(): Policy {
  const { data } = useQuery(policyQuery())
  return data ? readPolicy(data) : storedPolicy()
}
