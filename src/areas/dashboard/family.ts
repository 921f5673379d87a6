import { useQueries } from '@tanstack/react-query'
import type { Participant, RecentClaim } from '~generated/member/model/index.ts'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { formatName, fullName, hidesDetails, sortParticipants } from '~/domain/participants.ts'
import { activeParticipantsQuery } from '~/domain/shared-queries.ts'
import { useStore } from '~/platform/store.ts'
import { selectedParticipantStore } from '~/platform/stores/selected-participant.ts'

interface Family {
  /** people on the plan who share their details, the member included; empty until they are known (D-158) */
  readonly people: readonly Participant[]
  /** the person whose claims are shown; undefined for everybody */
  readonly chosen: Participant | undefined
}

/**
 * The people whom the member can choose on the dashboard, and the chosen person. If the people cannot be loaded, the
 * claims of everybody are shown.
 */
export function useFamily(): Family {
  const wanted = useStore(selectedParticipantStore)
  const [{ data: all }, { data: cardholder }] = useQueries({
    queries: [{ ...activeParticipantsQuery(), retryOnMount: false }, getCardholderDetailsQuery()],
  })
  const people =
    all && cardholder ? sortParticipants(all).filter((each) => !hidesDetails(each, cardholder.participantId)) : []
  return { people, chosen: people.find(({ participantId }) => participantId === wanted) }
}

/** The claims of the chosen person. A claim whose name matches no person on the plan is always included. */
export function claimsOf<Claim extends Pick<RecentClaim, 'member'>>(
  claims: readonly Claim[],
  { people, chosen }: Family,
): readonly Claim[] {
  if (!chosen) return claims
  return claims.filter(({ member }) => {
    const name = formatName(member)
    return name === fullName(chosen) || people.every((person) => name !== fullName(person))
  })
}
