import { TextInput, type TextInputProps } from './text-input.tsx'

/** A postal code. Phones show capitals; what is typed in small letters counts as well. */
export function PostalCodeInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize'>) {
  return <TextInput autoComplete="postal-code" width="s" maxLength={10} {...props} autoCapitalize="characters" spellCheck={false} />
}
