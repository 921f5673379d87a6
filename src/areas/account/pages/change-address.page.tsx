import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type ChangeAddress, changeAddressForm } from '~generated/forms/account/change-address.ts'
import type { ContactInfoDetails } from '~generated/member/model/index.ts'
import { getContactInfoDetailsQuery, useUpdateContactInfoDetails } from '~generated/member/queries/account.ts'
import type { Option } from '~/forms/definition.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useUnsentInput } from '~/forms/unsent-input.ts'
import { useReview } from '~/forms/use-review.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { PageLink, useOpenPage } from '~/platform/pages/navigation.tsx'
import { fetchFresh } from '~/platform/query/query-client.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { DefinitionList, Heading, Stack, Container } from '~/ui/layout.tsx'
import { Page, PageSkeleton } from '~/components/page.tsx'
import { ReviewBox } from '~/components/review-box.tsx'
import { addressAnswers, COUNTRIES, countryName, isSameAddress, toAddressRequest } from '../address.ts'
import { ContactCard, contactItems } from '../contact-card.tsx'

/** Maximum age in milliseconds at which cached data is used when the page opens. */
const FRESH_MS = 10_000

export const queries = () => [getContactInfoDetailsQuery()]

/**
 * Changes address or phone number. The data on file is refetched unless recent, because another tab may have changed it
 * (R-049, ACCT-03).
 */
function AccountChangeAddressPage() {
  const text = useText()
  return (
    <Container narrow>
      <Page id="account.change-address" lead={text('address.lead')}>
        <OnFile />
      </Page>
    </Container>
  )
}

export { AccountChangeAddressPage as Component }

function OnFile() {
  const text = useText()
  const { data, isFetching, isFetchedAfterMount } = useSuspenseQuery({
    ...getContactInfoDetailsQuery(),
    staleTime: FRESH_MS,
  })
  if (isFetching && !isFetchedAfterMount) return <PageSkeleton />
  if (addressAnswers(data)) return <Editor opened={data} />
  return (
    <Stack gap="l">
      <AlertBox tone="info" title={text('address.abroad.title')}>
        {text('address.abroad.text')}
      </AlertBox>
      <ContactCard title={text('address.on-file')} contact={data} />
      <div>
        <QuietButtonLink to="account.personal-information">{text('address.back')}</QuietButtonLink>
      </div>
    </Stack>
  )
}

/** The form, then a review before saving. */
function Editor({ opened }: { opened: ContactInfoDetails }) {
  const text = useText()
  // The data on file when it was last fetched. Comparing with it shows whether another tab or device has changed the
  // data.
  const [onFile, setOnFile] = useState(opened)
  const context = useMemo(() => ({ options: regionOptions(text) }), [text])
  const [isUnchanged, setUnchanged] = useState(false)
  const { initial, keep, forget } = useUnsentInput('change-address', addressAnswers(opened))
  const { typed, reviewed, review, change } = useReview<ChangeAddress>('changeAddress_country', initial, keep)

  function check(entered: ChangeAddress) {
    const isKnown = isSameAddress(entered, addressAnswers(onFile))
    setUnchanged(isKnown)
    if (!isKnown) review(entered)
  }

  if (reviewed)
    return <Review answers={reviewed} onFile={onFile} onMeanwhile={setOnFile} onChange={change} onDone={forget} />
  return (
    <SchemaForm
      definition={changeAddressForm}
      initialData={typed.get()}
      context={context}
      onChange={typed.set}
      onSubmit={check}
    >
      <Stack gap="m">
        {isUnchanged && (
          <AlertBox tone="info" live>
            {text('address.unchanged')}
          </AlertBox>
        )}
        <Actions>
          <Button type="submit">{text('address.review')}</Button>
          <QuietButtonLink to="account.personal-information" onClick={forget}>
            {text('address.cancel')}
          </QuietButtonLink>
        </Actions>
      </Stack>
    </SchemaForm>
  )
}

/** Provinces and territories of Canada (D-63). */
export const PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const

/** The codes of the United States Postal Service for states, the district, territories, and the armed forces abroad. */
export const STATES = (
  'AA AE AK AL AP AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO ' +
  'MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY'
).split(' ')

/** Options sorted by label: members do not know the order of the codes. */
function byName(codes: readonly string[], text: Text): readonly Option[] {
  const { compare } = new Intl.Collator(text.tag)
  return codes
    .map((value) => ({ value, label: text.dynamic(`address.region.${value}`) }))
    .toSorted((a, b) => compare(a.label, b.label))
}

/** The options of the address form. */
export const regionOptions = (text: Text): Readonly<Record<string, readonly Option[]>> => ({
  countries: COUNTRIES.map((value) => ({ value, label: countryName(value, text.tag) })),
  provinces: byName(PROVINCES, text),
  states: byName(STATES, text),
})

interface ReviewProps {
  readonly answers: ChangeAddress
  readonly onFile: ContactInfoDetails
  /** called if another tab or device changed the data on file */
  readonly onMeanwhile: (details: ContactInfoDetails) => void
  readonly onChange: () => void
  /** called when the answers have been saved, or given up */
  readonly onDone: () => void
}

/**
 * The review before saving. It refetches the data on file for two reasons: a member should be warned before overwriting
 * an address saved in another tab, and a request whose response was lost should not be sent again.
 */
function Review({ answers, onFile, onMeanwhile, onChange, onDone }: ReviewProps) {
  const text = useText()
  const openPage = useOpenPage()
  const [hasChanged, setHasChanged] = useState(false)
  const { mutateAsync: save } = useUpdateContactInfoDetails()
  const { submit, isBusy } = useSubmission<void>(
    async () => {
      const current = await readContactNow()
      const known = current && addressAnswers(current)
      if (current && !isSameAddress(known, addressAnswers(onFile)) && !isSameAddress(known, answers)) {
        onMeanwhile(current)
        setHasChanged(true)
        return
      }
      if (!known || !isSameAddress(known, answers))
        await save({ data: toAddressRequest(answers, onFile.address.addressType) })
      onDone()
      await openPage('account.personal-information', { replace: true })
      showSuccess(text('address.saved'))
    },
    { text: text('address.saving') },
  )

  return (
    <ReviewBox
      title={text('address.review.title')}
      items={contactItems(toAddressRequest(answers), text)}
      confirmLabel={text('address.save')}
      onConfirm={() => submit()}
      isBusy={isBusy}
      changeLabel={text('form.review.change')}
      onChange={onChange}
    >
      {hasChanged && (
        <AlertBox tone="warn" live title={text('address.meanwhile.title')}>
          <Stack gap="s">
            <p>{text('address.meanwhile.text')}</p>
            <p>
              <PageLink to="account.personal-information" onClick={onDone}>
                {text('address.meanwhile.keep')}
              </PageLink>
            </p>
          </Stack>
        </AlertBox>
      )}
      <Stack gap="s">
        <Heading level={3}>{text('address.on-file')}</Heading>
        <DefinitionList items={contactItems(onFile, text)} />
        <p>{text('address.review.lead')}</p>
      </Stack>
    </ReviewBox>
  )
}

/** The data on file, bypassing the cache; undefined if the request fails, which does not block saving. */
export async function readContactNow(): Promise<ContactInfoDetails | undefined> {
  try {
    return await fetchFresh(getContactInfoDetailsQuery())
  } catch (error) {
    if (!isPortalError(error) || error.kind === 'cancelled' || error.kind === 'unauthorised') throw error
    return undefined
  }
}
