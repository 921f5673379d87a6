import { useEffect } from 'react'
import { isPlanOver, usePolicy } from '~/platform/policy/policy.ts'
import { checkOfflineCard } from '~/platform/session/offline-card.ts'

/**
 * Deletes a member card that must not stay on this device, as soon as somebody is signed in and again when the policy
 * arrives (D-322, D-323).
 */
export function OfflineCardCheck({ member }: { readonly member: string }) {
  const isOver = isPlanOver(usePolicy())
  useEffect(() => void checkOfflineCard(member, isOver), [member, isOver])
  return null
}
