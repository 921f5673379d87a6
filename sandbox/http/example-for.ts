import { PERSONAS, type Persona } from '../personas.ts'

/**
 * The name of an example in a language: `fr-declined` for `declined`, or `declined` itself if the contract has no
 * `fr-declined`.
 */
export const inLanguage = (name: string, locale: string, isKnown: (name: string) => boolean): string =>
  isKnown(`${locale}-${name}`) ? `${locale}-${name}` : name

/** The parameters of a request, by name. */
type Asked = Readonly<Record<string, unknown>>

/**
 * Adapts an example to a request. The examples are about the family of the persona `default`. Each person in an example
 * is replaced by the person with the same number in the family of the persona that sent the request. Ids in the body
 * are replaced by the ids in the request.
 */
export function exampleFor(body: unknown, persona: Persona, asked: Asked): unknown {
  const names = namesFor(persona)
  const retold = replaceTexts(body, (text) => names.get(text) ?? text)
  if (typeof retold !== 'object' || retold === null || Array.isArray(retold)) return retold
  return Object.fromEntries(
    Object.entries(retold).map(([name, value]) => [
      name,
      asked[name] === undefined ? value : typeof value === 'number' ? Number(asked[name]) : asked[name],
    ]),
  )
}

/** Maps the names and birth dates of the persona `default` and its family to those of another persona's family. */
function namesFor(persona: Persona): ReadonlyMap<string, string> {
  const [family] = PERSONAS as [Persona]
  const own = (number: string) =>
    persona.participants.find(({ participantId }) => participantId === number) ?? persona.participants[0]!
  return new Map(
    family.participants.flatMap(({ participantId, firstName, lastName, dateOfBirth }) => {
      const person = own(participantId)
      return [
        [`${firstName} ${lastName}`, `${person.firstName} ${person.lastName}`],
        [firstName, person.firstName],
        [firstName.toUpperCase(), person.firstName.toUpperCase()],
        [lastName.toUpperCase(), person.lastName.toUpperCase()],
        ...(dateOfBirth && person.dateOfBirth ? [[dateOfBirth, person.dateOfBirth] as const] : []),
      ] as const
    }),
  )
}

function replaceTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceTexts(each, replace)]))
}
