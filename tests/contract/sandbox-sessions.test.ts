import { describe, expect, it } from 'vitest'
import { endSession, listSessions } from '~generated/account/client/sessions.ts'
import { getJwt, login, revokeToken } from '~generated/account/client/session.ts'
import { getCardholderDetails } from '~generated/member/client/account.ts'
import { PASSWORD, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const PHONE = { headers: { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' } }
const others = async (id: string) => (await listSessions(id))!.sessions.filter(({ isCurrent }) => !isCurrent)

describe('sessions of a member', { tags: ['D-252'] }, () => {
  it('the sessions of a member are listed with device and country, the current session first', async () => {
    await login({ email: 'hsa@example.com', password: PASSWORD }, PHONE)
    const id = await sandbox.as('hsa')
    const { sessions } = (await listSessions(id))!
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(sessions[1]).toMatchObject({ browser: 'Safari', system: 'iPhone', country: 'CA' })
  })

  it("ending a session makes all of its tokens invalid, and the member's other sessions continue", async () => {
    const { headers } = await login({ email: 'hsa@example.com', password: PASSWORD })
    sandbox.portal().token = headers['x-auth']
    const renewed = (await getJwt('hsa@example.com')).headers['x-auth']
    const id = await sandbox.as('hsa')
    const mine = sandbox.portal().token
    const [other] = await others(id)
    await endSession(id, other!.id)
    await endSession(id, other!.id)
    expect(await others(id)).toEqual([])
    for (const token of [headers['x-auth'], renewed]) {
      sandbox.portal().token = token
      expect(await statusOf(getCardholderDetails(id))).toBe(401)
      expect(await statusOf(getJwt(id))).toBe(401)
    }
    sandbox.portal().token = mine
    expect(await getCardholderDetails(id)).toBeTruthy()
  })

  it('a session is no longer listed after logging out, or after 45 minutes without use', async () => {
    const id = await sandbox.as('hsa')
    await revokeToken(id, { authorization: 'optional' })
    await sandbox.as('hsa')
    expect(await others(id)).toEqual([])
    await sandbox.advance(46 * 60)
    await sandbox.as('hsa')
    expect(await others(id)).toEqual([])
  })

  it('a member can neither list nor end the sessions of another member', async () => {
    const theirs = await sandbox.as('hsa')
    const { sessions } = (await listSessions(theirs))!
    const token = sandbox.portal().token
    const id = await sandbox.as('pwa')
    expect(await statusOf(listSessions(theirs))).toBe(403)
    await endSession(id, sessions[0]!.id)
    sandbox.portal().token = token
    expect(await getCardholderDetails(theirs)).toBeTruthy()
  })

  it('the latest sign-ins are listed, including those that were refused, with the newest first', async () => {
    await statusOf(login({ email: 'hsa@example.com', password: 'nope' }, PHONE))
    await sandbox.advance(1)
    const id = await sandbox.as('hsa')
    expect((await listSessions(id))!.signIns).toMatchObject([
      { method: 'password', isRefused: false },
      { method: 'password', isRefused: true, browser: 'Safari', system: 'iPhone' },
    ])
  })
})
