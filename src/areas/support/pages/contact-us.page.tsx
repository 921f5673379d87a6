import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sendMessage } from '../support-api.ts'
import { type ContactUs, contactUsForm } from '~generated/forms/support/contact-us.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { contactQuery } from '~/platform/config/contact.ts'
import { brandStore, currentBrand } from '~/platform/config/brand.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { contactSubjectStore } from '~/platform/stores/contact-subject.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { useStore } from '~/platform/store.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { Card, Grid } from '~/ui/layout.tsx'
import { ContactDetails } from '~/components/contact-details.tsx'
import { Page } from '~/components/page.tsx'

export const queries = () => [contactQuery(currentBrand(), currentLocale())]

/** The insurer's contact details, and a message form (F-30, CONTENT-01..05). */
function SupportContactUsPage() {
  const text = useText()
  return (
    <Page id="support.contact-us" lead={text('support.contact.lead')}>
      <Grid columns="aside">
        <Message />
        <Insurer />
      </Grid>
    </Page>
  )
}

export { SupportContactUsPage as Component }

/** The form is cleared after the message is sent; after a failure the text stays. */
function Message() {
  const text = useText()
  const [sent, setSent] = useState(0)
  const [question] = useState(contactSubjectStore.get)
  useEffect(() => () => contactSubjectStore.set(undefined), [])
  const { submit, isBusy } = useSubmission<ContactUs>(
    async (data) => {
      await sendMessage(data)
      setSent((count) => count + 1)
      showSuccess(text('support.contact.sent'))
    },
    { text: text('support.contact.sending') },
  )
  const about =
    question && sent === 0
      ? { message: `${text('support.contact.about', { ...question, date: text.date(question.date) })}\n` }
      : undefined
  return (
    <Card title={text('support.contact.write')}>
      <SchemaForm key={sent} definition={contactUsForm} initialData={about} onSubmit={submit}>
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('support.contact.send')}
          </Button>
        </Actions>
      </SchemaForm>
    </Card>
  )
}

function Insurer() {
  const text = useText()
  const brand = useStore(brandStore)
  const { data } = useSuspenseQuery(contactQuery(brand, text.locale))
  return (
    <Card title={text('support.contact.call')}>
      <ContactDetails contact={data} />
    </Card>
  )
}
