/** What every control takes from the field around it. */
export interface ControlAria {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

interface FieldState {
  id: string
  hint?: boolean | undefined
  error?: boolean | undefined
  required?: boolean | undefined
}

export const hintId = (id: string): string => `${id}-hint`
export const errorId = (id: string): string => `${id}-error`

/** The attributes of a control: described only by what is on the page. */
export function controlAria({ id, hint, error, required }: FieldState): ControlAria {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error || undefined, 'aria-required': required || undefined }
}

/** The attributes of one control among several: its own id. The group around it carries the description, said once. */
export function partAria(aria: ControlAria, part: string, invalid = aria['aria-invalid']): ControlAria {
  return { id: `${aria.id}-${part}`, 'aria-invalid': invalid }
}
