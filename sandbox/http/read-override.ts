import { BENEFITS } from '../benefit-data/benefit-names.ts'
import { DOCUMENT_KINDS } from '../benefit-data/document-kinds.ts'
import { EXPLANATIONS } from '../benefit-data/explanations.ts'
import { isDate8 } from '../dates.ts'
import { CLAIM_STATUSES, CLAIMED_SERVICES } from '../store/added-claims.ts'
import { loginOf, PERSONAS, type Persona } from '../personas.ts'
import type { PersonaOverride } from '../store/persona-overrides.ts'
import { BRANDS } from '../../tools/environment.ts'
import { isWhole } from './faults.ts'
import { firstNotKnown, notKnown } from './nearest.ts'
import { isObject } from './patch.ts'

const MOST_LINES = 50_000
const MOST_CLAIMS = 100
const KEYS = ['policy', 'benefits', 'participants', 'historyLines', 'claims']
const CLAIM_KEYS = ['service', 'participantId', 'date', 'amount', 'status', 'needs', 'refusal']
const PARTICIPANT: object = { ...PERSONAS[0]!.participants[0], terminationDate: '' }
/** The brands and statuses that the portal treats differently. A tester can set only these. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  brand: BRANDS,
  status: ['ACTIVE', 'SUSPENDED', 'TERMINATED'],
}

/** Reads the changes to a persona that a tester sent. Returns a sentence about the mistake if there is one. */
export function readOverride(input: unknown, persona: Persona): PersonaOverride | string {
  if (!isObject(input))
    return 'Send { "policy": { ... }, "benefits": ["..."], "participants": { "2": { ... } }, "historyLines": number, "claims": [{ ... }] }, each of them optional.'
  const { policy, benefits, participants, historyLines, claims } = input
  const mistake =
    firstNotKnown('key', Object.keys(input), KEYS) ??
    (policy === undefined ? undefined : mistakeInPolicy(policy, persona)) ??
    (benefits === undefined ? undefined : mistakeInBenefits(benefits)) ??
    (participants === undefined ? undefined : mistakeInPeople(participants, persona)) ??
    (historyLines === undefined || isWhole(historyLines, 0, MOST_LINES)
      ? undefined
      : `historyLines is a whole number up to ${MOST_LINES}.`) ??
    (claims === undefined ? undefined : mistakeInClaims(claims, persona))
  return mistake ?? input
}

function mistakeInPolicy(policy: unknown, persona: Persona): string | undefined {
  if (!isObject(policy)) return 'policy holds flags, brand and status.'
  return mistakeInFields('part of the policy', policy, persona.policy)
}

function mistakeInBenefits(benefits: unknown): string | undefined {
  if (!Array.isArray(benefits)) return 'benefits is the list of all benefits of the plan, such as ["DENTAL", "DRUGS"].'
  const names = benefits.map(inWords)
  if (new Set(names).size < names.length) return 'benefits names each benefit once.'
  return firstNotKnown('benefit', names, Object.keys(BENEFITS))
}

function mistakeInPeople(participants: unknown, persona: Persona): string | undefined {
  if (!isObject(participants) || !Object.values(participants).every(isObject))
    return 'participants holds what is different about a person, by their number.'
  const numbers = persona.participants.map(({ participantId }) => participantId)
  return (
    firstNotKnown('person with the number', Object.keys(participants), numbers) ??
    Object.values(participants)
      .map((each) => mistakeInFields('part of a person', each as Record<string, unknown>, PARTICIPANT))
      .find(Boolean)
  )
}

/**
 * Checks a tester's changes against the record that they change: each field must exist in the record, and its value
 * must have the same type as the record's. Returns a sentence about the first mistake.
 */
function mistakeInFields(what: string, given: Record<string, unknown>, known: object): string | undefined {
  const kinds = known as Readonly<Record<string, unknown>>
  return (
    firstNotKnown(what, Object.keys(given), Object.keys(known)) ??
    Object.entries(given)
      .map(([name, value]) =>
        typeof value !== typeof kinds[name]
          ? `${name} is ${typeof kinds[name] === 'boolean' ? 'true or false' : 'a text'}.`
          : WORDS[name] && firstNotKnown(name, [inWords(value)], WORDS[name]),
      )
      .find(Boolean)
  )
}

function mistakeInClaims(claims: unknown, persona: Persona): string | undefined {
  if (!Array.isArray(claims) || claims.length > MOST_CLAIMS || !claims.every(isObject))
    return `claims is a list of up to ${MOST_CLAIMS}, such as { "service": "PHYS", "status": "PAID" }.`
  const numbers = persona.participants.map(({ participantId }) => participantId)
  return claims
    .map(({ service, participantId, date, amount, status, needs, refusal, ...others }) => {
      if (typeof service !== 'string') return `A claim names its service: ${CLAIMED_SERVICES.join(', ')}.`
      if (date !== undefined && !(typeof date === 'string' && isDate8(date)))
        return 'date is a day of the calendar, such as 20260831.'
      if (amount !== undefined && !(typeof amount === 'string' && /^\d{1,6}\.\d{2}$/.test(amount)))
        return 'amount is a text such as "139.50".'
      return (
        firstNotKnown('part of a claim', Object.keys(others), CLAIM_KEYS) ??
        firstNotKnown('service', [service], CLAIMED_SERVICES) ??
        (status === undefined ? undefined : firstNotKnown('status', [inWords(status)], CLAIM_STATUSES)) ??
        (needs === undefined ? undefined : firstNotKnown('document', [inWords(needs)], Object.keys(DOCUMENT_KINDS))) ??
        (refusal === undefined ? undefined : firstNotKnown('refusal', [inWords(refusal)], Object.keys(EXPLANATIONS))) ??
        (participantId === undefined
          ? undefined
          : firstNotKnown('person with the number', [inWords(participantId)], numbers))
      )
    })
    .find(Boolean)
}

/** The persona with this login, or an error message with the most similar logins. */
export function findPersona(login: string): Persona | string {
  const persona = PERSONAS.find(({ key }) => loginOf(key) === login)
  return (
    persona ??
    notKnown(
      'persona',
      login,
      PERSONAS.map(({ key }) => loginOf(key)),
    )
  )
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
