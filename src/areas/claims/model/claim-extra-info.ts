import type {
  CardholderDetails,
  ClaimExtraInfo,
  ClaimType,
  CobReason,
  ExternalCoverage,
  HealthProfessional,
  Participant,
  ProviderType,
  ServiceType,
} from '~generated/member/model/index.ts'
import { onlyBenefitProvider, onlyBenefitService } from '~generated/member/fields.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { type ClaimAnswers, fieldsSentUnchanged, isNewCoverage, numberOf, serviceKey } from './answers.ts'
import { disabilityFlags, isHsa } from './claim-types.ts'
import { expensesOf, itemKey, manualItems } from './expenses.ts'
import type { HsaPart } from './hsa-services.ts'
import { coverageLines, reasonOf, serviceOfLine } from './lines.ts'
import { toAdditionalAnswers } from './additional-questions.ts'
import { chosenProviderType, isProviderNotFound, providerChoice } from './provider-search.ts'
import { isRealTime } from './real-time.ts'
import { claimLines } from './vision.ts'

/**
 * Everything from which a submission is built: the answers of the steps on the path, and the records to which they
 * refer.
 */
export interface SubmissionInput {
  readonly answers: ClaimAnswers
  readonly policy: Policy
  readonly cardholder: CardholderDetails
  readonly claimType: ClaimType
  readonly provider: HealthProfessional | undefined
  readonly providerTypes: readonly ProviderType[]
  readonly recentProviders: readonly HealthProfessional[]
  readonly services: readonly ServiceType[]
  readonly participants: readonly Participant[]
  readonly cobReasons: readonly CobReason[]
  readonly coverageOnFile: ExternalCoverage | undefined
  /** only for a claim that asks the health spending account to pay */
  readonly hsa?: HsaPart | undefined
}

const PRACTITIONER = 'XX-PRAC'
const NEW_INFO_FLAGS = [
  'cobNewInfoHasHospital',
  'cobNewInfoHasDental',
  'cobNewInfoHasVision',
  'cobNewInfoHasDrugs',
  'cobNewInfoHasHealth',
  'cobNewInfoHasTravel',
] as const

/**
 * The JSON part of the submission. It has no nulls, no ids that the portal made up, and no fields that only pages use
 * (CLAIM-80, D-102).
 */
export function toClaimExtraInfo(material: SubmissionInput): ClaimExtraInfo {
  const { answers, policy, cardholder, claimType, participants, hsa } = material
  const comments = answers.comments?.comments?.trim()
  const accident = answers['treatment-for-accident']
  const treated = new Set(expensesOf(answers).map(({ participantId }) => participantId))
  const benefitServices = toBenefitServices(material, treated.size > 1)
  const items = manualItems(answers)
  // A claim for one person has that participant. A claim for several has the cardholder, and its lines name the
  // participants (D-105).
  const main = treated.size === 1 ? [...treated][0]! : cardholder.participantId
  const benefitProvider = toBenefitProvider(material)
  const additionalAnswers = toAdditionalAnswers(answers)
  return compact({
    // A claim for a practitioner is sent with the specialty of its first service as its claim type (CLAIM-77).
    claimType:
      claimType.claimType === PRACTITIONER ? (benefitServices[0]?.specialtyCode ?? PRACTITIONER) : claimType.claimType,
    lob: claimType.lob,
    participantId: main,
    dateOfBirth: participants.find(({ participantId }) => participantId === main)?.dateOfBirth,
    // Plan and region come from the member card (CLAIM-85), their only source.
    planCode: cardholder.policyNumber,
    regionCode: cardholder.provinceOfAdjudication,
    // isAutoHsa is true if the health spending account pays claims automatically. The form then does not ask whether
    // to use the account (CLAIM-71). Otherwise it is false (CLAIM-09).
    isHsa: isHsa(answers, policy),
    isAutoHsa: policy.autoHSA,
    isRta: isRealTime(material),
    hasComments: Boolean(comments),
    comments: comments || undefined,
    isAccidentThirdParty: accident?.isAccident ? accident.isAccidentThirdParty : undefined,
    isFirstClaimForAccident: accident?.isAccident ? accident.isFirstClaimForAccident : undefined,
    isWorkersCompEligible: accident?.isAccident ? accident.isWorkersCompEligible : undefined,
    isProviderNotFound: isProviderNotFound(answers),
    purchasedOnline: answers['provider-type-vision']?.purchasedOnline,
    ...disabilityFlags(answers),
    ...fieldsSentUnchanged(answers),
    ...(hsa
      ? { hsaServices: hsa.hsaServices }
      : items.length > 0
        ? {
            manualClaimServiceItems: items.map((item, index) =>
              compact({ ...item, ...coordinationOf(itemKey(items, index), answers) }),
            ),
          }
        : { benefitServices }),
    benefitProvider,
    coordinationOfBenefits: toCoordination(material),
    additionalAnswers: additionalAnswers.length > 0 ? [...additionalAnswers] : undefined,
  })
}

/**
 * The member's answers about the other insurer for one line of the claim: the amount that this insurer paid, and
 * the reason if the amount is less than the cost (CLAIM-48, CLAIM-59). The line is a service from the list or an
 * expense that the member described.
 */
function coordinationOf(key: string, answers: ClaimAnswers) {
  const line = coverageLines(answers).find((each) => each.key === key)
  const reason = line && reasonOf(line)
  return {
    wasSubmittedToOtherFirst: line ? true : undefined,
    amountPaidByOtherCarrier: line?.amountPaidByOtherCarrier,
    cobOtherReason: reason ? numberOf(reason) : undefined,
    cobOtherReasonNote: reason?.startsWith('note:') ? line?.cobOtherReasonNote : undefined,
  }
}

function toBenefitServices(
  { answers, services }: SubmissionInput,
  isOfSeveral: boolean,
): NonNullable<ClaimExtraInfo['benefitServices']> {
  const byKey = new Map(services.map((service) => [serviceKey(service), service]))
  return claimLines(answers).map((line) => {
    const service = byKey.get(serviceOfLine(line.key))
    if (!service) throw new Error(`no service for line ${line.key}`)
    return compact({
      ...onlyBenefitService(service),
      // a lower number is one that the portal made for itself (D-382)
      serviceId: service.serviceId < -99 ? undefined : service.serviceId,
      description: (service.isServiceTypeOther && answers['service-list']?.otherDescription) || service.description,
      participantId: isOfSeveral ? line.participantId : undefined,
      dateOfService: line.dateOfService,
      amountPaid: line.amountPaid,
      hasPrescription: line.needsPrescription ? line.hasPrescription : undefined,
      ...coordinationOf(line.key, answers),
    })
  })
}

function toBenefitProvider({ answers, provider, ...known }: SubmissionInput): ClaimExtraInfo['benefitProvider'] {
  const seller = answers['provider-type-vision']
  if (seller?.purchasedOnline) return compact({ organizationName: seller.organizationName, cancelsRTA: false })
  const manual = answers['provider-search']
  if (manual?.how === 'manual') {
    const { organizationName, firstName, lastName, addressLine1, manualCity, manualProvince, postalCode, phoneNumber } =
      manual
    return compact({
      organizationName,
      firstName,
      lastName,
      addressLine1,
      city: manualCity,
      province: manualProvince,
      postalCode,
      phoneNumber,
      providerType: providerChoice(answers),
      providerTypeName: chosenProviderType(answers, known)?.providerTypeName,
      cancelsRTA: false,
    })
  }
  if (!provider) return undefined
  return compact({ ...onlyBenefitProvider(provider), cancelsRTA: provider.cancelsRTA ?? false })
}

function toCoordination({ answers, coverageOnFile }: SubmissionInput): ClaimExtraInfo['coordinationOfBenefits'] {
  const coverage = answers['other-coverage']
  if (!coverage) return undefined
  const has = coverage.doesMemberHaveOtherCov
  const isNew = isNewCoverage(coverage)
  const covers = new Set<string>(coverage.covers)
  return compact({
    doesMemberHaveOtherCov: has,
    infoOnFileValid: has && coverage.hasInfoOnFile ? coverage.infoOnFileValid : undefined,
    cobCovChanged: has && coverage.hasInfoOnFile ? coverage.infoOnFileValid === false : undefined,
    ...(isNew && {
      cobNewInfoMemberName: coverage.cobNewInfoMemberName,
      cobNewInfoPolicyId: coverage.cobNewInfoPolicyId,
      cobNewInfoIdNumber: coverage.cobNewInfoIdNumber,
      cobNewInfoEffDate: coverage.cobNewInfoEffDate,
      cobNewInfoIsIndividual: coverage.cobNewInfoIsIndividual,
      ...Object.fromEntries(NEW_INFO_FLAGS.map((flag) => [flag, covers.has(flag)])),
    }),
    wasSubmittedToOtherFirst: has ? coverage.wasSubmittedToOtherFirst : undefined,
    anyPastCovThatEnded: !has && coverage.hasInfoOnFile ? coverage.anyPastCovThatEnded : undefined,
    cobPrevInfoTermDate: !has && coverage.anyPastCovThatEnded ? coverage.cobPrevInfoTermDate : undefined,
    // These three fields are copied from the coverage on file (CLAIM-49).
    extCovCarrierCode: coverageOnFile?.extCovCarrierCode,
    extCovPrimaryInd: coverageOnFile?.extCovPrimaryInd,
    extCovTermDate: coverageOnFile?.extCovTermDate,
  })
}

type Compacted<T> = { [K in keyof T as undefined extends T[K] ? never : K]: Exclude<T[K], null> } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined | null>
}

/** Drops keys that are null or undefined (CLAIM-80). */
const compact = <T extends object>(value: T): Compacted<T> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== null)) as Compacted<T>
