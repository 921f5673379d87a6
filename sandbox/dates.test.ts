import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it('days and business days keep the time of day when summer time begins or ends', async () => {
  // Summer time of 2026 ends on November 1 in Moncton. A thread cannot have a time zone of its own.
  const code = `import { businessDaysLater, daysBefore } from ${JSON.stringify(new URL('dates.ts', import.meta.url).href)}
    const early = new Date(2026, 4, 15, 0, 30).getTime()
    const late = new Date(2026, 9, 30, 0, 30).getTime()
    for (const instant of [daysBefore(early, -180), daysBefore(late, -3), businessDaysLater(late, 1)])
      console.log(new Date(instant).toString().slice(0, 21))`
  const child = await run(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TZ: 'America/Moncton' },
  })
  expect(child.stdout.trim().split('\n')).toEqual([
    'Wed Nov 11 2026 00:30',
    'Mon Nov 02 2026 00:30',
    'Mon Nov 02 2026 00:30',
  ])
})
