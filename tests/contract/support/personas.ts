import { loginOf, PERSONAS } from '../../../sandbox/personas.ts'

/** The logins of personas who can sign in and whose services respond. */
export const listPersonaLogins = (): string[] =>
  PERSONAS.filter(({ trouble }) => trouble === undefined).map(({ key }) => loginOf(key))
