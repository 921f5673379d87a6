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
  it('an answer of the service becomes five choices without its version, and what is missing is off', () => {
    expect(toChoices({ version: 'choice-1', ...ALL } as never)).toEqual(ALL)
    expect(toChoices({})).toEqual(NONE)
  })
  it.each([
    [ALL, []],
    [{ ...ALL, claimPaid: false }, ['claimPaid']],
    [NONE, ['claimDecided', 'claimPaid', 'documentNeeded', 'moneyExpiring', 'coveredAgain']],
  ])('of %j and a stored choice of all five emails, %j differ', (chosen, kinds) =>
    expect(changedChoices(chosen, ALL)).toEqual(kinds),
  )
  it('what the member has changed is kept on top of what another device has stored, and nothing else is', () => {
    const elsewhere = { ...ALL, claimDecided: false, coveredAgain: false }
    expect(rebaseChoices({ ...ALL, claimPaid: false, coveredAgain: false }, ALL, elsewhere)).toEqual({
      ...elsewhere,
      claimPaid: false,
    })
    expect(rebaseChoices(ALL, ALL, elsewhere)).toEqual(elsewhere)
  })
})
