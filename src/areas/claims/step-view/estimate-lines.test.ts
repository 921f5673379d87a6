import { expect, it } from 'vitest'
import type { ServiceType } from '~generated/member/model/index.ts'
import type { ClaimAnswers, ClaimLine } from '../model/answers.ts'
import { openTab, signInAs } from '../../../../tests/support/browser.ts'
import { policyWith } from '../../../../tests/support/claim-journeys.ts'
import { estimateLines, servicesQuery, visitKey } from './estimate-lines.ts'

const line = (key: string, more: Partial<ClaimLine> = {}): ClaimLine => ({
  key,
  participantId: '1',
  dateOfService: '20261215',
  amountPaid: '100.00',
  needsPrescription: false,
  ...more,
})
const service = (serviceId: number, maximum: ServiceType['maximum'], specialtyCode?: string): ServiceType => ({
  serviceId,
  serviceCode: `S${serviceId}`,
  ...(specialtyCode && { specialtyCode }),
  description: 'Visit',
  isRequirePrescription: false,
  isServiceTypeOther: false,
  maximum: { coinsurancePercent: 100, ...maximum },
})
/** The estimates of visits, each with the service that was received. */
const estimates = (...visits: (readonly [ClaimLine, ServiceType])[]) =>
  estimateLines(
    visits.map(([each]) => each),
    new Map(visits.map(([each, received]) => [`${visitKey(each)} ${received.serviceId}`, received])),
  )

it('the services are cached apart for each answer that decides which services there are', () => {
  openTab()
  signInAs('marie@example.com')
  const key = (answers: ClaimAnswers) => JSON.stringify(servicesQuery({ policy: policyWith(), answers }).queryKey)
  const claimType = { claimType: 'XX-VISI' }
  const keys = [
    {},
    { 'claim-type': claimType },
    { 'provider-type': { providerType: 'PHYSPARA' } },
    { 'provider-type-vision': { purchasedOnline: false, providerType: 'OPTOINDI' } },
    { 'service-list-vision': { services: ['1:2'] } },
  ].map((answers) => key(answers as ClaimAnswers))
  expect(new Set(keys).size).toBe(keys.length)
})

it('the deductible is subtracted once for each person and year', () => {
  const physio = service(101, { deductibleRemaining: '25.00' })
  const visits = estimates(
    [line('101#1'), physio],
    [line('101#2'), physio],
    [line('101#3', { dateOfService: '20270105' }), physio],
    [line('101#4', { participantId: '3' }), physio],
  )
  expect(visits.map((each) => each?.deductible)).toEqual(['25.00', '0.00', '25.00', '25.00'])
})

it('visits in two years have a yearly maximum each', () => {
  const physio = service(101, { remaining: '100.00' })
  const visits = estimates([line('101#1'), physio], [line('101#2', { dateOfService: '20270105' }), physio])
  expect(visits.map((each) => each?.planPays)).toEqual(['100.00', '100.00'])
})

it('two services of one specialty share its yearly maximum, and services without a specialty share none', () => {
  const pays = (specialtyCode?: string) =>
    estimates(
      [line('101#1'), service(101, { remaining: '150.00' }, specialtyCode)],
      [line('102#1'), service(102, { remaining: '150.00' }, specialtyCode)],
    ).map((each) => each?.planPays)
  expect(pays('PHYS')).toEqual(['100.00', '50.00'])
  expect(pays()).toEqual(['100.00', '100.00'])
})

it('a line has no estimate until its person, day, amount and prescription are known', () => {
  const physio = service(101, {})
  for (const missing of [
    { participantId: undefined },
    { dateOfService: '2026' },
    { amountPaid: '0.00' },
    { needsPrescription: true },
  ])
    expect(estimates([line('101#1', missing as Partial<ClaimLine>), physio])).toEqual([null])
})
