const CONTROL = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Focuses a field by id and scrolls its label or question into view. In a group, it focuses the first invalid control.
 * If none is invalid, it focuses the chosen control, or the first one if none is chosen.
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id)
  if (!field) return false
  const control = field.matches(CONTROL)
    ? field
    : ['[aria-invalid="true"]', ':checked', '']
        .map((state) => field.querySelector<HTMLElement>(`:is(${CONTROL})${state}`))
        .find(Boolean)
  if (!control) return false
  const words = control.closest('fieldset') ?? (control as HTMLInputElement).labels?.[0] ?? control
  words.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
  return document.activeElement === control
}
