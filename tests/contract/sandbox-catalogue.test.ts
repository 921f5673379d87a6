import { expect, it } from 'vitest'
import { listServiceTypes } from '~generated/member/client/claims.ts'
import { listCobReasons } from '~generated/member/client/coordination.ts'
import { listBenefits } from '~generated/member/client/coverage.ts'
import { useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()

it('benefits carry the keys and categories of the specification, in order of their names', { tags: ['DATA-66', 'DATA-67', 'D-179'] }, async () => {
  const codes: Record<string, string> = {}
  for (const persona of ['hsa', 'pwa', 'programmes']) {
    const id = await as(persona)
    const { benefits } = await listBenefits(id)
    for (const { key, category } of benefits) codes[key] = category ?? ''
    expect(benefits.map(({ description }) => description)).toEqual(benefits.map(({ description }) => description).toSorted((a, b) => a.localeCompare(b, 'en')))
    speak('fr')
    const french = (await listBenefits(id)).benefits.map(({ description }) => description)
    expect(french).toEqual(french.toSorted((a, b) => a.localeCompare(b, 'fr')))
  }
  expect(codes).toEqual({
    DENTAL: 'DNTL',
    DRUGS: 'DRUG',
    EHB: 'CHLTH',
    HSA: '',
    HOSPITAL: 'HOSP',
    LIFEDIS: '',
    OPTBEN: '',
    ONLINEDOCTOR: '',
    PWA: '',
    WELLNESSMEDSECOP: '',
    TRAVEL: 'OOP',
    ASSIST: '',
    REFUGEE: '',
  })
})

it('the six reasons of another insurer, and what each of them stops', { tags: ['CONST-21', 'DATA-29'] }, async () => {
  const id = await as('default')
  const reasons = (await listCobReasons(id, { hsaType: 'NONE' }))!
  expect(reasons.map((each) => [each.id, each.cancelsRTA, each.cancelsClaim, each.doesRequireNote])).toEqual([
    [1, false, false, false],
    [2, false, false, false],
    [3, false, false, false],
    [4, true, true, false],
    [5, true, true, false],
    [6, true, false, true],
  ])
  expect(reasons[3]?.cancelsMessage).toBe('A prescription is required to complete this claim submission.')
  expect(reasons[4]?.cancelsMessage).toContain('Prior authorization is required to complete this claim submission.')
})

it(
  'services carry the programme and line of business of the specification, in the language of the page',
  { tags: ['CONST-23', 'DATA-32', 'I18N-15'] },
  async () => {
    const id = await as('default')
    const [service] = (await listServiceTypes(id, { lob: '03', 'service-date': '20231201', specialties: 'PHYS' }))!
    expect(service).toMatchObject({ programCd: 'MEDAVIE', programId: 2, pocLobId: 3, pocLobCode: '03', languageCode: 'en' })
    speak('fr')
    const [french] = (await listServiceTypes(id, { lob: '03', 'service-date': '20231201', specialties: 'PHYS' }))!
    expect(french).toMatchObject({ languageCode: 'fr' })
  },
)
