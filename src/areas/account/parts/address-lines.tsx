import type { Address } from '~generated/member/model/index.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { linesOf } from '../model/address.ts'

/** An address as on an envelope. */
export function AddressLines({ address }: { address: Address }) {
  const text = useText()
  return (
    <Stack gap="none">
      {linesOf(address, intlTag(text.locale)).map(({ id, line }) => (
        <span key={id}>{line}</span>
      ))}
    </Stack>
  )
}
