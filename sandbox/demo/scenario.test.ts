import { describe, expect, it } from 'vitest'
import { addressOf, readScenario, testOf, type Scenario } from './scenario.ts'

const plain: Scenario = {
  persona: 'default',
  locale: 'en',
  page: 'dashboard.home',
  policy: {},
  aheadSeconds: 0,
  rules: [],
}
const whole: Scenario = {
  persona: 'quebec',
  locale: 'fr',
  page: 'history.details',
  at: { claimId: 'C1000004-10', line: '1' },
  world: 'bug-12',
  commit: 'abc1234',
  policy: { status: 'SUSPENDED', coverage: false },
  historyLines: 20_000,
  aheadSeconds: 61,
  rules: [
    { operationId: 'getClaimPaymentDetails', status: 500, times: 1 },
    { operationId: 'searchClaims', status: 200, example: 'empty', delayMs: 50 },
    { operationId: '*', status: 'network', after: true },
  ],
}

describe('addressOf and readScenario', () => {
  it('addressOf writes every setting of a scenario into the query of the link', () => {
    expect(addressOf(whole)).toBe(
      '?member=quebec&language=fr&page=history.details&at=claimId:C1000004-10,line:1&world=bug-12&policy=status:SUSPENDED,coverage:false&history=20000&clock=61' +
        '&rule=getClaimPaymentDetails,status:500,times:1&rule=searchClaims,status:200,example:empty,delayMs:50&rule=*,status:network,after:true&commit=abc1234',
    )
  })
  it.each([plain, whole])('readScenario restores a scenario from the query that addressOf wrote', (scenario) => {
    expect(readScenario(addressOf(scenario))).toEqual(scenario)
  })
  it('the link that addressOf returns does not contain the response bodies that a tester entered', () => {
    const rules = [{ operationId: 'getBankingDetails', body: { account: '1234567' } }] as const
    expect(addressOf({ ...plain, rules })).toBe('?member=default&language=en&rule=getBankingDetails')
  })
  it.each(['', '?localDevelopment=true'])(
    'readScenario returns undefined for the query %j, which names no member',
    (search) => {
      expect(readScenario(search)).toBeUndefined()
    },
  )
  it('readScenario uses the defaults for invalid values in the query', () => {
    expect(readScenario('?member=x&language=de&clock=-5&policy=,,status&rule=')).toEqual({
      ...plain,
      persona: 'x',
      rules: [{ operationId: '' }],
    })
  })
})

describe('testOf', () => {
  it('for a page with parameters, testOf writes a test that opens the page at the given path', () => {
    expect(testOf({ ...plain, page: 'history.details' }, '/history/details/C1000004-10/1')).toContain(
      "renderPage('history.details', { persona: 'default', path: '/history/details/C1000004-10/1' })",
    )
  })
  it('testOf writes a one-line test for a scenario that changes no setting', () => {
    expect(testOf(plain)).toBe("const member = await renderPage('dashboard.home', { persona: 'default' })")
  })
  it('testOf writes a test that sets persona, language, policy and faults', () => {
    expect(
      testOf({
        ...plain,
        persona: 'quebec',
        locale: 'fr',
        page: 'history.combined',
        policy: { status: 'SUSPENDED' },
        rules: [whole.rules[0]!],
      }),
    ).toBe(
      `const member = await renderPage('history.combined', {
  persona: 'quebec',
  locale: 'fr',
  before: async (sandbox) => {
    await sandbox.vary('quebec', { policy: { status: 'SUSPENDED' } })
    await sandbox.faults([{ operationId: 'getClaimPaymentDetails', status: 500, times: 1 }])
  },
})`,
    )
  })
})
