import type { ContactInfoRequest } from '~generated/member/model/index.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { phoneText } from '~/platform/phone/phone.ts'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList, type DefinitionItem } from '~/ui/definition-list/definition-list.tsx'
import { AddressLines } from './address-lines.tsx'

type Contact = Partial<ContactInfoRequest> & Pick<ContactInfoRequest, 'address'>

/** Address and telephone: what is on file, or what is about to be. */
export const contactItems = ({ address, phoneNumber }: Contact, text: Text): readonly DefinitionItem[] => [
  { id: 'address', label: text('address.mail'), value: <AddressLines address={address} /> },
  { id: 'phone', label: text('address.phone'), value: phoneNumber ? phoneText(phoneNumber) : text('address.no-phone') },
]

export function ContactCard({ title, contact }: { title: string; contact: Contact }) {
  const text = useText()
  return (
    <Card title={title}>
      <DefinitionList items={contactItems(contact, text)} />
    </Card>
  )
}
