import type { Reply } from '../handlers/call.ts'
import type { Effect, RandomEffect } from './faults.ts'
import { problemReply } from './problems.ts'

/** The response for a fault. `cut` closes the connection, and `hang` never responds. */
export function faultResponse(effect: Exclude<Effect, RandomEffect>): Reply | 'cut' | 'hang' {
  if (typeof effect === 'number') return effect === 204 ? { status: 204 } : problemReply(effect)
  switch (effect) {
    case 'network':
      return 'cut'
    case 'hang':
      return 'hang'
    case 'html':
      return {
        status: 200,
        body: '<!doctype html><title>Gateway</title><h1>Gateway</h1>',
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }
    case 'empty':
      return { status: 200, body: '', headers: { 'content-type': 'application/json' } }
    case 'broken-contract':
      // no operation returns a number, so a number breaks every contract
      return { status: 200, body: 42, headers: { 'content-type': 'application/json' } }
  }
}
