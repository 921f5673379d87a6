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
  it('toChoices reads five choices from the response, drops its version and treats a missing choice as off', () => {
    expect(toChoices({ version: 'choice-1', ...ALL } as never)).toEqual(ALL)
    expect(toChoices({})).toEqual(NONE)
  })
  it.each([
    [ALL, []],
    [{ ...ALL, claimPaid: false }, ['claimPaid']],
    [NONE, ['claimDecided', 'claimPaid', 'documentNeeded', 'moneyExpiring', 'coveredAgain']],
  ])('changedChoices compares the choices %j with a stored choice of all five emails and returns %j', (chosen, kinds) =>
    expect(changedChoices(chosen, ALL)).toEqual(kinds),
  )
  it("rebaseChoices applies only the member's own changes to the choices that another device has stored", () => {
    const elsewhere = { ...ALL, claimDecided: false, coveredAgain: false }
    expect(rebaseChoices({ ...ALL, claimPaid: false, coveredAgain: false }, ALL, elsewhere)).toEqual({
      ...elsewhere,
      claimPaid: false,
    })
    expect(rebaseChoices(ALL, ALL, elsewhere)).toEqual(elsewhere)
  })
})
