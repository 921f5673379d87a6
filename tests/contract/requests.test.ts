import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '~generated/operations.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp } from '~/platform/http/environment.ts'
import { startService, type Service } from '../support/service.ts'
import { exampleRequest, isForm } from '../../tools/contract/requests/examples.ts'
import { argumentsOf, documentOf, factsOf, functionOf, operationIds, operationOf, parametersOf } from './support/calls.ts'

let service: Service
beforeAll(async () => {
  service = await startService((response) => void response.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"x"}'))
  contractCheck.mode = 'off'
  configureHttp({ baseUrls: { account: `${service.url}/accounts`, member: `${service.url}/members` }, locale: () => 'fr', apiToken: () => 'Bearer token' })
})
afterAll(() => service.close())

/** What the generated call of an operation really sends. */
async function sent(id: OperationId) {
  await functionOf(id)!(...argumentsOf(id)).catch(() => undefined)
  const { method, url, headers, body } = service.calls.at(-1)!
  return { method, url: new URL(url, service.url), headers, body }
}
/** The address of an operation with its examples in it, as an expression. */
function addressOf(id: OperationId): string {
  const { service: name, path } = factsOf(id)
  const { path: values } = exampleRequest(documentOf(id), operationOf(id))
  return (name === 'account' ? '/accounts' : '/members') + path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key])))
}

/** One line for each row of the specification: what the body holds, what the query may hold. */
it.each<[row: string, id: OperationId, body: readonly string[], query: readonly string[]]>([
  ['API-011', 'login', ['email', 'password'], []],
  ['API-012', 'getJwt', [], []],
  ['API-013', 'renewToken', ['token'], []],
  ['API-014', 'validateToken', ['token'], []],
  ['API-015', 'registerAccount', ['email', 'dateOfBirth', 'certificateId', 'policyId', 'password', 'preferredLang'], []],
  ['API-016', 'registerDigitalAccount', ['mslToken', 'dateOfBirth', 'password'], []],
  ['API-017', 'resetPassword', ['newPassword', 'token'], []],
  ['API-018', 'changePassword', ['oldPassword', 'newPassword'], []],
  ['API-019', 'requestPasswordTokenByPlan', ['certificateId', 'policyId', 'lang'], []],
  ['API-020', 'requestPasswordToken', ['lang'], []],
  ['API-021', 'confirmRegistration', ['token'], ['confirmed']],
  ['API-022', 'resendActivation', [], []],
  ['API-023', 'confirmEmailChange', ['oldUsername', 'newUsername', 'token'], []],
  ['API-025', 'getTermsAndConditions', [], []],
  ['API-026', 'acceptTermsAndConditions', ['termsAndConditionsAccept'], []],
  ['API-028', 'getCardholderDetails', [], []],
  ['API-029', 'updatePreferredLanguage', ['preferredLanguage'], []],
  ['API-030', 'getContactInfoDetails', [], []],
  ['API-031', 'updateContactInfoDetails', ['address', 'phoneNumber'], []],
  ['API-032', 'updateEmail', ['email'], []],
  ['API-033', 'sendContactUsEmail', ['message'], []],
  ['API-034', 'getPublicResourceUrls', [], ['mslToken']],
  ['API-035', 'getResourceUrls', [], []],
  ['API-036', 'listParticipants', [], ['filter']],
  ['API-037', 'getDigitalTokenValues', [], ['mslToken']],
  ['API-038', 'validateDigitalExpiry', [], ['mslToken']],
  ['API-039', 'validateDigitalMember', [], ['mslToken', 'dateOfBirth', 'postalCode']],
  ['API-040', 'getBankingDetails', [], []],
  ['API-041', 'updateBankingDetails', ['branch', 'bank', 'account'], []],
  ['API-042', 'deleteBankingDetails', [], []],
  ['API-043', 'getSecurityPolicy', [], []],
  ['API-045', 'getForm', [], ['locale', 'bookOfBusiness']],
  ['API-046', 'listHospitalFamilies', [], []],
  ['API-047', 'getHospitalFamilyDetails', [], []],
  ['API-048', 'listHospitalBenefits', [], []],
  ['API-049', 'getHospitalBenefit', [], []],
  ['API-050', 'getSuppressedHospital', [], []],
  ['API-051', 'listExtendedHealthFamilies', [], []],
  ['API-052', 'getExtendedHealthFamilyDetails', [], []],
  ['API-053', 'listHealthBenefits', [], []],
  ['API-054', 'getHealthBenefit', [], []],
  ['API-055', 'getSuppressedExtendedHealth', [], []],
  ['API-056', 'getSuppressedDental', [], []],
  ['API-057', 'getSuppressedDrug', [], []],
  ['API-059', 'getDentalBenefits', [], ['specialty', 'province', 'codes']],
  ['API-060', 'getDentalLastServiceDetails', [], []],
  ['API-061', 'listDentalProvinces', [], []],
  ['API-062', 'listDentalSpecialties', [], []],
  ['API-063', 'listCoveragesDentalProvinces', [], []],
  ['API-064', 'listCoveragesDentalSpecialties', [], []],
  ['API-065', 'getCoveragesDental', [], ['specialty', 'province', 'codes']],
  ['API-066', 'searchDrugs', [], ['participant', 'drugName']],
  ['API-067', 'getDrugDetails', [], ['dins', 'participant', 'province']],
  ['API-068', 'listDrugBenefits', [], ['dins', 'participant', 'province']],
  ['API-069', 'getLifeDisabilityBenefits', [], []],
  ['API-070', 'getOptionalBenefits', [], []],
  ['API-071', 'getOnlineDoctors', [], []],
  ['API-072', 'listBenefits', [], []],
  ['API-073', 'getRhipAmount', [], []],
  ['API-074', 'getRhipReportPdf', [], []],
  ['API-075', 'getBookletId', [], []],
  ['API-076', 'getBookletPdf', [], ['id']],
  ['API-077', 'getHealthSpendingAccount', [], []],
  ['API-078', 'getHealthSpendingAccountBalance', [], []],
  ['API-079', 'getHealthSpendingProductBalances', [], ['type']],
  ['API-080', 'listHsaEligibleClaims', [], []],
  ['API-081', 'searchHsaEligibleClaims', [], []],
  ['API-082', 'getPersonalWellnessAccount', [], []],
  ['API-083 API-084', 'listPersonalWellnessServices', [], ['categorized']],
  ['API-085', 'getPersonalWellnessBalance', [], []],
  ['API-086', 'getLabels', [], []],
  ['API-087', 'listClaimTypes', [], []],
  ['API-088', 'listServiceTypes', [], ['lob', 'service-date', 'specialties', 'subcategory', 'participantId']],
  ['API-089', 'listSubcategories', [], ['participantId']],
  ['API-090', 'listExternalCoverages', [], ['claimDate', 'lob', 'participantId']],
  ['API-091', 'getCob', [], ['lob', 'benefit', 'claimDate']],
  ['API-092', 'listCobReasons', [], ['hsaType']],
  ['API-094', 'searchHealthProfessionals', [], ['type', 'name', 'city', 'province', 'phone']],
  ['API-095', 'listProviderTypes', [], []],
  ['API-096', 'listRecentProviders', [], []],
  ['API-097', 'searchClaimHistories', [], ['participants', 'claimTypes', 'fromDate', 'toDate']],
  ['API-098', 'getClaimHistoryStatementPdf', [], ['participants', 'claimTypes', 'fromDate', 'toDate']],
  ['API-099', 'searchClaims', [], ['participantId', 'benefitCode', 'processedDateFrom', 'processedDateTo', 'serviceDateFrom', 'serviceDateTo', 'sortBy']],
  ['API-100', 'getClaimsPdf', [], ['participantId', 'benefitCode', 'processedDateFrom', 'processedDateTo', 'serviceDateFrom', 'serviceDateTo', 'sortBy']],
  ['API-101', 'getClaimPaymentDetails', [], []],
  ['API-102', 'getClaimPaymentDetailsPdf', [], []],
  ['API-103', 'listRecentClaims', [], []],
  ['API-104', 'listPendingClaimServices', [], []],
  ['API-105', 'listRecentClaimServices', [], ['limit']],
  ['API-106', 'searchPaymentHistories', [], ['fromDate', 'toDate']],
  ['API-107', 'getPaymentStatementsPdf', [], ['fromDate', 'toDate']],
  ['API-108', 'getPaymentDetails', [], ['paymentId', 'fromDate', 'toDate']],
  ['API-109', 'getPaymentDetailsPdf', [], ['paymentId']],
  ['API-110 API-111', 'getForm', [], ['locale', 'bookOfBusiness']],
  ['API-112', 'getMemberCardDetails', [], []],
  ['API-113', 'getMemberCardPdf', [], []],
  ['API-115', 'getConnectedCareContent', [], []],
  ['API-116', 'getConnectedCareToken', [], []],
])('%s %s is sent to its path, with what the row says and nothing else', async (_, id, body, query) => {
  const { method, url, body: text } = await sent(id)
  expect({ method, path: url.pathname }).toEqual({ method: factsOf(id).method, path: addressOf(id) })
  expect(Object.keys(text ? (JSON.parse(text) as object) : {}).toSorted()).toEqual(body.toSorted())
  expect([...url.searchParams.keys()].toSorted()).toEqual(query.toSorted())
})

it('API-114 the card is shared with the addresses in the query and in the body', async () => {
  const { method, url, body } = await sent('shareMemberCard')
  expect({ method, path: url.pathname }).toEqual({ method: 'POST', path: addressOf('shareMemberCard') })
  const listed = (JSON.parse(body) as { email: string }[]).map(({ email }) => email)
  expect(listed.length).toBeGreaterThan(0)
  expect(url.searchParams.get('emails')).toBe(listed.join(','))
})

it('API-093 a claim travels as a form with the claim as JSON', async () => {
  const { method, url, headers } = await sent('submitMultiClaims')
  expect({ method, path: url.pathname }).toEqual({ method: 'POST', path: addressOf('submitMultiClaims') })
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
})

describe.each(operationIds)('%s', (id) => {
  it('API-001 API-004 API-005 API-006 carries the headers of its service, the token where there is a session, a body only where one is agreed', async () => {
    const { headers, body } = await sent(id)
    const operation = operationOf(id)
    const { service: name } = factsOf(id)
    expect(headers['locale']).toBe('fr')
    if (name === 'account') expect(headers['client']).toBe('MemberSite')
    else expect(headers['accept-language']).toBe('fr')
    expect(headers['authorization']).toBe(operation.object.security?.length === 0 ? undefined : 'Bearer token')
    expect(body !== '').toBe(operation.object.requestBody !== undefined)
    if (body !== '' && !isForm(operation)) expect(headers['content-type']).toMatch(/^application\/json/)
  })

  it('API-008 is remembered under its id, its path and its query', async () => {
    if (factsOf(id).method !== 'GET') return
    const keyOf = queryKeyOf(id)
    const { path, query } = exampleRequest(documentOf(id), operationOf(id))
    const names = [...factsOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!)
    const values = names.map((key) => path[key])
    const key = keyOf(...values, ...(parametersOf(id, 'query').length > 0 ? [query] : []))
    expect(key).toEqual([id, ...values, ...(parametersOf(id, 'query').length > 0 ? [query] : [])])
  })
})

/** What the specification calls a cache: one answer, remembered for these parts of its request, and apart for each language where it has words. */
it.each<[row: string, id: OperationId, parts: readonly string[], localised: boolean]>([
  ['DATA-09', 'listParticipants', ['id', 'filter'], false],
  ['DATA-14', 'listBenefits', ['id'], true],
  ['DATA-25', 'listProviderTypes', ['id'], true],
  ['DATA-25', 'listRecentProviders', ['id'], true],
  ['DATA-28', 'getCob', ['id', 'participantId', 'lob', 'benefit', 'claimDate'], true],
  ['DATA-34', 'searchClaimHistories', ['id', 'participants', 'claimTypes', 'fromDate', 'toDate'], true],
  [
    'DATA-37',
    'searchClaims',
    ['id', 'participantId', 'benefitCode', 'processedDateFrom', 'processedDateTo', 'serviceDateFrom', 'serviceDateTo', 'sortBy'],
    true,
  ],
  ['DATA-40', 'getPaymentDetails', ['id', 'paymentId', 'fromDate', 'toDate'], true],
  ['DATA-41', 'getClaimPaymentDetails', ['id', 'claimId', 'line'], true],
  ['DATA-43', 'getHealthSpendingAccount', ['id'], true],
  ['DATA-44', 'getPersonalWellnessAccount', ['id'], true],
  ['DATA-44', 'listPersonalWellnessServices', ['id', 'categorized'], true],
  ['DATA-48', 'listHsaEligibleClaims', ['id'], true],
  ['DATA-52', 'getDentalBenefits', ['id', 'participantId', 'specialty', 'province', 'codes'], true],
  ['DATA-55', 'getSuppressedDental', ['id'], true],
  ['DATA-58', 'getSuppressedHospital', ['id'], true],
  ['DATA-63', 'getExtendedHealthFamilyDetails', ['id', 'code'], true],
  ['DATA-64', 'getSuppressedExtendedHealth', ['id'], true],
  ['DATA-68', 'searchDrugs', ['id', 'participant', 'drugName'], true],
  ['DATA-69', 'getDrugDetails', ['id', 'dins', 'participant', 'province'], true],
])('%s %s is remembered by every part of its request (D-168)', (_, id, parts, localised) => {
  expect(factsOf(id)).toMatchObject({ cache: 'session', localised })
  const named = [...parametersOf(id, 'path'), ...parametersOf(id, 'query')].map(({ name }) => name)
  expect(named.toSorted()).toEqual(parts.toSorted())
  const { path, query } = exampleRequest(documentOf(id), operationOf(id))
  const keyOf = queryKeyOf(id)
  const inPath = [...factsOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const key = (values: Record<string, unknown>, asked: object) =>
    JSON.stringify(keyOf(...inPath.map((name) => values[name]), ...(Object.keys(query).length > 0 ? [asked] : [])))
  const first = key(path, query)
  const others = [
    ...inPath.map((name) => key({ ...path, [name]: 'other' }, query)),
    ...Object.keys(query).map((name) => key(path, { ...query, [name]: 'other' })),
  ]
  expect(others).not.toContain(first)
})

const modules = import.meta.glob<Record<string, unknown>>('../../generated/*/client/*.ts', { eager: true })
function queryKeyOf(id: OperationId): (...values: unknown[]) => readonly unknown[] {
  const name = `get${id[0]!.toUpperCase()}${id.slice(1)}QueryKey`
  return Object.values(modules).find((module) => name in module)![name] as (...values: unknown[]) => readonly unknown[]
}
