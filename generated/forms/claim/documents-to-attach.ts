// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './documents-to-attach.validators.js'

/** Data of the form `documentsToAttach` while it is filled in. */
export interface DocumentsToAttach {
  documents?: (string)[]
}

export const documentsToAttachForm: FormDefinition<DocumentsToAttach> = {"id":"documentsToAttach","schema":{"$id":"documentsToAttach","type":"object","properties":{"documents":{"type":"array","uniqueItems":true,"items":{"type":"string"}}}},"ui":{"fields":{"documents":{"widget":"checkbox-group","options":"documents"}}},"validators":validators}
