import { type ReactNode, useEffect, useState } from 'react'
import type { ContactContent } from '~generated/member/model/index.ts'
import { brandStore } from '~/platform/config/brand.ts'
import { fetchContact } from '~/platform/config/contact.ts'
import { useCatalogues, useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store.ts'
import { openingText } from '~/domain/opening-hours.ts'
import { formatPhone } from '~/domain/participants.ts'
import { type DefinitionItem, DefinitionList, Stack } from '../ui/layout.tsx'
import { AlertBox } from '../ui/alert-box.tsx'
import { Notice } from '../ui/notice.tsx'

/**
 * The insurer's contact details: phone links, hours and address. If they are missing, the member is referred to the
 * member card (D-73).
 */
export function ContactDetails({ contact }: { contact: ContactContent | null }) {
  const text = useText()
  if (!contact)
    return (
      <Notice tone="info" heading={text('contact.missing.title')}>
        {text('contact.missing.text')}
      </Notice>
    )
  const { phoneNumber, tollFreeNumber, ttyNumber, email, hours, address, notice } = contact
  const items: (DefinitionItem | undefined)[] = [
    telephone('phone', text('contact.phone'), phoneNumber),
    telephone('toll-free', text('contact.toll-free'), tollFreeNumber),
    telephone('tty', text('contact.tty'), ttyNumber),
    email === undefined
      ? undefined
      : {
          id: 'email',
          label: text('contact.email'),
          value: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
        },
    {
      id: 'hours',
      label: text('contact.hours'),
      value: (
        <Lines
          lines={[
            openingText(contact, text) ?? [],
            hours.map(({ days, time }) => text('contact.hours.line', { days, time })),
          ].flat()}
        />
      ),
    },
    { id: 'address', label: text('contact.address'), value: <Lines lines={address} /> },
  ]
  return (
    <Stack gap="m">
      {notice && <AlertBox tone="info">{notice}</AlertBox>}
      <DefinitionList items={items.filter((item) => item !== undefined)} />
    </Stack>
  )
}

const CATALOGUES = ['contact'] as const

/**
 * The contact details of the brand, for a dialog on any page. They are fetched without TanStack Query, which the sign-in
 * page does not load.
 */
export function Contact() {
  const text = useText()
  const brand = useStore(brandStore)
  const hasTexts = useCatalogues(CATALOGUES)
  const [contact, setContact] = useState<ContactContent | null>()
  useEffect(() => {
    const leaving = new AbortController()
    void fetchContact(brand, text.locale, leaving.signal).then((details) => {
      if (!leaving.signal.aborted) setContact(details)
    })
    return () => leaving.abort()
  }, [brand, text.locale])
  if (!hasTexts || contact === undefined) return <p>{text('shell.loading')}</p>
  return <ContactDetails contact={contact} />
}

const telephone = (id: string, label: ReactNode, number: string | undefined): DefinitionItem | undefined =>
  number === undefined ? undefined : { id, label, value: <a href={`tel:+1${number}`}>{formatPhone(number)}</a> }

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line) => <div key={line}>{line}</div>)
