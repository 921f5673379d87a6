// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './comments.validators.js'

/** Data of the form `comments` while it is filled in. */
export interface Comments {
  comments?: string
}

export const commentsForm: FormDefinition<Comments> = {"id":"comments","schema":{"$id":"comments","type":"object","properties":{"comments":{"type":"string","maxLength":1000}}},"ui":{"fields":{"comments":{"widget":"textarea"}}},"validators":validators}
