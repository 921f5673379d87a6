// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './share-member-card.validators.js'

/** Data of the form `shareMemberCard` while it is filled in. */
export interface ShareMemberCard {
  emails: ({
    email: string
  })[]
}

export const shareMemberCardForm: FormDefinition<ShareMemberCard> = {"id":"shareMemberCard","schema":{"$id":"shareMemberCard","type":"object","required":["emails"],"properties":{"emails":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"object","required":["email"],"properties":{"email":{"type":"string","format":"email","minLength":3,"maxLength":255}}}}}},"ui":{"fields":{"emails":{"items":{"fields":{"email":{"widget":"text","inputMode":"email","autocomplete":"off"}}}}},"rules":[{"differentLines":["emails","email"]}]},"validators":validators}
