// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './appeal.validators.js'

/** Data of the form `appeal` while it is filled in. */
export interface Appeal {
  reason: string
  files?: ({
    id: string
    name: string
    size: number
    type: string
  })[]
}

export const appealForm: FormDefinition<Appeal> = {"id":"appeal","schema":{"$id":"appeal","type":"object","required":["reason"],"properties":{"reason":{"type":"string","minLength":1,"maxLength":2000,"pattern":"\\S"},"files":{"type":"array","maxItems":20,"items":{"type":"object","required":["id","name","size","type"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"size":{"type":"integer"},"type":{"type":"string"}}}}}},"ui":{"order":["reason","files"],"fields":{"reason":{"widget":"textarea"},"files":{"widget":"files"}}},"validators":validators}
