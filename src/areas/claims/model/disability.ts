import type { ClaimExtraInfo } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { ClaimAnswers } from './answers.ts'

/** What a claim of disability, critical illness, life or accident can be about, by its type (CLAIM-72, F-34). */
const EVENTS = {
  'XX-DCI': ['hasDCIShortTermDisability', 'hasDCILongTermDisability', 'hasDCICriticalIllness'],
  'XX-LADD': ['hasLADDAccidentalDeath', 'hasLADDAccidentalDismemberment', 'hasLADDTerminalIllness'],
} as const satisfies Record<string, readonly (keyof ClaimExtraInfo)[]>

/** The events that a claim of this type can be about; none for other types. */
export const eventsOf = (answers: ClaimAnswers) => Object.entries(EVENTS).find(([type]) => type === answers['claim-type']?.claimType)?.[1] ?? []

export const isDisability = (answers: ClaimAnswers): boolean => eventsOf(answers).length > 0

export const disabilityOptions = (answers: ClaimAnswers, text: Text): readonly Option[] =>
  eventsOf(answers).map((event) => ({ value: event, label: text(`claims.disability.${event}`) }))

/** The events chosen, in words. */
export const chosenEvents = (answers: ClaimAnswers, text: Text): string =>
  disabilityOptions(answers, text)
    .filter(({ value }) => answers['before-start-disability']?.events.includes(value))
    .map(({ label }) => label)
    .join(', ')

/** Each event of the type with whether it was chosen; nothing for other types. */
export function disabilityFlags(answers: ClaimAnswers): Partial<ClaimExtraInfo> {
  const chosen = new Set<string>(answers['before-start-disability']?.events)
  return Object.fromEntries(eventsOf(answers).map((event) => [event, chosen.has(event)]))
}
