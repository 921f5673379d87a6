import type { Member } from '../support/member.ts'
import type { Trouble } from './troubles.ts'

/** Something a member does that calls an operation: how to come to it, do it, and see that it is done. */
export interface Action {
  readonly reach: (member: Member) => Promise<void>
  readonly send: (member: Member) => Promise<void>
  /** everything typed is still there */
  readonly isIntact: (member: Member) => Promise<void>
  /** it went through after all */
  readonly arrives: (member: Member) => Promise<void>
  /** says a failure in its own place and in its own words, instead of the dialog; undefined where this one is said in the dialog */
  readonly saysItself?: (member: Member, trouble: Trouble) => string | undefined
  /** troubles after which it is done: the service's answer holds nothing that the portal needs */
  readonly succeedsWith?: readonly string[]
  /** troubles that another test tries: the work is done, and the portal then says something else */
  readonly apart?: readonly string[]
  /** without a session: nobody is asked for a password in place */
  readonly isPublic?: boolean
  readonly timeout?: number
}
