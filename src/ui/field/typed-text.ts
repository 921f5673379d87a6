/** How text came into a field, as the browser tells it (`InputEvent.inputType`). */
const BY_HAND = new Set(['insertText', 'insertLineBreak', 'insertParagraph'])

/**
 * The text a field should hold after an edit. Typing stops at the maximum (AUTH-26); what is pasted, dropped, filled in by a
 * password manager or composed stays whole, to be reported rather than cut behind one's back (AUTH-25). That is why the
 * controls carry no `maxlength` attribute: it cuts a paste in silence.
 */
export function textAfterEdit(edit: { before: string; after: string; inputType: string | undefined; max: number }): string {
  const { before, after, inputType, max } = edit
  if (!inputType || !BY_HAND.has(inputType) || lengthOf(after) <= max) return after
  return lengthOf(before) >= max ? before : [...after].slice(0, max).join('')
}

/** In characters, as JSON Schema counts them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length
