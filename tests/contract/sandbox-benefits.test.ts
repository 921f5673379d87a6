import { getLifeDisabilityBenefitsQuery, getOnlineDoctorsQuery, getOptionalBenefitsQuery } from '~generated/member/queries/benefits.ts'
import { expect, it } from 'vitest'
import { getLifeDisabilityBenefits, getOnlineDoctors, getOptionalBenefits } from '~generated/member/client/benefits.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()
const path = () => decodeURIComponent(new URL(lastResponse().url).pathname)

it('life and disability have their eight codes, each with every field', { tags: ['API-069', 'DATA-71'] }, async () => {
  const id = await as('default')
  const answer = await getLifeDisabilityBenefits(id)
  expect(path()).toBe(`/members/${id}/coverages/life-disability-benefits`)
  expect(getLifeDisabilityBenefitsQuery().queryKey).toEqual(['getLifeDisabilityBenefits', id])
  expect(answer.map(({ code }) => code)).toEqual(['BASIC', 'DEPENDENT', 'SURVIVING', 'SUPP', 'ADD', 'CRITICAL', 'SHORT', 'LONG'])
  const fields = [
    ...['code', 'label', 'description', 'beneficiaryDetails', 'trusteeDetails', 'benefitDetails'].map((name) => [name]),
    ...['beneficiaryCode', 'name', 'percentage'].map((name) => ['beneficiaryDetails', 0, name]),
    ['trusteeDetails', 0, 'name'],
    ...['amount', 'lob', 'lobLabel', 'lobName'].map((name) => ['benefitDetails', 0, name]),
  ].map((each) => [0, ...each])
  expectFields('getLifeDisabilityBenefits 200', answer, fields)
  expectRequired('getLifeDisabilityBenefits 200', answer, [
    ...['code', 'label', 'benefitDetails'].map((name) => [0, name]),
    ...['amount', 'lob', 'lobLabel', 'lobName'].map((name) => [0, 'benefitDetails', 0, name]),
  ])
})

it('beneficiaries are designated or assigned, and their shares make a hundred', { tags: ['DATA-71'] }, async () => {
  const [basic] = await getLifeDisabilityBenefits(await as('default'))
  expect(basic).toMatchObject({
    beneficiaryDetails: [
      { beneficiaryCode: 'DesignatedBeneficiary', name: 'Daniel Cormier', percentage: 50 },
      { beneficiaryCode: 'DesignatedBeneficiary', name: 'Théo Cormier-Roy', percentage: 50 },
    ],
    trusteeDetails: [{ beneficiaryName: 'Théo Cormier-Roy' }],
  })
  const [alone] = await getLifeDisabilityBenefits(await as('ontario'))
  expect(alone?.beneficiaryDetails).toEqual([{ beneficiaryCode: 'AssignedBeneficiary', name: 'Estate', percentage: 100 }])
  expect(
    registry['getLifeDisabilityBenefits 200']!.safeParse([{ ...alone, beneficiaryDetails: [{ beneficiaryCode: 'Other', name: 'x', percentage: 100 }] }])
      .success,
  ).toBe(false)
})

it('a member does not see who a cardholder has named who shares nothing', { tags: ['D-158'] }, async () => {
  const answer = await getLifeDisabilityBenefits(await as('dependant'))
  expect(answer).toHaveLength(8)
  expect(answer.every(({ beneficiaryDetails, trusteeDetails }) => beneficiaryDetails === undefined && trusteeDetails === undefined)).toBe(true)
})

it('amounts are sample values with two decimals, named in both languages', { tags: ['CONST-30'] }, async () => {
  const id = await as('default')
  const [english] = await getLifeDisabilityBenefits(id)
  speak('fr')
  const [french] = await getLifeDisabilityBenefits(id)
  expect(english?.benefitDetails).toEqual([
    { amount: '100000.00', lob: '09', lobLabel: 'Amount of insurance', lobName: 'Life, accidental death and dismemberment' },
  ])
  expect(french?.benefitDetails).toEqual([
    { amount: '100000.00', lob: '09', lobLabel: 'Montant d’assurance', lobName: 'Assurance vie, décès accidentel et mutilation' },
  ])
})

it('optional benefits have the same form; nothing chosen is an empty list', { tags: ['API-070'] }, async () => {
  const id = await as('default')
  const answer = await getOptionalBenefits(id)
  expect(path()).toBe(`/members/${id}/coverages/optional-benefits`)
  expect(getOptionalBenefitsQuery().queryKey).toEqual(['getOptionalBenefits', id])
  expect(answer.map(({ code }) => code)).toEqual(['OPTLIFE', 'OPTADD', 'OPTCRIT'])
  expectRequired('getOptionalBenefits 200', answer, [
    [0, 'code'],
    [0, 'label'],
    [0, 'benefitDetails'],
  ])
  speak('fr')
  expect((await getOptionalBenefits(id))[0]?.label).toBe('Assurance vie facultative')
  const empty = await as('empty')
  expect([await getOptionalBenefits(empty), await getLifeDisabilityBenefits(empty)]).toEqual([[], []])
})

it('online doctors have their five texts and an address', { tags: ['API-071', 'DATA-72'] }, async () => {
  const id = await as('default')
  const answer = await getOnlineDoctors(id)
  expect(path()).toBe(`/members/${id}/coverages/online-doctors`)
  expect(getOnlineDoctorsQuery().queryKey).toEqual(['getOnlineDoctors', id])
  const fields = ['coverageDescriptionTitle', 'coverageDescription', 'accountAccessTitle', 'accountAccessMessage', 'accountAccessUrl'].map((name) => [name])
  expectFields('getOnlineDoctors 200', answer, fields)
  expectRequired('getOnlineDoctors 200', answer, fields)
  expect(registry['getOnlineDoctors 200']!.safeParse({ ...answer, accountAccessUrl: 'no address' }).success).toBe(false)
  speak('fr')
  expect(await getOnlineDoctors(id)).toMatchObject({ accountAccessTitle: 'Accéder à votre compte' })
  expect(await refusal(getOnlineDoctors(await as('empty')))).toMatchObject({ status: 404, serverText: { en: 'Your plan does not include online doctors.' } })
})

it('the sample prices of the specification are in the text of online doctors', { tags: ['CONST-29'] }, async () => {
  const { coverageDescription: general } = await getOnlineDoctors(await as('default'))
  for (const price of ['$65', '$73', '$92', '$59', '$49', '$120']) expect(general).toContain(price)
  expect(general).not.toContain('$200')
  const { coverageDescription: quebec } = await getOnlineDoctors(await as('quebec', 'fr'))
  for (const price of ['200\u00a0$', '59\u00a0$', '49\u00a0$', '120\u00a0$']) expect(quebec).toContain(price)
  expect(quebec).not.toContain('65\u00a0$')
})
