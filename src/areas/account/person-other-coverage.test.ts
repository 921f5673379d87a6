import { describe, expect, it } from 'vitest'
import type { OtherCoverage } from '~generated/member/model/index.ts'
import { isOnFile, toAnswers, toRequest } from './person-other-coverage.ts'

const FILE = {
  participantId: '2',
  version: 'said-1',
  confirmedOn: '20261103',
  isCovered: true,
  carrierName: 'Northstar Assurance',
  effectiveDate: '20190101',
} satisfies OtherCoverage

describe('toAnswers', () => {
  it('the form opens with what is on file, without the version', () => {
    expect(toAnswers(FILE)).toEqual({
      isCovered: true,
      carrierName: 'Northstar Assurance',
      effectiveDate: '20190101',
      hasEnded: false,
    })
  })

  it('coverage with a last day opens as coverage that has ended', () => {
    expect(toAnswers({ ...FILE, endedOn: '20260131' })).toMatchObject({ hasEnded: true, endedOn: '20260131' })
  })

  it('the form opens without an answer if nothing is on file', () => {
    expect(toAnswers({ participantId: '2', version: 'none' })).toEqual({})
  })
})

describe('toRequest', () => {
  const answers = { isCovered: true, carrierName: 'Northstar Assurance', endedOn: '20260131' }

  it('a person without other coverage is sent without the details that the form still holds', () => {
    expect(toRequest({ ...answers, isCovered: false }, 'said-1')).toEqual({ basedOn: 'said-1', isCovered: false })
  })

  it('the last day is sent only if the member says that the coverage has ended', () => {
    expect(toRequest({ ...answers, hasEnded: true }, 'said-1')).toMatchObject({ endedOn: '20260131' })
    expect(toRequest({ ...answers, hasEnded: false }, 'said-1')).not.toHaveProperty('endedOn')
  })
})

describe('isOnFile', () => {
  it('answers are on file if the request would change nothing', () => {
    const answers = { isCovered: true, carrierName: 'Northstar Assurance', effectiveDate: '20190101', hasEnded: false }
    expect(isOnFile(answers, FILE)).toBe(true)
    expect(isOnFile({ ...answers, carrierName: 'Boréale' }, FILE)).toBe(false)
    expect(isOnFile({ ...answers, hasEnded: true, endedOn: '20260131' }, FILE)).toBe(false)
    expect(isOnFile({ isCovered: false }, FILE)).toBe(false)
    expect(isOnFile({ isCovered: false }, { participantId: '2', version: 'said-2', isCovered: false })).toBe(true)
  })
})
