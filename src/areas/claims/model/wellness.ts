import type { ServiceType, WellnessBenefit } from '~generated/member/model/index.ts'
import type { ClaimAnswers } from './answers.ts'

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
