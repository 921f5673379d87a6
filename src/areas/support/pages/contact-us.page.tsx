import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openingText } from '~/domain/opening-hours.ts'
import { formatPhone } from '~/domain/participants.ts'
import { sendMessage } from '../support-api.ts'
import { type ContactUs, contactUsForm } from '~generated/forms/support/contact-us.ts'
import type { RecentClaim } from '~generated/member/model/index.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import type { FormContext } from '~/forms/definition.ts'
import { fieldId } from '~/forms/form-texts.tsx'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { forgetInput, keepInput, unsentInput, useAskBeforeUnload } from '~/forms/unsent-input.ts'
import { useFormEngine } from '~/forms/theme/use-widget.ts'
import { contactQuery } from '~/platform/config/contact.ts'
import { brandStore, currentBrand } from '~/platform/config/brand.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { goToContent, useSubmission } from '~/platform/use-submission.ts'
import { contactSubjectStore } from '~/platform/stores/contact-subject.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { useStore } from '~/platform/store.ts'
import { storedPolicy, usePolicy } from '~/platform/policy/policy.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { nullOnError } from '~/platform/query/query-client.ts'
import { focusField } from '~/ui/field/focus-field.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { Card, Grid, Inline } from '~/ui/layout.tsx'
import { ContactDetails } from '~/components/contact-details.tsx'
import { Page, PageSkeleton } from '~/components/page.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'

/** The recent claims, which a message may be about. If they cannot be loaded, the form works without them. */
const recentClaimsQuery = () => nullOnError(listRecentClaimsQuery(withoutDialog))

export const queries = () => [
  contactQuery(currentBrand(), currentLocale()),
  ...(storedPolicy().claimTracker ? [recentClaimsQuery()] : []),
]

/** The insurer's contact details, and a message form (F-30, CONTENT-01..05). */
function SupportContactUsPage() {
  const text = useText()
  const brand = useStore(brandStore)
  // shown with the number, which would move the form
  if (!useQueriesSettled([contactQuery(brand, text.locale)])) return <PageSkeleton />
  return (
    <Page id="support.contact-us" lead={<Lead />}>
      <Grid columns="aside">
        <Message />
        <Insurer />
      </Grid>
    </Page>
  )
}

export { SupportContactUsPage as Component }

/**
 * The phone number and whether somebody answers now, above the message form, which on a phone stands before the contact
 * details. Who has no connection to them reads that one can call or write.
 */
function Lead() {
  const text = useText()
  const brand = useStore(brandStore)
  const { data: contact } = useQuery(contactQuery(brand, text.locale))
  if (!contact) return text('support.contact.lead')
  const number = contact.tollFreeNumber ?? contact.phoneNumber
  return (
    <>
      <a href={`tel:+1${number}`}>{text('support.contact.number', { phone: formatPhone(number) })}</a>
      <br />
      {openingText(contact, text)}
      <br />
      {text('support.contact.lead.write')}
    </>
  )
}

const PAGE = 'support.contact-us'

/**
 * The message form. It is cleared after the message is sent. After a failure and on another page the text stays, and
 * the browser asks before a reload.
 */
function Message() {
  const text = useText()
  const [sent, setSent] = useState(0)
  const [question] = useState(contactSubjectStore.get)
  useEffect(() => () => contactSubjectStore.set(undefined), [])
  const { submit, isBusy } = useSubmission<ContactUs>(
    async (data) => {
      await sendMessage(data)
      forgetInput(PAGE)
      setSent((count) => count + 1)
      showSuccess(text('support.contact.sent'))
      return goToContent
    },
    { text: text('support.contact.sending') },
  )
  const [kept] = useState(() => unsentInput<ContactUs>(PAGE))
  useAskBeforeUnload(PAGE)
  const about =
    question && sent === 0
      ? { message: `${text('support.contact.about', { ...question, date: text.date(question.date) })}\n` }
      : undefined
  const hasClaims = usePolicy().claimTracker && !about
  return (
    <Card title={text('support.contact.write')}>
      <SchemaForm
        key={sent}
        definition={contactUsForm}
        initialData={about ?? (sent === 0 ? kept : undefined)}
        context={hasClaims ? WITH_CLAIMS : undefined}
        onChange={(data) => keepInput(PAGE, data)}
        onSubmit={submit}
      >
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('support.contact.send')}
          </Button>
        </Actions>
      </SchemaForm>
    </Card>
  )
}

const FIELD = 'message'
const SHOWN_CLAIMS = 3

/**
 * Buttons for the newest claims. A press puts the claim at the beginning of the message and keeps the text already
 * written.
 */
function AboutClaim() {
  const text = useText()
  const { formId, state, settle } = useFormEngine()
  const { data } = useSuspenseQuery(recentClaimsQuery())
  const claims = (data ?? []).filter(({ claimId }) => claimId).slice(0, SHOWN_CLAIMS)
  if (claims.length === 0) return null
  function choose({ claimId = '', line, serviceDescription, claimType, serviceDate }: RecentClaim) {
    const id = fieldId(formId, [FIELD])
    const { message = '' } = state.data() as Partial<ContactUs>
    const about = text('support.contact.about', {
      claim: line ? `${claimId}-${line}` : claimId,
      service: serviceDescription ?? claimType,
      date: text.date(serviceDate),
    })
    state.setPending(id, [FIELD], `${about}\n${message}`)
    settle(id)
    focusField(id)
  }
  return (
    <div role="group" aria-labelledby={`${formId}-about`}>
      <p id={`${formId}-about`}>{text('support.contact.which')}</p>
      <Inline gap="s">
        {claims.map((claim) => (
          <Button key={`${claim.claimId} ${claim.line}`} variant="quiet" onClick={() => choose(claim)}>
            {text('support.contact.claim', {
              service: claim.serviceDescription ?? claim.claimType,
              date: text.date(claim.serviceDate, 'medium'),
            })}
          </Button>
        ))}
      </Inline>
    </div>
  )
}
const WITH_CLAIMS: FormContext = { fields: { [FIELD]: { start: <AboutClaim /> } } }

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
