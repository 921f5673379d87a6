import { describe, expect, it } from 'vitest'
import { changedChoices, rebaseChoices, toChoices } from './notification-choices.ts'

const NONE = {
  claimDecided: false,
  claimPaid: false,
  documentNeeded: false,
  moneyExpiring: false,
  coveredAgain: false,
}
const ALL = { claimDecided: true, claimPaid: true, documentNeeded: true, moneyExpiring: true, coveredAgain: true }

describe('the choice of emails', { tags: ['D-270', 'D-271'] }, () => {
  it('toChoices reads the five choices from a response, ignores the version and treats a missing choice as off', () => {
    expect(toChoices({ version: 'choice-1', ...ALL } as never)).toEqual(ALL)
    expect(toChoices({})).toEqual(NONE)
  })
  it.each([
    [ALL, []],
    [{ ...ALL, claimPaid: false }, ['claimPaid']],
    [NONE, ['claimDecided', 'claimPaid', 'documentNeeded', 'moneyExpiring', 'coveredAgain']],
  ])(
    'changedChoices compares the choices %j with "all five emails on" and returns the changed kinds %j',
    (chosen, kinds) => expect(changedChoices(chosen, ALL)).toEqual(kinds),
  )
  it('rebaseChoices keeps what another device has stored, except for the choices that the member changed here', () => {
    const elsewhere = { ...ALL, claimDecided: false, coveredAgain: false }
    expect(rebaseChoices({ ...ALL, claimPaid: false, coveredAgain: false }, ALL, elsewhere)).toEqual({
      ...elsewhere,
      claimPaid: false,
    })
    expect(rebaseChoices(ALL, ALL, elsewhere)).toEqual(elsewhere)
  })
})
