import { useEffect } from 'react'
import { isPlanOver, usePolicy } from '~/platform/policy/policy.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { hasOfflineCard, ignoreRefusal } from '~/platform/session/delete-offline-card.ts'

/**
 * Few members keep a card, so the others do not load the code that looks at it. If it cannot be loaded, the card stays
 * until it expires or the next page looks again.
 */
async function check(member: string, isOver: boolean): Promise<void> {
  if (!(await hasOfflineCard())) return
  const { checkOfflineCard } = await loadChunk(() => import('~/platform/session/offline-card.ts'))
  await checkOfflineCard(member, isOver)
}

/**
 * Deletes a member card that must not stay on this device, as soon as somebody is signed in and again when the policy
 * arrives (D-322, D-323).
 */
export function OfflineCardCheck({ member }: { readonly member: string }) {
  const isOver = isPlanOver(usePolicy())
  useEffect(() => void check(member, isOver).catch(ignoreRefusal), [member, isOver])
  return null
}
