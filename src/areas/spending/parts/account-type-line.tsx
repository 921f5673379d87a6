import { useText } from '~/platform/i18n/text.tsx'

/** What becomes of credits that are not used; nothing for a type that is not known (ACCTS-06, D-123). */
export function AccountTypeLine({ type }: { type: string }) {
  const text = useText()
  if (type !== 'CRCFWRD' && type !== 'NOCFWRD') return null
  return <p>{text(`spending.type.${type}`)}</p>
}
