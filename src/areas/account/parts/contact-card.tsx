import type { ContactInfoRequest } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { phoneText } from '~/platform/phone/phone.ts'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { AddressLines } from './address-lines.tsx'

/** Address and telephone together: what is on file, or what is about to be. */
export function ContactCard({ title, contact }: { title: string; contact: Partial<ContactInfoRequest> & Pick<ContactInfoRequest, 'address'> }) {
  const text = useText()
  return (
    <Card title={title}>
      <DefinitionList
        items={[
          { id: 'address', label: text('address.mail'), value: <AddressLines address={contact.address} /> },
          { id: 'phone', label: text('address.phone'), value: contact.phoneNumber ? phoneText(contact.phoneNumber) : text('address.no-phone') },
        ]}
      />
    </Card>
  )
}
