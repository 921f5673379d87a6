const CONTROL = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Moves the focus to a field by its id, with its label or question in sight. For a group: to its first control that is
 * wrong, else to the chosen answer, else to the first control.
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id)
  if (!field) return false
  const control = field.matches(CONTROL)
    ? field
    : ['[aria-invalid="true"]', ':checked', ''].map((state) => field.querySelector<HTMLElement>(`:is(${CONTROL})${state}`)).find(Boolean)
  if (!control) return false
  const words = control.closest('fieldset') ?? (control as HTMLInputElement).labels?.[0] ?? control
  words.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
  return document.activeElement === control
}
