import { OPERATIONS } from '../../generated/operations.ts'
import { loginOf, PASSWORD, PERSONAS } from '../personas.ts'

/** The personas for the switchboard, each with its changes since the last reset: those of the sandbox, none in the mock. */
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

/** Every operation of the contracts with the names of its examples, for the switchboard. */
export const operationList = (examplesOf: (operationId: string) => object) =>
  Object.entries(OPERATIONS).map(([operationId, { method, path, tag }]) => ({
    operationId,
    method,
    path,
    tag,
    examples: examplesOf(operationId),
  }))
