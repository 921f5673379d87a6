import { loginOf, PERSONAS } from '../../../sandbox/personas.ts'

/** The logins that can sign in and whose services work. */
export const listPersonaLogins = (): string[] =>
  PERSONAS.filter(({ trouble }) => trouble === undefined).map(({ key }) => loginOf(key))
