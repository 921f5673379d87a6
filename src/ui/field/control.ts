/** Attributes that a field gives to its control. */
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

/** Attributes of a control. `aria-describedby` lists only elements that are on the page. */
export function controlAria({ id, hint, error, required }: FieldState): ControlAria {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error || undefined,
    'aria-required': required || undefined,
  }
}

/**
 * Attributes of a control in a group, with an id of its own. Only the group has the description, so that screen readers
 * announce the description once.
 */
export function partAria(aria: ControlAria, part: string): ControlAria {
  return { id: `${aria.id}-${part}`, 'aria-invalid': aria['aria-invalid'] }
}
