import { beforeEach, describe, expect, it } from 'vitest'
import { requestPasswordToken } from '~generated/account/client/password.ts'
import { sendContactUsEmail } from '~generated/member/client/support.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const ID = 'default@example.com'
const under = (key: string) => ({ headers: { 'Idempotency-Key': key } })
const write = (key: string, message = 'Where is my claim of last week?') =>
  sendContactUsEmail(ID, { message }, under(key))
const mails = async () => (await sandbox.mails(ID)).length
beforeEach(() => sandbox.as('default'))

describe('a write with an Idempotency-Key', () => {
  it('a write that is sent several times with one Idempotency-Key is done once, whether sent in turn or at the same time', async () => {
    await Promise.all([write('a'), write('a')])
    await write('a')
    expect(await mails()).toBe(1)
    await write('b')
    expect(await mails()).toBe(2)
  })

  it('an Idempotency-Key that is used with another body or another operation starts a new write', async () => {
    await write('a')
    await write('a', 'And where is the one before?')
    await requestPasswordToken(ID, { lang: 'en' }, under('a'))
    expect(await mails()).toBe(3)
  })

  it('a write that failed can be sent again with the same Idempotency-Key', async () => {
    await new SandboxControl(sandbox.url()).faults([{ operationId: 'sendContactUsEmail', status: 503, times: 1 }])
    await expect(write('a')).rejects.toMatchObject({ status: 503 })
    await write('a')
    expect(await mails()).toBe(1)
  })

  it('the sandbox stores an Idempotency-Key for a day', async () => {
    for (const hours of [23, 2]) {
      await requestPasswordToken(ID, { lang: 'en' }, under('a'))
      await sandbox.advance(hours * 3600)
    }
    expect(await mails()).toBe(1)
    await requestPasswordToken(ID, { lang: 'en' }, under('a'))
    expect(await mails()).toBe(2)
  })
})
