import type { Query } from '~/platform/query/query.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { signInAs } from '../support/browser.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '~generated/operations.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp } from '~/platform/http/http-config.ts'
import { fromTitle } from '../support/from-title.ts'
import { startService, type Service } from '../support/service.ts'
import { exampleRequest, isForm } from '../../tools/contract/requests/examples.ts'
import {
  argumentsOf,
  documentOf,
  factsOf,
  functionOf,
  operationIds,
  operationOf,
  parametersOf,
} from './support/calls.ts'

let service: Service
beforeAll(async () => {
  service = await startService(
    (response) => void response.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"x"}'),
  )
  contractCheck.mode = 'off'
  configureHttp({
    baseUrls: { account: `${service.url}/accounts`, member: `${service.url}/members` },
    locale: () => 'fr',
    apiToken: () => 'Bearer token',
  })
})
afterAll(() => service.close())

/** The request that the generated call of an operation sends. */
async function sent(id: OperationId) {
  await functionOf(id)!(...argumentsOf(id)).catch(() => undefined)
  const { method, url, headers, body } = service.calls.at(-1)!
  return { method, url: new URL(url, service.url), headers, body }
}
/** The path of an operation with the example values of its parameters. */
function addressOf(id: OperationId): string {
  const { service: name, path } = factsOf(id)
  const { path: values } = exampleRequest(documentOf(id), operationOf(id))
  return (
    (name === 'account' ? '/accounts' : '/members') +
    path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key])))
  )
}

const namesIn = (list: string): string[] => list.split(' ').filter(Boolean).toSorted()
/**
 * A test of the request that one operation sends. The specification lists the names of its body fields and query
 * parameters. The title of the test begins with the name of the operation.
 */
const sends = (body = '', query = '') =>
  fromTitle(/^(\w+) sends (?:the specified|no) /, async (name) => {
    const id = name as OperationId
    const { method, url, body: text } = await sent(id)
    expect({ method, path: url.pathname }).toEqual({ method: factsOf(id).method, path: addressOf(id) })
    expect(Object.keys(text ? (JSON.parse(text) as object) : {}).toSorted()).toEqual(namesIn(body))
    expect([...url.searchParams.keys()].toSorted()).toEqual(namesIn(query))
  })

it('login sends the specified body', { tags: ['API-011'] }, sends('email password'))
it('getJwt sends no body and no query', { tags: ['API-012'] }, sends())
it('renewToken sends the specified body', { tags: ['API-013'] }, sends('token'))
it('validateToken sends the specified body', { tags: ['API-014'] }, sends('token'))
it(
  'registerAccount sends the specified body',
  { tags: ['API-015'] },
  sends('email dateOfBirth certificateId policyId password preferredLang'),
)
it('registerDigitalAccount sends the specified body', { tags: ['API-016'] }, sends('mslToken dateOfBirth password'))
it('resetPassword sends the specified body', { tags: ['API-017'] }, sends('newPassword token'))
it('changePassword sends the specified body', { tags: ['API-018'] }, sends('oldPassword newPassword'))
it('requestPasswordTokenByPlan sends the specified body', { tags: ['API-019'] }, sends('certificateId policyId lang'))
it('requestPasswordToken sends the specified body', { tags: ['API-020'] }, sends('lang'))
it('confirmRegistration sends the specified body and query', { tags: ['API-021'] }, sends('token', 'confirmed'))
it('resendActivation sends no body and no query', { tags: ['API-022'] }, sends())
it('confirmEmailChange sends the specified body', { tags: ['API-023'] }, sends('oldUsername newUsername token'))
it('getTermsAndConditions sends no body and no query', { tags: ['API-025'] }, sends())
it('acceptTermsAndConditions sends the specified body', { tags: ['API-026'] }, sends('termsAndConditionsAccept'))
it('getCardholderDetails sends no body and no query', { tags: ['API-028'] }, sends())
it('updatePreferredLanguage sends the specified body', { tags: ['API-029'] }, sends('preferredLanguage'))
it('getContactInfoDetails sends no body and no query', { tags: ['API-030'] }, sends())
it('updateContactInfoDetails sends the specified body', { tags: ['API-031'] }, sends('address phoneNumber'))
it('updateEmail sends the specified body', { tags: ['API-032'] }, sends('email'))
it('sendContactUsEmail sends the specified body', { tags: ['API-033'] }, sends('message'))
it('getPublicResourceUrls sends the specified query', { tags: ['API-034'] }, sends('', 'mslToken'))
it('getResourceUrls sends no body and no query', sends())
it('listParticipants sends the specified query', { tags: ['API-036'] }, sends('', 'filter'))
it('getDigitalTokenValues sends the specified query', { tags: ['API-037'] }, sends('', 'mslToken'))
it('validateDigitalExpiry sends the specified query', { tags: ['API-038'] }, sends('', 'mslToken'))
it(
  'validateDigitalMember sends the specified query',
  { tags: ['API-039'] },
  sends('', 'mslToken dateOfBirth postalCode'),
)
it('getBankingDetails sends no body and no query', { tags: ['API-040'] }, sends())
it('updateBankingDetails sends the specified body', { tags: ['API-041'] }, sends('branch bank account'))
it('deleteBankingDetails sends no body and no query', { tags: ['API-042'] }, sends())
it('getSecurityPolicy sends no body and no query', { tags: ['API-043'] }, sends())
it('getForm sends the specified query', { tags: ['API-045', 'API-110', 'API-111'] }, sends('', 'locale bookOfBusiness'))
it('listHospitalFamilies sends no body and no query', { tags: ['API-046'] }, sends())
it('getHospitalFamilyDetails sends no body and no query', { tags: ['API-047'] }, sends())
it('listHospitalBenefits sends no body and no query', { tags: ['API-048'] }, sends())
it('getHospitalBenefit sends no body and no query', sends())
it('getSuppressedHospital sends no body and no query', { tags: ['API-050'] }, sends())
it('listExtendedHealthFamilies sends no body and no query', { tags: ['API-051'] }, sends())
it('getExtendedHealthFamilyDetails sends no body and no query', { tags: ['API-052'] }, sends())
it('listHealthBenefits sends no body and no query', { tags: ['API-053'] }, sends())
it('getHealthBenefit sends no body and no query', sends())
it('getSuppressedExtendedHealth sends no body and no query', { tags: ['API-055'] }, sends())
it('getSuppressedDental sends no body and no query', { tags: ['API-056'] }, sends())
it('getSuppressedDrug sends no body and no query', { tags: ['API-057'] }, sends())
it('getDentalBenefits sends the specified query', { tags: ['API-059'] }, sends('', 'specialty province codes'))
it('getDentalLastServiceDetails sends no body and no query', { tags: ['API-060'] }, sends())
it('listDentalProvinces sends no body and no query', { tags: ['API-061'] }, sends())
it('listDentalSpecialties sends no body and no query', { tags: ['API-062'] }, sends())
it('listCoveragesDentalProvinces sends no body and no query', { tags: ['API-063'] }, sends())
it('listCoveragesDentalSpecialties sends no body and no query', { tags: ['API-064'] }, sends())
it('getCoveragesDental sends the specified query', { tags: ['API-065'] }, sends('', 'specialty province codes'))
it('searchDrugs sends the specified query', { tags: ['API-066'] }, sends('', 'participant drugName'))
it('getDrugDetails sends the specified query', { tags: ['API-067'] }, sends('', 'dins participant province'))
it('listDrugBenefits sends the specified query', { tags: ['API-068'] }, sends('', 'dins participant province'))
it('getLifeDisabilityBenefits sends no body and no query', { tags: ['API-069'] }, sends())
it('getOptionalBenefits sends no body and no query', { tags: ['API-070'] }, sends())
it('getOnlineDoctors sends no body and no query', { tags: ['API-071'] }, sends())
it('listBenefits sends no body and no query', sends())
it('getRhipAmount sends no body and no query', { tags: ['API-073'] }, sends())
it('getRhipReportPdf sends no body and no query', { tags: ['API-074'] }, sends())
it('getBookletId sends no body and no query', { tags: ['API-075'] }, sends())
it('getBookletPdf sends the specified query', { tags: ['API-076'] }, sends('', 'id'))
it('getHealthSpendingAccount sends no body and no query', { tags: ['API-077'] }, sends())
it('getHealthSpendingAccountBalance sends no body and no query', { tags: ['API-078'] }, sends())
it('getHealthSpendingProductBalances sends the specified query', { tags: ['API-079'] }, sends('', 'type'))
it('listHsaEligibleClaims sends no body and no query', { tags: ['API-080'] }, sends())
it('searchHsaEligibleClaims sends no body and no query', { tags: ['API-081'] }, sends())
it('getPersonalWellnessAccount sends no body and no query', { tags: ['API-082'] }, sends())
it('listPersonalWellnessServices sends the specified query', sends('', 'categorized'))
it('getPersonalWellnessBalance sends no body and no query', { tags: ['API-085'] }, sends())
it('getLabels sends no body and no query', { tags: ['API-086'] }, sends())
it('listClaimTypes sends no body and no query', { tags: ['API-087'] }, sends())
it(
  'listServiceTypes sends the specified query',
  { tags: ['API-088'] },
  sends('', 'lob service-date specialties subcategory participantId'),
)
it('listSubcategories sends the specified query', { tags: ['API-089'] }, sends('', 'participantId'))
it('listExternalCoverages sends the specified query', { tags: ['API-090'] }, sends('', 'claimDate lob participantId'))
it('getCob sends the specified query', { tags: ['API-091'] }, sends('', 'lob benefit claimDate'))
it('listCobReasons sends the specified query', { tags: ['API-092'] }, sends('', 'hsaType'))
it('searchHealthProfessionals sends the specified query', sends('', 'type name city province phone'))
it('listProviderTypes sends no body and no query', { tags: ['API-095'] }, sends())
it('listRecentProviders sends no body and no query', { tags: ['API-096'] }, sends())
it(
  'searchClaimHistories sends the specified query',
  { tags: ['API-097'] },
  sends('', 'participants claimTypes fromDate toDate'),
)
it(
  'getClaimHistoryStatementPdf sends the specified query',
  { tags: ['API-098'] },
  sends('', 'participants claimTypes fromDate toDate'),
)
it(
  'searchClaims sends the specified query',
  { tags: ['API-099'] },
  sends('', 'participantId benefitCode processedDateFrom processedDateTo serviceDateFrom serviceDateTo sortBy'),
)
it(
  'getClaimsPdf sends the specified query',
  { tags: ['API-100'] },
  sends('', 'participantId benefitCode processedDateFrom processedDateTo serviceDateFrom serviceDateTo sortBy'),
)
it('getClaimPaymentDetails sends no body and no query', { tags: ['API-101'] }, sends())
it('getClaimPaymentDetailsPdf sends no body and no query', { tags: ['API-102'] }, sends())
it('listRecentClaims sends no body and no query', { tags: ['API-103'] }, sends())
it('listPendingClaimServices sends no body and no query', { tags: ['API-104'] }, sends())
it('listRecentClaimServices sends the specified query', { tags: ['API-105'] }, sends('', 'limit'))
it('searchPaymentHistories sends the specified query', { tags: ['API-106'] }, sends('', 'fromDate toDate'))
it('getPaymentStatementsPdf sends the specified query', { tags: ['API-107'] }, sends('', 'fromDate toDate'))
it('getPaymentDetails sends the specified query', { tags: ['API-108'] }, sends('', 'paymentId fromDate toDate'))
it('getPaymentDetailsPdf sends the specified query', { tags: ['API-109'] }, sends('', 'paymentId'))
it('getMemberCardDetails sends no body and no query', { tags: ['API-112'] }, sends())
it('getMemberCardPdf sends no body and no query', { tags: ['API-113'] }, sends())
it('getConnectedCareContent sends no body and no query', { tags: ['API-115'] }, sends())
it('getConnectedCareToken sends no body and no query', { tags: ['API-116'] }, sends())

it(
  'sharing the member card sends the e-mail addresses in the query and in the body',
  { tags: ['API-114'] },
  async () => {
    const { method, url, body } = await sent('shareMemberCard')
    expect({ method, path: url.pathname }).toEqual({ method: 'POST', path: addressOf('shareMemberCard') })
    const listed = (JSON.parse(body) as { email: string }[]).map(({ email }) => email)
    expect(listed.length).toBeGreaterThan(0)
    expect(url.searchParams.get('emails')).toBe(listed.join(','))
  },
)

it('a claim is sent as a multipart form with the claim as JSON', async () => {
  const { method, url, headers } = await sent('submitMultiClaims')
  expect({ method, path: url.pathname }).toEqual({ method: 'POST', path: addressOf('submitMultiClaims') })
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
})

describe.each(operationIds)('%s', (id) => {
  it(
    'the request has the headers of its service, the token of the session, and a body only if the contract has one',
    { tags: ['API-001', 'API-004', 'API-005', 'API-006'] },
    async () => {
      const { headers, body } = await sent(id)
      const operation = operationOf(id)
      const { service: name } = factsOf(id)
      expect(headers['locale']).toBe('fr')
      if (name === 'account') expect(headers['client']).toBe('MemberSite')
      else expect(headers['accept-language']).toBe('fr')
      expect(headers['authorization']).toBe(operation.object.security?.length === 0 ? undefined : 'Bearer token')
      expect(body !== '').toBe(operation.object.requestBody !== undefined)
      if (body !== '' && !isForm(operation)) expect(headers['content-type']).toMatch(/^application\/json/)
    },
  )

  it(
    'the query cache stores the response to a read under the operation id and the parameters of the path and the query',
    { tags: ['API-008'] },
    async () => {
      if (factsOf(id).method !== 'GET' || factsOf(id).download) return
      const keyOf = queryKeyOf(id)
      const { path, query } = exampleRequest(documentOf(id), operationOf(id))
      const names = [...factsOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!)
      const values = names.map((key) => path[key])
      const inQuery = parametersOf(id, 'query').length > 0 ? [query] : []
      const [operation, ...parts] = keyOf(...values, ...inQuery)
      expect(operation).toBe(id)
      // orval may change the order of the path parts.
      expect(new Set(parts)).toEqual(new Set([...values.slice(isAboutMember(id) ? 1 : 0), ...inQuery]))
    },
  )
})

/**
 * The responses of these operations are stored for the session, one for each combination of the request's parts. The
 * specification calls this a cache. A response with text is stored for each language, so its operation is localised.
 * The argument lists the parts of the request for each operation.
 */
const areRemembered = (operations: Partial<Record<OperationId, string>>) => () => {
  for (const [id, parts] of Object.entries(operations) as [OperationId, string][]) {
    expect({ id, ...factsOf(id) }).toMatchObject({ id, cache: 'session', localised: id !== 'listParticipants' })
    const named = [...parametersOf(id, 'path'), ...parametersOf(id, 'query')].map(({ name }) => name)
    expect(named.toSorted()).toEqual(namesIn(parts))
    const { path, query } = exampleRequest(documentOf(id), operationOf(id))
    const inPath = [...factsOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const key = (values: Record<string, unknown>, asked: object) =>
      queryClient.defaultQueryOptions({
        queryKey: queryKeyOf(id)(
          ...inPath.map((name) => values[name]),
          ...(Object.keys(query).length > 0 ? [asked] : []),
        ),
      }).queryHash
    const others = [
      ...inPath.map((name) => key({ ...path, [name]: 'other' }, query)),
      ...Object.keys(query).map((name) => key(path, { ...query, [name]: 'other' })),
    ]
    expect(others).not.toContain(key(path, query))
  }
}

it(
  'responses about people, benefits, providers and other coverage are cached separately for each parameter value',
  { tags: ['DATA-09', 'DATA-14', 'DATA-25', 'DATA-28', 'D-168'] },
  areRemembered({
    listParticipants: 'id filter',
    listBenefits: 'id',
    listProviderTypes: 'id',
    listRecentProviders: 'id',
    getCob: 'id participantId lob benefit claimDate',
  }),
)
it(
  'responses about claims and payments are cached separately for each parameter value',
  { tags: ['DATA-34', 'DATA-37', 'DATA-40', 'DATA-41', 'D-168'] },
  areRemembered({
    searchClaimHistories: 'id participants claimTypes fromDate toDate',
    searchClaims: 'id participantId benefitCode processedDateFrom processedDateTo serviceDateFrom serviceDateTo sortBy',
    searchPaymentHistories: 'id fromDate toDate',
    getPaymentDetails: 'id paymentId fromDate toDate',
    getClaimPaymentDetails: 'id claimId line',
  }),
)
it(
  'responses about spending accounts are cached separately for each parameter value',
  { tags: ['DATA-43', 'DATA-44', 'DATA-48', 'D-168'] },
  areRemembered({
    getHealthSpendingAccount: 'id',
    getPersonalWellnessAccount: 'id',
    listPersonalWellnessServices: 'id categorized',
    listHsaEligibleClaims: 'id',
  }),
)
it(
  'responses about dental and hospital coverage are cached separately for each parameter value',
  { tags: ['DATA-52', 'DATA-55', 'DATA-58', 'D-168'] },
  areRemembered({
    getDentalBenefits: 'id participantId specialty province codes',
    getSuppressedDental: 'id',
    getSuppressedHospital: 'id',
  }),
)
it(
  'responses about extended health coverage and drugs are cached separately for each parameter value',
  { tags: ['DATA-63', 'DATA-64', 'DATA-68', 'DATA-69', 'D-168'] },
  areRemembered({
    getExtendedHealthFamilyDetails: 'id code',
    getSuppressedExtendedHealth: 'id',
    searchDrugs: 'id participant drugName',
    getDrugDetails: 'id dins participant province',
  }),
)

const queries = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../generated/*/queries/*.ts', { eager: true })),
) as Record<string, (...values: unknown[]) => Query<unknown>>
const isAboutMember = (id: OperationId): boolean => parametersOf(id, 'path').some((each) => 'x-source' in each)
/**
 * The key of the generated query. The paths of the member service begin with the login, but the key does not contain
 * it. The query client adds the login of the session.
 */
const queryKeyOf =
  (id: OperationId) =>
  (...values: unknown[]): readonly unknown[] => {
    if (isAboutMember(id)) signInAs(String(values[0]))
    return queries[`${id}Query`]!(...(isAboutMember(id) ? values.slice(1) : values)).queryKey
  }
