import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Argument names and types of one message, as TypeScript. Tags are not allowed: sentences are text. */
function argumentTypes(elements: readonly MessageFormatElement[], into = new Map<string, string>()): Map<string, string> {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        into.set(element.value, into.get(element.value) ?? 'string | number')
        break
      case TYPE.number:
        into.set(element.value, 'number')
        break
      case TYPE.date:
      case TYPE.time:
        into.set(element.value, 'Date | number')
        break
      case TYPE.select:
      case TYPE.plural:
        into.set(element.value, element.type === TYPE.plural ? 'number' : 'string')
        for (const option of Object.values(element.options)) argumentTypes(option.value, into)
        break
      default:
    }
  }
  return into
}

/** The files of `generated/i18n`: which catalogues exist, which messages, with which arguments. English decides; a gate compares French. */
export function generateMessages(root: string): Record<string, string> {
  const folder = join(root, 'i18n/en')
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()
  const lines: string[] = []
  for (const name of names) {
    const catalogue = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Record<string, string>
    for (const [id, message] of Object.entries(catalogue)) {
      const args = [...argumentTypes(parse(message))].map(([key, type]) => `readonly ${key}: ${type}`)
      lines.push(`  ${JSON.stringify(id)}: { ${args.join('; ')} }`.replace('{  }', '{}'))
    }
  }
  const header = '// Generated from i18n/en. Do not edit.\n'
  return {
    'generated/i18n/catalogues.ts': `${header}export const CATALOGUES = ${JSON.stringify(names)} as const\nexport type CatalogueName = (typeof CATALOGUES)[number]\n`,
    'generated/i18n/messages.ts': `${header}export interface MessageArguments {\n${lines.join('\n')}\n}\nexport type MessageId = keyof MessageArguments\n`,
  }
}
