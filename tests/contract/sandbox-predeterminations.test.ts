import { describe, expect, it } from 'vitest'
import {
  createPredetermination,
  getPredetermination,
  listPredeterminations,
} from '~generated/member/client/predeterminations.ts'
import type { CreatePredeterminationRequest, Predetermination } from '~generated/member/model/index.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const { as, advance } = sandbox
/** Advances the clock by a number of days and signs the member in again. */
async function afterDays(days: number, persona: string) {
  await advance(days * 86_400)
  await as(persona)
}
const CROWN: CreatePredeterminationRequest = {
  participantId: '1',
  kind: 'dental',
  specialty: 'GP',
  province: 'NB',
  lines: [
    { code: '27201', amount: '900.00' },
    { code: '02111', amount: '25.00' },
  ],
}
const PHYSIO: CreatePredeterminationRequest = {
  participantId: '1',
  kind: 'service',
  lines: [{ code: 'PHYS', amount: '105.00' }],
}
const planPays = ({ lines }: Predetermination) => lines.map(({ planAmount }) => planAmount)

describe('what is asked before a treatment', { tags: ['D-280'] }, () => {
  it('the sandbox decides each line of a dental predetermination after some business days, within the fee guide', async () => {
    const id = await as('default')
    const asked = await createPredetermination(id, CROWN)
    expect(asked).toMatchObject({ status: 'RECEIVED', sentOn: today8(), claimType: 'XX-DENT', lines: [{}, {}] })
    expect(planPays(asked)).toEqual([undefined, undefined])
    expect(asked.answerBy! > asked.sentOn).toBe(true)
    await afterDays(6, 'default')
    const decided = await getPredetermination(id, asked.predeterminationId)
    expect(decided).toMatchObject({ status: 'PROCESSED', decidedOn: asked.answerBy })
    // the plan pays half of the fee guide's $862.00, and 80% of $25.00
    expect(planPays(decided)).toEqual(['431.00', '20.00'])
    expect(decided.lines[0]?.explanations?.join(' ')).toContain('fee guide')
    expect(decided.validUntil! > decided.decidedOn!).toBe(true)
  })

  it('the decision on a physiotherapy predetermination has the amount that the plan pays and the service to claim', async () => {
    const id = await as('default')
    const asked = await createPredetermination(id, PHYSIO)
    await afterDays(4, 'default')
    const decided = await getPredetermination(id, asked.predeterminationId)
    expect(planPays(decided)).toEqual(['72.00'])
    expect(decided).toMatchObject({
      claimType: 'XX-PRAC',
      providerType: 'PHYSPARA',
      service: { serviceCode: 'PHYS02' },
    })
  })

  it('the decision on a knee brace names the supplier’s service to claim; that on a wheelchair names none', async () => {
    const id = await as('default')
    const decidedOf = async (code: string) => {
      const { predeterminationId } = await createPredetermination(id, {
        ...PHYSIO,
        lines: [{ code, amount: '400.00' }],
      })
      return predeterminationId
    }
    const [brace, wheelchair] = [await decidedOf('KNEEBRAC'), await decidedOf('WHEELCHR')]
    await afterDays(4, 'default')
    expect(await getPredetermination(id, brace)).toMatchObject({
      claimType: 'XX-HEAL',
      providerType: 'EQUISUPP',
      service: { serviceCode: 'EQUI02' },
    })
    expect(await getPredetermination(id, wheelchair)).not.toHaveProperty('service')
  })

  it('a predetermination is declined with an explanation if the plan pays nothing for its code', async () => {
    const id = await as('default')
    const lines = [{ code: '01202', amount: '44.00' }]
    const asked = await createPredetermination(id, { ...CROWN, lines })
    await afterDays(6, 'default')
    const decided = await getPredetermination(id, asked.predeterminationId)
    expect(planPays(decided)).toEqual(['0.00'])
    expect(decided.status).toBe('DECLINED')
    expect(decided.lines[0]?.explanations).toHaveLength(1)
  })

  it('the list of predeterminations has the newest first, and contains both valid and expired decisions', async () => {
    const id = await as('default')
    const all = (await listPredeterminations(id))!
    expect(all.map(({ sentOn }) => sentOn)).toEqual(
      all
        .map(({ sentOn }) => sentOn)
        .toSorted()
        .toReversed(),
    )
    expect(all.some(({ validUntil = '' }) => validUntil > today8())).toBe(true)
    expect(all.some(({ validUntil = today8() }) => validUntil < today8())).toBe(true)
    const other = await as('basic')
    expect(await listPredeterminations(other)).toBeNull()
    expect(await refusal(getPredetermination(other, all[0]!.predeterminationId))).toMatchObject({ status: 404 })
  })

  it('a predetermination is recorded once, even if the response was lost or the request was sent twice at once', async () => {
    const id = await as('basic')
    const send = () => createPredetermination(id, PHYSIO, { headers: { 'Idempotency-Key': 'one' } })
    const fault = { operationId: 'createPredetermination', status: 'network', after: true, times: 1 } as const
    await new SandboxControl(sandbox.url()).faults([fault])
    await expect(send()).rejects.toMatchObject({ kind: 'network', mayHaveArrived: true })
    const [first, again] = await Promise.all([send(), send()])
    expect(again).toEqual(first)
    expect(await listPredeterminations(id)).toHaveLength(1)
  })

  it('a second predetermination of the same treatment is refused with 409 until the first one is decided', async () => {
    const id = await as('basic')
    await createPredetermination(id, PHYSIO)
    expect(await refusal(createPredetermination(id, PHYSIO))).toMatchObject({ status: 409 })
    await afterDays(4, 'basic')
    await createPredetermination(id, PHYSIO)
    expect(await listPredeterminations(id)).toHaveLength(2)
  })

  it.each<[string, CreatePredeterminationRequest]>([
    ['a code of no fee guide', { ...CROWN, lines: [{ code: '99998', amount: '10.00' }] }],
    ['no price', { ...CROWN, lines: [{ code: '27201', amount: '0.00' }] }],
    ['no type of provider', { participantId: '1', kind: 'dental', lines: CROWN.lines }],
    ['a person of another plan', { ...PHYSIO, participantId: '99' }],
    ['a service of no plan', { ...PHYSIO, lines: [{ code: 'NOTHING', amount: '10.00' }] }],
    ['two services', { ...PHYSIO, lines: [...PHYSIO.lines, ...PHYSIO.lines] }],
  ])(
    'a predetermination request with %s is refused with a message in both languages and is not recorded',
    async (_, request) => {
      const id = await as('basic')
      const error = await refusal(createPredetermination(id, request))
      expect(error).toMatchObject({ status: 422 })
      expect(error.serverText?.en && error.serverText.fr).toBeTruthy()
      expect(await listPredeterminations(id)).toBeNull()
    },
  )
})
