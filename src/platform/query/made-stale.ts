import type { QueryKey } from '@tanstack/react-query'
import { INVALIDATES } from '~generated/operation-traits.ts'

/** What a write of this member makes stale, as the contract declares it (D-180): every generated key begins with the operation and the member. */
export const madeStale = (operation: keyof typeof INVALIDATES, id: string): readonly QueryKey[] => INVALIDATES[operation].map((read) => [read, id])
