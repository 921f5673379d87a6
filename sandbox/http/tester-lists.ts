import { OPERATIONS } from '../../generated/operations.ts'
import { loginOf, PASSWORD, PERSONAS } from '../personas.ts'

/**
 * All personas for the switchboard, each with the changes that a tester made since the last reset. In the contract
 * mock, these changes are always empty.
 */
export const personaList = (variationOf: (login: string) => object) => ({
  password: PASSWORD,
  personas: PERSONAS.map(({ key, story, policy, history }) => ({
    key,
    login: loginOf(key),
    story,
    policy,
    historyLines: history.lines,
    variation: variationOf(loginOf(key)),
  })),
})

/** All operations of the contracts with the names of their examples, for the switchboard. */
export const operationList = (examplesOf: (operationId: string) => object) =>
  Object.entries(OPERATIONS).map(([operationId, { method, path, tag }]) => ({
    operationId,
    method,
    path,
    tag,
    examples: examplesOf(operationId),
  }))
