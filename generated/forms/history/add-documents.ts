// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './add-documents.validators.js'

/** Data of the form `addDocuments` while it is filled in. */
export interface AddDocuments {
  files: ({
    id: string
    name: string
    size: number
    type: string
  })[]
}

export const addDocumentsForm: FormDefinition<AddDocuments> = {"id":"addDocuments","schema":{"$id":"addDocuments","type":"object","required":["files"],"properties":{"files":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","required":["id","name","size","type"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"size":{"type":"integer"},"type":{"type":"string"}}}}}},"ui":{"fields":{"files":{"widget":"files"}}},"validators":validators}
