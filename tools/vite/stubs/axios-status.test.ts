import { HttpStatusCode } from 'axios'
import { expect, it } from 'vitest'
import standIn from './axios-status.ts'

it('reading any status of the stub that replaces HttpStatusCode throws an error that names HttpStatusCode', () => {
  const statuses: Readonly<Record<string, unknown>> = standIn
  const names = Object.keys(HttpStatusCode)
  expect(names).toContain('NotFound')
  for (const name of names) expect(() => statuses[name]).toThrow('HttpStatusCode is left out of the portal')
})
