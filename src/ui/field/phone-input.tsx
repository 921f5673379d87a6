import { TextInput, type TextInputProps } from './text-input.tsx'

/** A phone number, in whatever way one writes it. */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode'>) {
  return <TextInput autoComplete="tel-national" width="m" {...props} type="tel" inputMode="tel" />
}
