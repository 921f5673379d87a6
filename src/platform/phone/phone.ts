/** Ten digits of whatever way a North American number is written, or undefined when they are not ten (D-63). */
export function phoneOf(typed: string): string | undefined {
  if (/[^\d\s().+-]/.test(typed)) return undefined
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? digits : undefined
}

/** `506-555-0123` (glossary). */
export const phoneText = (value: string): string => (/^\d{10}$/.test(value) ? `${value.slice(0, 3)}-${value.slice(3, 6)}-${value.slice(6)}` : value)
