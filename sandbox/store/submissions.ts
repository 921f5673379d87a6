import type { DatabaseSync } from 'node:sqlite'
import type { BenefitService, ClaimExtraInfo, SubmitMultiClaimsResult } from '../../generated/member/model/index.ts'
import type { Clock } from '../clock.ts'
import { toDate8 } from '../dates.ts'
import { toCents } from '../money.ts'
import { BENEFIT_CATEGORIES, CLAIM_TYPES, findClaimType } from '../plan/claim-types.ts'
import type { ExplanationId } from '../plan/explanations.ts'
import { findService, findSpecialty } from '../plan/specialties.ts'
import { same, type Locale, type Words } from '../words.ts'
import type { NewLine } from './claim-line.ts'
import type { Claims } from './claims.ts'
import { inTransaction } from './database.ts'
import type { Member } from './members.ts'
import type { StoredFile } from './uploads.ts'

/** What arrived with one submission, for tests that ask. */
export interface Arrival {
  readonly id: number
  readonly login: string
  readonly idempotencyKey: string | undefined
  readonly received: string
  readonly claimExtraInfo: ClaimExtraInfo
  readonly files: readonly StoredFile[]
  readonly answer: SubmitMultiClaimsResult
}

export interface Submissions {
  /** The answer given before to the same key; the claim is not recorded again. */
  earlier: (member: Member, idempotencyKey: string | undefined) => SubmitMultiClaimsResult | undefined
  submit: (member: Member, extra: ClaimExtraInfo, files: readonly StoredFile[], idempotencyKey: string | undefined, locale: Locale) => SubmitMultiClaimsResult
  arrivals: () => Arrival[]
}

const MESSAGE: Words = { en: 'Claim submitted successfully', fr: 'Votre demande de règlement a été présentée' }

interface Row {
  id: number
  login: string
  idempotency_key: string | null
  received: number
  extra: string
  files: string
  answer: string
}

export function createSubmissions(database: DatabaseSync, clock: Clock, claims: Claims): Submissions {
  return {
    earlier: (member, key) => {
      if (!key) return undefined
      const row = database.prepare('select answer from submission where login = ? and idempotency_key = ?').get(member.login, key) as
        | { answer: string }
        | undefined
      return row && (JSON.parse(row.answer) as SubmitMultiClaimsResult)
    },
    submit: (member, extra, files, key, locale) =>
      inTransaction(database, () => {
        const received = clock.now()
        const claimId = claims.nextClaimId()
        const lines = linesOf(member, extra, claimId, received)
        claims.add(lines)
        const answer: SubmitMultiClaimsResult = {
          message: MESSAGE[locale],
          confirmationNumber: `${toDate8(received)}-${claimId.slice(1)}`,
          submittedDate: toDate8(received),
          claims: lines.map((line) => ({
            claimId: line.claimId,
            participantId: line.participantId,
            status: 'RECEIVED',
            submittedAmount: (line.submitted / 100).toFixed(2),
          })),
          documentsRequired: false,
        }
        database
          .prepare('insert into submission (login, idempotency_key, received, extra, files, answer) values (?, ?, ?, ?, ?, ?)')
          .run(member.login, key ?? null, received, JSON.stringify(extra), JSON.stringify(files), JSON.stringify(answer))
        return answer
      }),
    arrivals: () =>
      (database.prepare('select * from submission order by id').all() as unknown as Row[]).map((row) => ({
        id: row.id,
        login: row.login,
        idempotencyKey: row.idempotency_key ?? undefined,
        received: new Date(row.received).toISOString(),
        claimExtraInfo: JSON.parse(row.extra) as ClaimExtraInfo,
        files: JSON.parse(row.files) as StoredFile[],
        answer: JSON.parse(row.answer) as SubmitMultiClaimsResult,
      })),
  }
}

/** One line for each service, for each thing described in words, and for each past service to pay from the spending account. */
function linesOf(member: Member, extra: ClaimExtraInfo, claimId: string, received: number): NewLine[] {
  const provider = extra.benefitProvider
  const providerName = provider && (provider.organizationName ?? [provider.firstName, provider.lastName].filter(Boolean).join(' '))
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
  const category = CLAIM_TYPES.find(({ lob, code }) => code === extra.claimType || lob === extra.lob)?.benefitCode ?? 'CHLTH'
  const services = (extra.benefitServices ?? []).map((service) => ({ ...common, ...ofService(service, extra.claimType, category) }))
  const manual = (extra.manualClaimServiceItems ?? []).map((item) => ({
    ...common,
    participantId: item.participant ?? extra.participantId,
    benefitCode: category,
    specialtyCode: undefined,
    serviceId: 0,
    serviceCode: 'MANUAL',
    description: same([item.whatIsClaimFor, item.specify].filter(Boolean).join(' - ') || nameOf(extra.claimType).en),
    serviceDate: item.dateOfService ?? toDate8(received),
    submitted: toCents(item.amountPaid),
    otherPaid: 0,
    coinsurance: 80,
    refusal: undefined,
  }))
  const spending = (extra.hsaServices ?? []).map((service) => ({
    ...common,
    benefitCode: service.benefitCode && service.benefitCode in BENEFIT_CATEGORIES ? service.benefitCode : 'CHLTH',
    specialtyCode: undefined,
    serviceId: 0,
    serviceCode: 'HSA',
    description: nameOf('XX-HSA'),
    serviceDate: service.dateOfService ?? toDate8(received),
    submitted: toCents(service.hsaUnclaimedEligibleAmount ?? service.submittedAmount),
    otherPaid: 0,
    coinsurance: 0,
    refusal: undefined,
    wantsSpending: true,
  }))
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

function ofService(
  service: BenefitService,
  claimType: string,
  category: string,
): Omit<NewLine, 'claimId' | 'line' | 'login' | 'received' | 'claimType' | 'lob' | 'wantsSpending' | 'providerId' | 'providerName' | 'participantId'> & {
  participantId?: string
} {
  const specialty = findSpecialty(service.specialtyCode ?? claimType)
  const known = findService(specialty?.code, service.serviceId)
  return {
    ...(service.participantId && { participantId: service.participantId }),
    benefitCode: specialty?.benefitCode ?? category,
    specialtyCode: specialty?.code,
    serviceId: service.serviceId,
    serviceCode: known?.code ?? service.serviceCode ?? (service.serviceId === -99 ? 'DENTAL' : 'OTHER'),
    description: known?.name ?? same(service.description ?? nameOf(claimType).en),
    serviceDate: service.dateOfService,
    submitted: toCents(service.amountPaid),
    otherPaid: toCents(service.amountPaidByOtherCarrier),
    coinsurance: specialty?.coinsurancePercent ?? 80,
    refusal: refusalOf(service, specialty !== undefined),
  }
}

/** A prescription that is needed and missing, or the other entry of a list: not covered. The dental line -99 is. */
function refusalOf(service: BenefitService, hasSpecialty: boolean): ExplanationId | undefined {
  if (service.isRequirePrescription && service.hasPrescription !== true) return 'R01'
  return service.serviceId === 0 && hasSpecialty ? 'R02' : undefined
}

const nameOf = (claimType: string): Words => findClaimType(claimType)?.name ?? findSpecialty(claimType)?.name ?? same(claimType)
