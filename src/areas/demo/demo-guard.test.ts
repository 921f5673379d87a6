import { afterEach, expect, it, vi } from 'vitest'
import type { EnvConfig } from '~generated/member/model/index.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { guard } from './demo-guard.ts'

const context = { memberId: '', policy: undefined, locale: 'en', url: new URL('https://portal.example/en/demo?localDevelopment=true'), params: {} } as const
const provide = (localDevelopment: boolean) => provideEnvironment({ localDevelopment } as EnvConfig)
afterEach(() => vi.unstubAllEnvs())

it.each([
  { build: true, flag: true, opens: true },
  { build: true, flag: false, opens: false },
  { build: false, flag: true, opens: false },
  { build: false, flag: false, opens: false },
])('GUARD-40 ROUTE-077 development build $build, local development $flag: opens $opens, whatever the address says', async ({ build, flag, opens }) => {
  vi.stubEnv('DEV', build)
  provide(flag)
  expect(await guard(context)).toEqual(opens ? undefined : { page: 'access.not-found' })
})
