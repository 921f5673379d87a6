import { describe, expect, it } from 'vitest'
import type { Predetermination } from '~generated/member/model/index.ts'
import { stateOf, toInput, toRequest, totalOf } from './predetermination.ts'

const CROWN: Predetermination = {
  predeterminationId: 'P1',
  kind: 'dental',
  status: 'PROCESSED',
  participantId: '1',
  participantName: 'Marie-Ève',
  specialty: 'GP',
  province: 'NB',
  sentOn: '20261102',
  decidedOn: '20261105',
  validUntil: '20270504',
  lines: [
    { code: '27211', description: 'Crown', amount: '960.10', planAmount: '424.00' },
    { code: '02111', description: 'X-ray', amount: '28.20', planAmount: '22.56' },
  ],
}

describe('what is asked before a treatment', { tags: ['D-280', 'D-281'] }, () => {
  it('a repeated predetermination request contains the earlier request, but nothing of the decision', () => {
    expect(toRequest({ participantId: '1', kind: 'dental', ...toInput(CROWN) })).toEqual({
      participantId: '1',
      kind: 'dental',
      specialty: 'GP',
      province: 'NB',
      lines: [
        { code: '27211', amount: '960.10' },
        { code: '02111', amount: '28.20' },
      ],
    })
    const service = { participantId: '1', kind: 'service', lines: [{ code: 'PHYS', amount: '95.00' }] } as const
    expect(
      toRequest({
        participantId: '1',
        kind: 'service',
        ...toInput({ ...CROWN, ...service, lines: [{ ...service.lines[0], description: 'Physiotherapist' }] }),
      }),
    ).toEqual(service)
  })

  it('the answer to a predetermination expires after its last valid day, and never expires if it has no such day', () => {
    expect(stateOf(CROWN, '20270504')).toBe('answered')
    expect(stateOf(CROWN, '20270505')).toBe('expired')
    expect(stateOf({ decidedOn: '20200101' }, '20270505')).toBe('answered')
    expect(stateOf({}, '20270505')).toBe('waiting')
  })

  it('the amounts that the plan and the member pay add up to the price, to the cent', () => {
    expect(totalOf(CROWN)).toEqual({ cost: '988.30', plan: '446.56', member: '541.74' })
    expect(totalOf({ lines: [{ code: '27211', description: 'Crown', amount: '10.00' }] })).toMatchObject({
      plan: '0.00',
      member: '10.00',
    })
  })
})
