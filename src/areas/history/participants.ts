import { useGetCardholderDetails, useListParticipants } from '~generated/member/queries/account.ts'
import type { Participant } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import { fullName, sortParticipants, hidesDetails } from '~/domain/participants.ts'
import type { Text } from '~/platform/i18n/text.tsx'

/**
 * The value that stands for all people or all types (HIST-03, HIST-04). It differs from every id and code of the
 * services.
 */
export const ALL = 'all'

/** Participants whose claims may be searched, in the plan's order, without those who hide their details (D-158). */
export const participantsOf = (
  participants: readonly Participant[] | null,
  selfId: string | undefined,
): readonly Participant[] => sortParticipants(participants ?? []).filter((person) => !hidesDetails(person, selfId))

/** The options of a filter: each participant, and "all". Choosing "all" clears the other options. */
export const participantOptions = (people: readonly Participant[], text: Text): readonly Option[] => [
  { value: ALL, label: text('history.filter.everybody'), exclusive: true },
  ...people.map((person) => ({ value: person.participantId, label: fullName(person, text.locale) })),
]

/** The chosen entries of a list, in the order of the list; the whole list for `all`. */
export const selectedOf = (chosen: readonly string[], all: readonly string[]): readonly string[] =>
  chosen.includes(ALL) ? all : all.filter((each) => chosen.includes(each))

/** The ids of everybody on the plan, whose claims a search for everybody asks for (HIST-03). */
export function useEverybody(): readonly string[] {
  const { data: participants } = useListParticipants()
  return (participants ?? []).map(({ participantId }) => participantId)
}

/** The participants whose claims this member may search by name. */
export function useParticipants(): readonly Participant[] {
  const { data: participants } = useListParticipants()
  const { data: cardholder } = useGetCardholderDetails()
  return participantsOf(participants, cardholder.participantId)
}
