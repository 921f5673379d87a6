import type { Participant } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import { fullName, sortParticipants, hidesDetails } from '~/domain/participants.ts'
import type { Text } from '~/platform/i18n/text.tsx'

/** Stands for everybody, or for every kind (HIST-03, HIST-04); no number and no code of the services reads like it. */
export const ALL = 'all'

/** People whose claims may be looked up, in the order of the plan; not those who keep their information to themselves (D-158). */
export const participantsOf = (participants: readonly Participant[] | null, selfId: string | undefined): readonly Participant[] =>
  sortParticipants(participants ?? []).filter((person) => !hidesDetails(person, selfId))

/** Everybody first, who is chosen alone; then each. */
export const participantOptions = (people: readonly Participant[], text: Text): readonly Option[] => [
  { value: ALL, label: text('history.filter.everybody'), exclusive: true },
  ...people.map((person) => ({ value: person.participantId, label: fullName(person, text.locale) })),
]

/** Those of a list that were chosen, in the order of the list; all of them for `all`. */
export const selectedOf = (chosen: readonly string[], all: readonly string[]): readonly string[] =>
  chosen.includes(ALL) ? all : all.filter((each) => chosen.includes(each))
