import type {
  BenefitsResult,
  ClaimExtraInfo,
  ClaimType,
  HsaType,
  ServiceType,
  WellnessBenefit,
} from '~generated/member/model/index.ts'
import { definition } from '~generated/forms/claim/wizard.ts'
import type { Option } from '~/forms/definition.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { Policy } from '~/platform/policy/policy.ts'
import { type ClaimAnswers, serviceKey } from './answers.ts'

type DisabilityEvent = Extract<keyof ClaimExtraInfo, `hasDCI${string}` | `hasLADD${string}`>

/** The flow of one claim type, or of types with the same questions: a row of `flows` in `forms/claim/wizard.json`. */
interface ClaimFlow {
  readonly claimTypes: readonly string[]
  readonly steps: readonly string[]
  /** what the member needs for the claim, as ids of the messages `claims.before-start.needed.<id>` (CLAIM-10) */
  readonly needed: readonly string[]
  /** true if the insurer cannot decide such a claim without a document (D-157) */
  readonly isDocumentRequired?: boolean
  /** the events that such a claim can report, by their names in the request (CLAIM-72, F-34) */
  readonly events?: readonly DisabilityEvent[]
}
const flows: readonly ClaimFlow[] = definition.flows

/** The flow of a claim type; undefined if the type cannot be claimed online. */
const flowOfType = (claimType: string | undefined): ClaimFlow | undefined =>
  flows.find(({ claimTypes }) => claimTypes.includes(claimType ?? ''))
export const hasFlow = (claimType: string): boolean => flowOfType(claimType) !== undefined

/** True if the insurer offers this claim type to the member. */
export const isOffered = (claimType: string, types: readonly ClaimType[]): boolean =>
  types.some((type) => type.claimType === claimType && !type.isDisabledForProv)

/** The flow of the chosen type. */
export const flowOf = (answers: ClaimAnswers): ClaimFlow | undefined => flowOfType(answers['claim-type']?.claimType)

/**
 * The only service of a dental claim. It is in no list, and the insurer's system knows only its number (CLAIM-31,
 * D-112).
 */
const SERVICE = { serviceId: -99, isServiceTypeOther: false, isRequirePrescription: false } as const

export const DENTAL_KEY = serviceKey(SERVICE)
/** The dental service with the line of business of its claim. */
export const dentalService = (
  { lob }: Pick<ClaimType, 'lob'>,
  description: string,
  languageCode: Locale,
): ServiceType => ({
  ...SERVICE,
  description,
  languageCode,
  pocLobCode: lob,
})
export const isDental = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-DENT'

/**
 * True for a claim on the personal wellness account. Such a claim has no provider and no other insurer, because the
 * account is the only payer (D-121).
 */
export const isWellness = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-PSA'

/**
 * The benefits of the wellness account as services to claim. The list is empty if it cannot be loaded (D-86). A benefit
 * is identified by its code, because its number is unique only within the account. For a benefit without a number, the
 * portal makes one from the code, below that of any service. It is not sent (D-382).
 */
export const wellnessServices = (benefits: readonly WellnessBenefit[] | null): readonly ServiceType[] =>
  (benefits ?? []).map(({ benefitCode, shortDescription, serviceId }) => ({
    serviceId: serviceId ?? -Number.parseInt(benefitCode, 36),
    serviceCode: benefitCode,
    description: shortDescription,
    isServiceTypeOther: false,
    isRequirePrescription: false,
  }))

/** The events that a claim of this type can report. The list is empty if the type has no events. */
export const eventsOf = (answers: ClaimAnswers): readonly DisabilityEvent[] => flowOf(answers)?.events ?? []

export const isDisability = (answers: ClaimAnswers): boolean => eventsOf(answers).length > 0

export const disabilityOptions = (answers: ClaimAnswers, text: Text): readonly Option[] =>
  eventsOf(answers).map((event) => ({ value: event, label: text(`claims.disability.${event}`) }))

/** The labels of the chosen events. */
export const chosenEvents = (answers: ClaimAnswers, text: Text): string =>
  disabilityOptions(answers, text)
    .filter(({ value }) => answers['before-start-disability']?.events.includes(value))
    .map(({ label }) => label)
    .join(', ')

/** Each event of the type with true or false; empty for other types. */
export function disabilityFlags(answers: ClaimAnswers): Partial<ClaimExtraInfo> {
  const chosen = new Set<string>(answers['before-start-disability']?.events)
  return Object.fromEntries(eventsOf(answers).map((event) => [event, chosen.has(event)]))
}

/** True if the plan has a health spending account. False if the list of benefits is not known (D-122). */
export const includesHsa = (answer: BenefitsResult | null | undefined): boolean =>
  answer?.benefits.some(({ key }) => key === 'HSA') ?? false

/** True if the member asks the health spending account to pay the unpaid part of earlier claims. */
export const paysFromHsa = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-HSA'

/** True if the health spending account pays: automatically (CLAIM-71), or because the member chose it. */
export const isHsa = (answers: ClaimAnswers, policy: Policy): boolean =>
  policy.autoHSA || answers.hsa?.isHsa === true || paysFromHsa(answers)

/**
 * How the health spending account pays, which determines the reasons that the member can give for the part that the
 * other insurer did not pay (D-114). Plans with easyHsa have special reasons, unless the member declined payment by the
 * account.
 */
export const hsaType = (answers: ClaimAnswers, policy: Policy): HsaType =>
  policy.autoHSA
    ? 'AUTOHSA'
    : policy.easyHsa && answers.hsa?.isHsa !== false
      ? 'EASYHSA'
      : isHsa(answers, policy)
        ? 'HSA'
        : 'NONE'
