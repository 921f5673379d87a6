import type {
  BenefitService,
  ClaimExtraInfo,
  HsaService,
  ManualClaimServiceItem,
} from '../../generated/member/model/index.ts'
import { toDate8 } from '../dates.ts'
import { toCents } from '../money.ts'
import { BENEFIT_CATEGORIES, CLAIM_TYPES, findClaimType } from '../benefit-data/claim-types.ts'
import { findDrugs } from '../benefit-data/drugs/catalogue.ts'
import { COVERED, decide } from '../benefit-data/drugs/decide.ts'
import type { ExplanationId } from '../benefit-data/explanations.ts'
import { findExpense } from '../benefit-data/spending/expenses.ts'
import { findService, findSpecialty } from '../benefit-data/specialties.ts'
import { monolingual, type Bilingual } from '../bilingual.ts'
import { lineId, type ClaimLine, type NewLine } from './claim-line.ts'
import type { Member } from './members.ts'

/** The service of a claim for dental care, which names no procedure (DATA-33). */
const DENTAL_SERVICE_ID = -99

interface Arriving {
  readonly claimId: string
  readonly received: number
  readonly lineOf: (id: string | undefined) => ClaimLine | undefined
}

/**
 * Splits a submitted claim into lines: one for each service, each expense described in words, and each past service
 * that the spending account should pay.
 */
export function linesOf(member: Member, extra: ClaimExtraInfo, { claimId, received, lineOf }: Arriving): NewLine[] {
  const provider = extra.benefitProvider
  const providerName =
    provider && (provider.organizationName ?? [provider.firstName, provider.lastName].filter(Boolean).join(' '))
  const common = {
    claimId,
    login: member.login,
    received,
    claimType: extra.claimType,
    lob: extra.lob,
    wantsSpending: extra.isHsa === true,
    providerId: provider?.pauthId,
    providerName: providerName || undefined,
    participantId: extra.participantId,
  }
  const category =
    CLAIM_TYPES.find(({ lob, code }) => code === extra.claimType || lob === extra.lob)?.benefitCode ?? 'CHLTH'
  const services = (extra.benefitServices ?? []).map((service) => ({
    ...common,
    ...ofService(service, extra.claimType, category),
  }))
  const manual = (extra.manualClaimServiceItems ?? []).map((item) => ({
    ...common,
    participantId: item.participant ?? extra.participantId,
    benefitCode: category,
    specialtyCode: undefined,
    serviceId: 0,
    description: item.whatIsClaimFor
      ? item.specify
        ? joined(monolingual(item.whatIsClaimFor), monolingual(item.specify))
        : monolingual(item.whatIsClaimFor)
      : nameOf(extra.claimType),
    serviceDate: item.dateOfService ?? toDate8(received),
    submitted: toCents(item.amountPaid),
    otherPaid: toCents(item.amountPaidByOtherCarrier),
    ...ofItem(member, item, extra, received),
  }))
  const spending = requestedServices(extra).map((service) => {
    const origin = lineOf(service.mssClaimId)
    return {
      ...common,
      participantId: origin?.participantId ?? extra.participantId,
      benefitCode:
        origin?.benefitCode ??
        (service.benefitCode && service.benefitCode in BENEFIT_CATEGORIES ? service.benefitCode : 'CHLTH'),
      specialtyCode: undefined,
      serviceId: 0,
      serviceCode: 'HSA',
      description: origin ? joined(nameOf('XX-HSA'), origin.description) : nameOf('XX-HSA'),
      serviceDate: origin?.serviceDate ?? service.dateOfService ?? toDate8(received),
      submitted: requestedAmount(service),
      otherPaid: 0,
      coinsurance: 0,
      refusal: undefined,
      wantsSpending: true,
      origin: origin && lineId(origin),
    }
  })
  const all = [...services, ...manual, ...spending]
  const lines =
    all.length > 0
      ? all
      : [
          {
            ...common,
            benefitCode: category,
            specialtyCode: undefined,
            serviceId: 0,
            serviceCode: 'MANUAL',
            description: nameOf(extra.claimType),
            serviceDate: toDate8(received),
            submitted: 0,
            otherPaid: 0,
            coinsurance: 0,
            refusal: undefined,
          },
        ]
  return lines.map((line, index) => ({ ...line, line: index + 1 }))
}

/**
 * What the plan pays for an item that the member described. A drug claim that names the identification number of a drug
 * is paid as the drug page says (D-185); anything else at the usual percentage.
 */
function ofItem(
  { persona }: Member,
  { whatIsClaimFor = '', specify = '', participant }: ManualClaimServiceItem,
  { claimType, participantId }: ClaimExtraInfo,
  now: number,
): Pick<NewLine, 'serviceCode' | 'coinsurance' | 'refusal'> {
  const din = claimType === 'XX-PHAR' && /\b\d{8}\b/.exec(`${whatIsClaimFor} ${specify}`)?.[0]
  const drug = din && findDrugs(din)[0]?.drug
  const person = persona.participants.find((each) => each.participantId === (participant ?? participantId))
  if (!drug || !person)
    return { serviceCode: 'MANUAL', coinsurance: claimType === 'XX-PSA' ? 0 : 80, refusal: undefined }
  const { webCode, coinsurancePercent = 0 } = decide(
    drug,
    { person, province: persona.cardholder.provinceOfAdjudication, now },
    'en',
  )
  return { serviceCode: drug.din, coinsurance: coinsurancePercent, refusal: webCode === COVERED ? undefined : 'R02' }
}

function ofService(
  service: BenefitService,
  claimType: string,
  category: string,
): Omit<
  NewLine,
  | 'claimId'
  | 'line'
  | 'login'
  | 'received'
  | 'claimType'
  | 'lob'
  | 'wantsSpending'
  | 'providerId'
  | 'providerName'
  | 'participantId'
> & {
  participantId?: string
} {
  const isWellness = claimType === 'XX-PSA'
  // A dental claim names no service; it counts toward the dentist's maximum like the procedures of the history.
  const specialtyCode = service.serviceId === DENTAL_SERVICE_ID ? 'DENT' : (service.specialtyCode ?? claimType)
  const specialty = isWellness ? undefined : findSpecialty(specialtyCode)
  const known = isWellness ? findExpense(service.serviceCode) : findService(specialty?.code, service.serviceId ?? 0)
  return {
    ...(service.participantId && { participantId: service.participantId }),
    benefitCode: specialty?.benefitCode ?? category,
    specialtyCode: specialty?.code,
    serviceId: service.serviceId ?? 0,
    serviceCode: known?.code ?? service.serviceCode ?? (service.serviceId === DENTAL_SERVICE_ID ? 'DENTAL' : 'OTHER'),
    description: known?.name ?? monolingual(service.description ?? nameOf(claimType).en),
    serviceDate: service.dateOfService,
    submitted: toCents(service.amountPaid),
    otherPaid: toCents(service.amountPaidByOtherCarrier),
    coinsurance: isWellness ? 0 : (specialty?.coinsurancePercent ?? 80),
    refusal: isWellness && !known ? 'R02' : refusalOf(service, specialty !== undefined),
  }
}

/**
 * The reason to refuse a line: its prescription is missing, or its service is described in words (id 0), which the plan
 * does not cover for a specialty. A dental service has the id -99 and is therefore not refused.
 */
function refusalOf(service: BenefitService, hasSpecialty: boolean): ExplanationId | undefined {
  if (service.isRequirePrescription && service.hasPrescription !== true) return 'R01'
  return service.serviceId === 0 && hasSpecialty ? 'R02' : undefined
}

/**
 * The past services that the spending account should pay. The portal may also send services that the member did not
 * choose, marked with `hsaRequestedFlag: false` (CLAIM-69).
 */
export const requestedServices = ({ hsaServices = [] }: ClaimExtraInfo): HsaService[] =>
  hsaServices.filter(({ hsaRequestedFlag }) => hsaRequestedFlag !== false)
/** The amount in cents that the spending account should pay for a past service. */
export const requestedAmount = ({
  hsaUnclaimedEligibleUpd,
  hsaUnclaimedEligibleAmount,
  submittedAmount,
}: HsaService): number => toCents(hsaUnclaimedEligibleUpd ?? hsaUnclaimedEligibleAmount ?? submittedAmount)

const joined = (first: Bilingual, second: Bilingual): Bilingual => ({
  en: `${first.en} – ${second.en}`,
  fr: `${first.fr}\u00A0– ${second.fr}`,
})

const nameOf = (claimType: string): Bilingual =>
  findClaimType(claimType)?.name ?? findSpecialty(claimType)?.name ?? monolingual(claimType)
