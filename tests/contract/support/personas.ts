import { loginOf, PERSONAS } from '../../../sandbox/personas.ts'

/** Everybody who can sign in and has a service that works. */
export const listPersonaLogins = (): string[] => PERSONAS.filter(({ trouble }) => trouble === undefined).map(({ key }) => loginOf(key))
