import {
  getBankingDetails,
  getCardholderDetails,
  getContactInfoDetails,
  getGetBankingDetailsQueryKey,
  getGetCardholderDetailsQueryKey,
  getGetContactInfoDetailsQueryKey,
  getListParticipantsQueryKey,
  listParticipants,
} from '~generated/member/client/account.ts'
import {
  getGetHealthSpendingAccountBalanceQueryKey,
  getHealthSpendingAccountBalance,
  getListBenefitsQueryKey,
  listBenefits,
} from '~generated/member/client/coverage.ts'
import {
  getGetLabelsQueryKey,
  getLabels,
  getListClaimTypesQueryKey,
  getListPendingClaimServicesQueryKey,
  getListRecentClaimServicesQueryKey,
  getListServiceTypesQueryKey,
  getListSubcategoriesQueryKey,
  listClaimTypes,
  listPendingClaimServices,
  listRecentClaimServices,
  listServiceTypes,
  listSubcategories,
  submitMultiClaims,
} from '~generated/member/client/claims.ts'
import {
  getCob,
  getGetCobQueryKey,
  getListCobReasonsQueryKey,
  getListExternalCoveragesQueryKey,
  listCobReasons,
  listExternalCoverages,
} from '~generated/member/client/coordination.ts'
import { getListRecentClaimsQueryKey, listRecentClaims } from '~generated/member/client/history.ts'
import {
  getListProviderTypesQueryKey,
  getListRecentProvidersQueryKey,
  getSearchHealthProfessionalsQueryKey,
  listProviderTypes,
  listRecentProviders,
  searchHealthProfessionals,
} from '~generated/member/client/providers.ts'
import {
  getListHsaEligibleClaimsQueryKey,
  getSearchHsaEligibleClaimsQueryKey,
  listHsaEligibleClaims,
  searchHsaEligibleClaims,
} from '~generated/member/client/spending.ts'
import { getForm, getGetFormQueryKey, getGetResourceUrlsQueryKey, getResourceUrls } from '~generated/member/client/support.ts'
import { getListPersonalWellnessServicesQueryKey, listPersonalWellnessServices } from '~generated/member/client/spending.ts'
import type {
  ClaimExtraInfo,
  GetCobParams,
  HsaType,
  ListExternalCoveragesParams,
  ListServiceTypesParams,
  SearchHealthProfessionalsParams,
  SubmitMultiClaimsResult,
} from '~generated/member/model/index.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { orNull } from '~/platform/query/or-null.ts'
import { query } from '~/platform/query/query.ts'
import { fetchClaimTerms } from './claim-terms.ts'
import { loadHsa } from './load-hsa.ts'

/** The queries of the claim wizard, and its one write. Keys and calls are generated; this only joins them. */
export const claims = {
  banking: (id: string) => query(getGetBankingDetailsQueryKey(id), (signal) => getBankingDetails(id, undefined, signal)),
  cardholder: (id: string) => query(getGetCardholderDetailsQueryKey(id), (signal) => getCardholderDetails(id, undefined, signal)),
  contactInfo: (id: string) => query(getGetContactInfoDetailsQueryKey(id), (signal) => getContactInfoDetails(id, undefined, signal)),
  /** active people only: a claim is about somebody who is covered (D-70) */
  participants: (id: string) =>
    query(getListParticipantsQueryKey(id, { filter: 'active' }), (signal) => listParticipants(id, { filter: 'active' }, undefined, signal)),
  claimTypes: (id: string) => query(getListClaimTypesQueryKey(id), (signal) => listClaimTypes(id, undefined, signal)),
  pendingServices: (id: string) => query(getListPendingClaimServicesQueryKey(id), (signal) => listPendingClaimServices(id, undefined, signal)),
  /** five, as the service does by itself (CLAIM-33, CONST-19) */
  recentServices: (id: string) =>
    query(getListRecentClaimServicesQueryKey(id, { limit: 5 }), (signal) => listRecentClaimServices(id, { limit: 5 }, undefined, signal)),
  services: (id: string, params: ListServiceTypesParams) =>
    query(getListServiceTypesQueryKey(id, params), (signal) => listServiceTypes(id, params, undefined, signal)),
  /** kinds of vision services of one person; null for none (CLAIM-27) */
  subcategories: (id: string, participantId: string) =>
    query(getListSubcategoriesQueryKey(id, { participantId }), (signal) => listSubcategories(id, { participantId }, undefined, signal)),
  /** null while what the wellness account pays cannot be had, and kept as such: the page offers to ask once more (ACCTS-09, API-084, D-86) */
  wellnessServices: (id: string) => {
    const flat = { categorized: false }
    return orNull(query(getListPersonalWellnessServicesQueryKey(id, flat), (signal) => listPersonalWellnessServices(id, flat, undefined, signal)))
  },
  providerTypes: (id: string) => query(getListProviderTypesQueryKey(id), (signal) => listProviderTypes(id, undefined, signal)),
  recentProviders: (id: string) => query(getListRecentProvidersQueryKey(id), (signal) => listRecentProviders(id, undefined, signal)),
  providers: (id: string, params: SearchHealthProfessionalsParams) =>
    query(getSearchHealthProfessionalsQueryKey(id, params), (signal) => searchHealthProfessionals(id, params, undefined, signal)),
  /** for members with maaxClaims (D-115) */
  cob: (id: string, participantId: string, params: GetCobParams) =>
    query(getGetCobQueryKey(id, participantId, params), (signal) => getCob(id, participantId, params, undefined, signal)),
  /** for the others; the first item counts (CLAIM-43) */
  externalCoverages: (id: string, params: ListExternalCoveragesParams) =>
    query(getListExternalCoveragesQueryKey(id, params), (signal) => listExternalCoverages(id, params, undefined, signal)),
  cobReasons: (id: string, hsaType: HsaType) =>
    query(getListCobReasonsQueryKey(id, { hsaType }), (signal) => listCobReasons(id, { hsaType }, undefined, signal)),
  /** null while they cannot be had: no account then, and no claim is kept from anybody (API-072, D-122) */
  benefits: (id: string) => orNull(query(getListBenefitsQueryKey(id), (signal) => listBenefits(id, undefined, signal))),
  hsaBalance: (id: string) => query(getGetHealthSpendingAccountBalanceQueryKey(id), (signal) => getHealthSpendingAccountBalance(id, undefined, signal)),
  /** the services that the account can pay, by the call that the member's plan has (CLAIM-63) */
  hsaEligible: (id: string, isList: boolean) =>
    query(isList ? getSearchHsaEligibleClaimsQueryKey(id) : getListHsaEligibleClaimsQueryKey(id), async (signal) => {
      const { desk } = await loadHsa()
      return desk.readEligible(() => (isList ? searchHsaEligibleClaims(id, undefined, signal) : listHsaEligibleClaims(id, undefined, signal)))
    }),
  labels: (id: string) => query(getGetLabelsQueryKey(id), (signal) => getLabels(id, undefined, signal)),
  recentClaims: (id: string) => query(getListRecentClaimsQueryKey(id), (signal) => listRecentClaims(id, undefined, signal)),
  /** the same before a claim is sent; that it cannot be read is no news then */
  knownClaims: (id: string) => query(getListRecentClaimsQueryKey(id), (signal) => listRecentClaims(id, { errorName: 'caller' }, signal)),
  /** the agreement: the insurer's text where there is one, else null and the portal's own is shown (D-98) */
  claimTerms: (id: string) =>
    orNull(
      query([...getGetResourceUrlsQueryKey(id), 'claimTerms'], async (signal) => {
        const { json_claimTermsUrl: url } = await getResourceUrls(id, { errorName: 'caller' }, signal)
        return url ? fetchClaimTerms(url, signal) : null
      }),
    ),
  depositForm: (id: string) =>
    query(getGetFormQueryKey(id, 'DD', { locale: currentLocale() }), (signal) => getForm(id, 'DD', { locale: currentLocale() }, undefined, signal)),
} as const

/** What the spending account can pay, in either form. */
export const hsaLists = (id: string) => [getSearchHsaEligibleClaimsQueryKey(id), getListHsaEligibleClaimsQueryKey(id)]

export interface Submission {
  readonly claimExtraInfo: ClaimExtraInfo
  readonly files: readonly File[]
  /** the same for every try of one claim: the service records it once (trust.md, Faults) */
  readonly idempotencyKey: string
  /** share of the upload that has gone, 0 to 1 */
  readonly onProgress?: (share: number) => void
}

/** Sends the claim: one multipart request, never retried by itself (CLAIM-79). A success that says nothing is no receipt: the claim may have arrived. */
export async function submitClaim(id: string, { claimExtraInfo, files, idempotencyKey, onProgress }: Submission): Promise<SubmitMultiClaimsResult> {
  const result: SubmitMultiClaimsResult | null = await submitMultiClaims(
    id,
    { claimExtraInfo, files: [...files] },
    { headers: { 'Idempotency-Key': idempotencyKey }, onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0) },
  )
  if (!result) throw new PortalError({ kind: 'contract', operationId: 'submitMultiClaims', mayHaveArrived: true })
  return result
}
