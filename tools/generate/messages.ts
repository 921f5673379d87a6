import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { placeIn, readJson, SourceProblem } from './source-problem.ts'

/** Advice for correcting a message that the parser rejects, by the parser's name for the mistake. */
const ADVICE: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a { is not closed: write {name}, or '{' for the brace itself",
  EMPTY_ARGUMENT: '{} names nothing: write {name}',
  MALFORMED_ARGUMENT: 'a name consists of letters, digits and _: write {name}',
  INVALID_ARGUMENT_TYPE: 'an argument is {name}, or {name, number}, or a plural or select',
  MISSING_OTHER_CLAUSE: 'plural and select need an "other": write other {...}',
  UNCLOSED_TAG: "sentences have no tags: write '<' for the sign itself",
}

/**
 * Messages of a catalogue as syntax trees.
 *
 * @throws SourceProblem with each message that cannot be parsed
 */
export function parseCatalogue(file: string, text: string): Record<string, MessageFormatElement[]> {
  const broken: string[] = []
  const trees = Object.entries(readJson<Record<string, string>>(file, text)).map(
    ([id, message]): [string, MessageFormatElement[]] => {
      try {
        return [id, parse(message, { captureLocation: false })]
      } catch (error) {
        const { message: kind, location } = error as Error & { location?: { start: { offset: number } } }
        const key = JSON.stringify(id)
        const colon = text.indexOf(':', text.indexOf(key) + key.length)
        // the parser's offset counts characters of the message, but the file contains the message as a JSON string
        const within = JSON.stringify(message.slice(0, location?.start.offset ?? 0)).length - 1
        broken.push(
          `${placeIn(file, text, text.indexOf('"', colon) + within)} ${id}: ${ADVICE[kind] ?? kind.toLowerCase().replaceAll('_', ' ')}.`,
        )
        return [id, []]
      }
    },
  )
  if (broken.length > 0) throw new SourceProblem(broken.join('\n'))
  return Object.fromEntries(trees)
}

/** Argument names and TypeScript types of a message. Tags are not allowed, because messages are plain text. */
function argumentTypes(
  elements: readonly MessageFormatElement[],
  into = new Map<string, string>(),
): Map<string, string> {
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

/**
 * The files of `generated/i18n`: names of the catalogues, ids of the messages and their arguments. They are derived
 * from the English catalogues. A gate (tests/gates) compares the French catalogues with them.
 */
export function generateMessages(root: string): Record<string, string> {
  const folder = join(root, 'i18n/en')
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()
  const lines: string[] = []
  for (const name of names) {
    const catalogue = parseCatalogue(`i18n/en/${name}.json`, readFileSync(join(folder, `${name}.json`), 'utf8'))
    for (const [id, tree] of Object.entries(catalogue)) {
      const args = [...argumentTypes(tree)].map(([key, type]) => `readonly ${key}: ${type}`)
      lines.push(`  ${JSON.stringify(id)}: { ${args.join('; ')} }`.replace('{  }', '{}'))
    }
  }
  const header = '// Generated from i18n/en. Do not edit.\n'
  return {
    'generated/i18n/catalogues.ts': `${header}export const CATALOGUES = ${JSON.stringify(names)} as const\nexport type CatalogueName = (typeof CATALOGUES)[number]\n`,
    'generated/i18n/messages.ts': `${header}export interface MessageArguments {\n${lines.join('\n')}\n}\nexport type MessageId = keyof MessageArguments\n`,
  }
}
