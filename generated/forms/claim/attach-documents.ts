// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './attach-documents.validators.js'

/** Data of the form `attachDocuments` while it is filled in. */
export interface AttachDocuments {
  hasQuestions?: boolean
  needsFile?: boolean
  files?: ({
    id: string
    name: string
    size: number
    type: string
  })[]
  questions?: ({
    id: string
    answerType: "yesNo" | "text"
    isRequired: boolean
    yesNo?: boolean
    words?: string
  })[]
}

export const attachDocumentsForm: FormDefinition<AttachDocuments> = {"id":"attachDocuments","schema":{"$id":"attachDocuments","type":"object","properties":{"hasQuestions":{"type":"boolean"},"needsFile":{"type":"boolean"},"files":{"type":"array","maxItems":20,"items":{"type":"object","required":["id","name","size","type"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"size":{"type":"integer"},"type":{"type":"string"}}}}},"allOf":[{"if":{"properties":{"needsFile":{"const":true}},"required":["needsFile"]},"then":{"required":["files"]}},{"if":{"properties":{"hasQuestions":{"const":true}},"required":["hasQuestions"]},"then":{"required":["questions"],"properties":{"questions":{"type":"array","maxItems":20,"items":{"type":"object","required":["id","answerType","isRequired"],"properties":{"id":{"type":"string"},"answerType":{"type":"string","enum":["yesNo","text"]},"isRequired":{"type":"boolean"}},"allOf":[{"if":{"properties":{"answerType":{"const":"yesNo"}},"required":["answerType"]},"then":{"properties":{"yesNo":{"type":"boolean"}}}},{"if":{"properties":{"answerType":{"const":"yesNo"},"isRequired":{"const":true}},"required":["answerType","isRequired"]},"then":{"required":["yesNo"]}},{"if":{"properties":{"answerType":{"const":"text"}},"required":["answerType"]},"then":{"properties":{"words":{"type":"string","minLength":1,"maxLength":255}}}},{"if":{"properties":{"answerType":{"const":"text"},"isRequired":{"const":true}},"required":["answerType","isRequired"]},"then":{"required":["words"]}}]}}}}}]},"ui":{"order":["hasQuestions","needsFile","questions","files"],"fields":{"hasQuestions":{"widget":"hidden"},"needsFile":{"widget":"hidden"},"questions":{"fixed":true,"items":{"order":["id","answerType","isRequired","yesNo","words"],"fields":{"id":{"widget":"hidden"},"answerType":{"widget":"hidden"},"isRequired":{"widget":"hidden"},"yesNo":{"widget":"yes-no"},"words":{"widget":"text","autocomplete":"off","enforceMaxLength":true}}}},"files":{"widget":"files","rules":[{"required":true,"when":{"needsFile":true}}]}}},"validators":validators}
