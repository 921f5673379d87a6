import { afterEach, expect, it, vi } from 'vitest'
import { environmentFor } from '../../../tools/environment.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { guard } from './demo-guard.ts'

const context = {
  policy: undefined,
  locale: 'en',
  url: new URL('https://portal.example/en/demo?localDevelopment=true'),
  params: {},
} as const
afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  { build: true, flag: true, opens: true },
  { build: true, flag: false, opens: false },
  { build: false, flag: true, opens: false },
  { build: false, flag: false, opens: false },
])(
  'a demo page needs a development build (here $build) and local development (here $flag) to open: $opens',
  { tags: ['GUARD-40', 'ROUTE-077'] },
  async ({ build, flag, opens }) => {
    vi.stubEnv('DEV', build)
    provideEnvironment(environmentFor('', flag))
    expect(await guard(context)).toEqual(opens ? undefined : { page: 'access.not-found' })
  },
)
