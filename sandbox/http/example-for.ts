import { PERSONAS, type Persona } from '../personas.ts'

/** The name of an example in a language: `fr-declined` for `declined`, where there is one. */
export const inLanguage = (name: string, locale: string, isKnown: (name: string) => boolean): string =>
  isKnown(`${locale}-${name}`) ? `${locale}-${name}` : name

/** What a request asked for, by the names of its parameters. */
type Asked = Readonly<Record<string, unknown>>

/**
 * An example as the answer to whoever asks. Examples tell of the family of `default`: its people become those of the
 * persona with the same numbers, and the ids of the answer those that were asked for.
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

/** Names and dates of birth of the family of `default`, each with that of the persona. */
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
