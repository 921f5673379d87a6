import type { AddressOnFile, ContactInfoDetails } from '~generated/member/model/index.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { formatPhone } from '~/domain/participants.ts'
import { Card, type DefinitionItem, DefinitionList, Stack } from '~/ui/layout.tsx'
import { addressLines } from './address.ts'

type Contact = Pick<ContactInfoDetails, 'address' | 'phoneNumber'>

/** Address and phone number: those on file, or those to be saved. */
export const contactItems = ({ address, phoneNumber }: Contact, text: Text): readonly DefinitionItem[] => [
  { id: 'address', label: text('address.mail'), value: <AddressLines address={address} /> },
  {
    id: 'phone',
    label: text('address.phone'),
    value: phoneNumber ? formatPhone(phoneNumber) : text('address.no-phone'),
  },
]

export function ContactCard({ title, contact }: { title: string; contact: Contact }) {
  const text = useText()
  return (
    <Card title={title}>
      <DefinitionList items={contactItems(contact, text)} />
    </Card>
  )
}

/** An address in the format of an envelope. */
export function AddressLines({ address }: { address: AddressOnFile }) {
  const text = useText()
  return (
    <Stack gap="none">
      {addressLines(address, text.tag).map(({ id, line }) => (
        <span key={id}>{line}</span>
      ))}
    </Stack>
  )
}
