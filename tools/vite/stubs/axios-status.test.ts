import { HttpStatusCode } from 'axios'
import { expect, it } from 'vitest'
import standIn from './axios-status.ts'

it('says its name whichever status is read of it', () => {
  const statuses: Readonly<Record<string, unknown>> = standIn
  const names = Object.keys(HttpStatusCode)
  expect(names).toContain('NotFound')
  for (const name of names) expect(() => statuses[name]).toThrow('HttpStatusCode is left out of the portal')
})
