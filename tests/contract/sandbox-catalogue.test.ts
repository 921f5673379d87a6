import { expect, it } from 'vitest'
import { getOnlineDoctors } from '~generated/member/client/benefits.ts'
import { listServiceTypes } from '~generated/member/client/claims.ts'
import { listCobReasons } from '~generated/member/client/coordination.ts'
import { listBenefits } from '~generated/member/client/coverage.ts'
import { useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()

it(
  'benefits have the keys and categories of the specification, and are sorted by name',
  { tags: ['DATA-66', 'DATA-67', 'D-179'] },
  async () => {
    const codes: Record<string, string> = {}
    for (const persona of ['hsa', 'pwa', 'programmes']) {
      const id = await as(persona)
      for (const { key, category } of (await listBenefits(id)).benefits) codes[key] = category ?? ''
      for (const language of ['en', 'fr'] as const) {
        speak(language)
        const names = (await listBenefits(id)).benefits.map(({ description }) => description)
        expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)))
      }
    }
    const categories = { DENTAL: 'DNTL', DRUGS: 'DRUG', EHB: 'CHLTH', HOSPITAL: 'HOSP', TRAVEL: 'OOP' }
    const others = ['HSA', 'LIFEDIS', 'OPTBEN', 'ONLINEDOCTOR', 'PWA', 'WELLNESSMEDSECOP', 'ASSIST', 'REFUGEE']
    expect(codes).toEqual({ ...categories, ...Object.fromEntries(others.map((key) => [key, ''])) })
  },
)

it(
  'each of the six reasons about other coverage cancels a claim or needs a note as the specification says',
  { tags: ['CONST-21', 'DATA-29', 'CLAIM-55', 'CLAIM-56'] },
  async () => {
    const reasons = (await listCobReasons(await as('default'), { hsaType: 'NONE' }))!
    expect(reasons.map((each) => [each.id, each.cancelsRTA, each.cancelsClaim, each.doesRequireNote])).toEqual([
      [1, false, false, false],
      [2, false, false, false],
      [3, false, false, false],
      [4, true, true, false],
      [5, true, true, false],
      [6, true, false, true],
    ])
    expect(reasons[3]?.cancelsMessage).toBe('A prescription is required to complete this claim submission.')
    // the explanation is the portal's (claims.stop.reason.5)
    expect(reasons[4]?.cancelsMessage).toBe('Prior authorization is required to complete this claim submission.')
  },
)

it(
  'services have the program and the line of business that the specification names',
  { tags: ['CONST-23', 'DATA-32', 'I18N-15'] },
  async () => {
    const id = await as('default')
    for (const languageCode of ['en', 'fr'] as const) {
      speak(languageCode)
      const [service] = (await listServiceTypes(id, { lob: '03', 'service-date': '20231201', specialties: 'PHYS' }))!
      expect(service).toMatchObject({ programCd: 'MEDAVIE', programId: 2, pocLobId: 3, pocLobCode: '03', languageCode })
    }
  },
)

it(
  'the coverage text about online doctors contains the sample price of Quebec in Quebec only',
  { tags: ['CONST-29'] },
  async () => {
    const described = async (persona: string) => (await getOnlineDoctors(await as(persona))).coverageDescription
    expect([await described('quebec'), await described('default')]).toEqual([
      expect.stringContaining('$200'),
      expect.not.stringContaining('$200'),
    ])
  },
)
