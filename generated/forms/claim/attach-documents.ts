// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './attach-documents.validators.js'

/** Data of the form `attachDocuments` while it is filled in. */
export interface AttachDocuments {
  files?: ({
    id: string
    name: string
    size: number
    type: string
  })[]
}

export const attachDocumentsForm: FormDefinition<AttachDocuments> = {"id":"attachDocuments","schema":{"$id":"attachDocuments","type":"object","properties":{"files":{"type":"array","maxItems":20,"items":{"type":"object","required":["id","name","size","type"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"size":{"type":"integer"},"type":{"type":"string"}}}}}},"ui":{"fields":{"files":{"widget":"files"}}},"validators":validators}
