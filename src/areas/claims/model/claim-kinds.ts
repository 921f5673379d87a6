import type { ClaimExtraInfo, ServiceType, WellnessBenefit } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { ClaimAnswers } from './answers.ts'
import { serviceKey } from './keys.ts'

/** The one service of a dental claim; nobody chooses it from a list (CLAIM-31, D-112). Codes as the service gives them for its sample (D-113). */
const SERVICE = {
  serviceId: -99,
  isServiceTypeOther: false,
  isRequirePrescription: false,
  programId: 2,
  programCd: 'MEDAVIE',
  pocLobId: 3,
  pocLobCode: '03',
} as const

export const DENTAL_KEY = serviceKey(SERVICE)
export const dentalService = (description: string): ServiceType => ({ ...SERVICE, description })
export const isDental = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-DENT'

/** A claim against the personal wellness account, which pays alone: no provider, no other insurer (D-121). */
export const isWellness = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-PSA'

/** What the account pays, as services to claim; nothing while the list cannot be had (D-86). The code says what it is, its number tells it apart here. */
export const wellnessServices = (benefits: readonly WellnessBenefit[] | null): readonly ServiceType[] =>
  (benefits ?? []).map(({ benefitCode, shortDescription, serviceId }, index) => ({
    serviceId: serviceId ?? index + 1,
    serviceCode: benefitCode,
    description: shortDescription,
    isServiceTypeOther: false,
    isRequirePrescription: false,
  }))

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
