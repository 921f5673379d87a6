import { z } from 'zod'
import { readData, text } from './read-data.ts'

const ids = z.enum(['XRAY', 'PRESCRIPTION', 'RECEIPT', 'REPORT'])
export type DocumentKindId = z.infer<typeof ids>

/** The documents that the insurer asks for after a claim was sent, by the code of their kind. */
export const DOCUMENT_KINDS = readData(
  'document-kinds.yaml',
  z.record(ids, z.strictObject({ name: text, reason: text })),
)
export const isDocumentKind = (code: string): code is DocumentKindId => Object.hasOwn(DOCUMENT_KINDS, code)
