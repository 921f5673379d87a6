import type { RJSFSchema } from '@rjsf/utils'
import { PasswordRequirements } from '~/ui/field/password-requirements.tsx'
import type { FieldWords } from '../field-words.ts'
import { hasLength, PASSWORD_PARTS } from '../validators/texts.ts'

interface PasswordChecklistProps {
  schema: RJSFSchema
  value: unknown
  words: FieldWords
}

/** The requirements of a new password, by the very tests that check it (AUTH-31). */
export function PasswordChecklist({ schema, value, words }: PasswordChecklistProps) {
  const password = typeof value === 'string' ? value : ''
  const { minLength: min = 8, maxLength: max = 50 } = schema
  const word = (name: string) => words.own(`requirement.${name}`, `password.requirement.${name}`, { min, max })
  return (
    <PasswordRequirements
      title={word('title')}
      metText={word('met')}
      unmetText={word('unmet')}
      items={[
        { id: 'length', text: word('length'), met: hasLength(password, { min, max }) },
        ...Object.entries(PASSWORD_PARTS).map(([id, part]) => ({ id, text: word(id), met: part.test(password) })),
      ]}
    />
  )
}
