import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** The sentences of one catalogue in one language, by their ids, compiled to syntax trees by tools/vite/messages.ts. */
export type Catalogue = Record<string, MessageFormatElement[]>
