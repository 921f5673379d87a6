import { expect, it } from 'vitest'
import { getSuppressedDrugQuery } from '~generated/member/queries/drugs.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { at, id, useMemberService } from '../../../../tests/support/member-service.ts'
import { json } from '../../../../tests/support/service.ts'
import { drugCalls, drugBenefitsQuery, drugDetailsQuery, drugSearchQuery } from './drug-queries.ts'
import { selectDrug, drugSearchStore, guard, searchDrugs, showMore } from './drug-store.ts'

const service = useMemberService({ answer: (response) => json(response, 200, []) })
const nb = { participant: '1', province: 'NB' } as const
const ask = (query: object) => queryClient.ensureQueryData(query as never)

it(
  'a drug search sends a name or a number as drugName, and the same search sends no second request',
  { tags: ['COV-43', 'API-066', 'DATA-68'] },
  async () => {
    for (const drugName of ['metformin', 'metformin', '09901511'])
      await ask(drugSearchQuery({ participant: '1', drugName }))
    expect(service.calls.map(({ url }) => url)).toEqual([
      `${at}/coverages/drugs?participant=1&drugName=metformin`,
      `${at}/coverages/drugs?participant=1&drugName=09901511`,
    ])
  },
)

it(
  'the drug details and benefits queries send the drug numbers, the participant and the province',
  { tags: ['API-067', 'API-068', 'COV-46', 'COV-47'] },
  async () => {
    await ask(drugDetailsQuery('09901511', nb))
    await ask(drugBenefitsQuery('09901511,09901711', nb))
    expect(service.calls.map(({ url }) => decodeURIComponent(url))).toEqual([
      `/members/${id}/coverages/drug-details?dins=09901511&participant=1&province=NB`,
      `/members/${id}/coverages/drug-benefits?dins=09901511,09901711&participant=1&province=NB`,
    ])
  },
)

it(
  'a drug query with a missing parameter returns an empty list without a request',
  { tags: ['COV-45', 'COV-48', 'LOOK-05', 'LOOK-06'] },
  async () => {
    const too = [
      drugSearchQuery({ participant: '1', drugName: '' }),
      drugSearchQuery({ participant: '', drugName: 'metformin' }),
      drugDetailsQuery('09901511', { participant: '1', province: undefined }),
      drugDetailsQuery('', nb),
      drugBenefitsQuery('09901511', { participant: '', province: 'NB' }),
      drugBenefitsQuery('09901511', { participant: '1', province: undefined }),
    ]
    for (const query of too) expect(await ask(query)).toEqual([])
    expect(service.calls).toEqual([])
  },
)

it('a drug query with all its parameters sends a request', { tags: ['CONST-18'] }, async () => {
  await ask(drugSearchQuery({ participant: '1', drugName: 'metformin' }))
  await ask(drugDetailsQuery('09901511', nb))
  expect(service.calls).toHaveLength(2)
})

it(
  'the drug details are cached by drug, participant, province and language',
  { tags: ['COV-53', 'D-168', 'DATA-69'] },
  async () => {
    const asked = async () => {
      await ask(drugDetailsQuery('09901511', nb))
      await ask(drugBenefitsQuery('09901511', nb))
      return service.calls.length
    }
    expect([await asked(), await asked()]).toEqual([2, 2])
    for (const [din, place] of [
      ['09901711', nb],
      ['09901511', { ...nb, participant: '2' }],
      ['09901511', { ...nb, province: 'QC' }],
    ] as const)
      await ask(drugDetailsQuery(din, place))
    expect(service.calls).toHaveLength(5)
    setLocale('fr')
    expect(await asked()).toBe(7)
  },
)

it(
  'a drug query returns and caches an empty list for status 204, and opens no error dialog if the request fails',
  { tags: ['COV-44', 'COV-46', 'COV-47', 'ERR-28'] },
  async () => {
    const queries = [
      drugSearchQuery({ participant: '1', drugName: 'metformin' }),
      drugDetailsQuery('09901511', nb),
      drugBenefitsQuery('09901511', nb),
    ]
    service.answer((response) => void response.writeHead(204).end())
    for (const query of [...queries, ...queries]) expect(await ask(query)).toEqual([])
    expect(service.calls).toHaveLength(3)
    queryClient.clear()
    service.answer((response) => json(response, 500, {}))
    for (const query of queries) await expect(ask(query)).rejects.toMatchObject({ status: 500, toCaller: true })
    expect(errorStore.get()).toBeUndefined()
  },
)

it(
  'the drug coverage without amounts, queried twice in each language, is requested once for each language',
  { tags: ['API-057', 'COV-22'] },
  service.asksOncePerLanguage(getSuppressedDrugQuery, '/suppressed-coverages/drug'),
)

it(
  'drugCalls removes duplicate drug numbers and splits the list into groups of fifty without changing the order',
  { tags: ['D-130'] },
  () => {
    const dins = Array.from({ length: 101 }, (_, index) => String(index).padStart(8, '0'))
    const calls = drugCalls([...dins, ...dins])
    expect(calls.map((call) => call.split(',').length)).toEqual([50, 50, 1])
    expect(calls.join(',')).toBe(dins.join(','))
    expect(drugCalls(dins, 20)).toHaveLength(6)
    expect(drugCalls([])).toEqual([])
  },
)

it(
  'the drug search, the number of results shown and the chosen drugs are stored until the session ends',
  { tags: ['LOOK-07', 'LOOK-08'] },
  () => {
    searchDrugs('metformin')
    showMore()
    expect(guard({} as never)).toEqual({ page: 'coverage.drugs' })
    expect([selectDrug('09901511'), selectDrug('09901711'), selectDrug('09901511')]).toEqual([0, 1, 0])
    expect(drugSearchStore.get()).toEqual({ drugNameOrDin: 'metformin', shown: 40, chosen: ['09901511', '09901711'] })
    expect(guard({} as never)).toBeUndefined()
    searchDrugs('ramipril')
    expect(drugSearchStore.get()).toEqual({ drugNameOrDin: 'ramipril', shown: 20, chosen: ['09901511', '09901711'] })
    endSessionWithoutRedirect()
    expect(drugSearchStore.get()).toEqual({ drugNameOrDin: undefined, shown: 20, chosen: [] })
  },
)
