import type {
  AccountBalance,
  BankingDetails,
  BenefitsResult,
  CardholderDetails,
  ClaimTerms,
  ClaimType,
  CobReason,
  ContactInfoDetails,
  ExternalCoverage,
  HealthProfessional,
  HsaEligibleService,
  Labels,
  Participant,
  PendingClaimService,
  ProviderType,
  RecentClaimService,
  ServiceType,
  VisionSubcategory,
} from '~generated/member/model/index.ts'

/** What steps show and offer, fetched. Absent where a step does not need it. */
export interface StepData {
  readonly claimTypes: readonly ClaimType[]
  readonly pendingServices: readonly PendingClaimService[]
  readonly claimTerms: ClaimTerms | null
  readonly providerTypes: readonly ProviderType[]
  readonly recentProviders: readonly HealthProfessional[]
  readonly participants: readonly Participant[]
  readonly cardholder: CardholderDetails | undefined
  readonly contactInfo: ContactInfoDetails | undefined
  readonly banking: BankingDetails | null
  readonly cobReasons: readonly CobReason[]
  readonly labels: Labels
  readonly recentServices: readonly RecentClaimService[]
  readonly providers: readonly HealthProfessional[]
  readonly services: readonly ServiceType[]
  readonly subcategories: readonly VisionSubcategory[]
  readonly coverageOnFile: ExternalCoverage | undefined
  readonly benefits: BenefitsResult | null
  readonly hsaBalance: AccountBalance | null
  readonly hsaEligible: readonly HsaEligibleService[]
}
export type SourceName = keyof StepData

export const NO_DATA: StepData = {
  claimTypes: [],
  pendingServices: [],
  claimTerms: null,
  providerTypes: [],
  recentProviders: [],
  participants: [],
  cardholder: undefined,
  contactInfo: undefined,
  banking: null,
  cobReasons: [],
  labels: {},
  recentServices: [],
  providers: [],
  services: [],
  subcategories: [],
  coverageOnFile: undefined,
  benefits: null,
  hsaBalance: null,
  hsaEligible: [],
}
