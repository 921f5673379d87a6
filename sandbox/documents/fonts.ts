import { createRequire } from 'node:module'

/**
 * The fonts of all documents, embedded in each, so that a page looks the same on every machine and at the printer
 * (docs/decisions/045-documents-are-tagged.md). The `imports` field of the package says where the files are.
 */
const { resolve } = createRequire(import.meta.url)
export const REGULAR: string = resolve('#fonts/400Regular/Figtree_400Regular.ttf')
export const BOLD: string = resolve('#fonts/700Bold/Figtree_700Bold.ttf')
