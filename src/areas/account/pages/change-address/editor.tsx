import { useState } from 'react'
import { changeAddressForm, type ChangeAddress } from '~generated/forms/account/change-address.ts'
import type { ContactInfoDetails } from '~generated/member/model/index.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useReview } from '~/forms/use-review.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { Actions } from '~/ui/actions/actions.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { answersOf, isSame } from '../../model/address.ts'
import { regionOptions } from '../../model/regions.ts'
import { Review } from './review.tsx'

/** The form, then what was entered to be checked before it is saved. */
export function Editor({ opened }: { opened: ContactInfoDetails }) {
  const text = useText()
  // What is on file as far as this page knows; a change elsewhere is noticed when it is compared with it.
  const [onFile, setOnFile] = useState(opened)
  const [isUnchanged, setUnchanged] = useState(false)
  const { typed, type, reviewed, review, change } = useReview<ChangeAddress>('changeAddress_country', answersOf(opened))

  function check(entered: ChangeAddress) {
    const isKnown = isSame(entered, answersOf(onFile))
    setUnchanged(isKnown)
    if (!isKnown) review(entered)
  }

  if (reviewed) return <Review answers={reviewed} onFile={onFile} onMeanwhile={setOnFile} onChange={change} />
  return (
    <SchemaForm definition={changeAddressForm} initialData={typed} context={{ options: regionOptions(text) }} onChange={type} onSubmit={check}>
      <Stack gap="m">
        {isUnchanged && (
          <AlertBox tone="info" live>
            {text('address.unchanged')}
          </AlertBox>
        )}
        <Actions>
          <Button type="submit">{text('address.review')}</Button>
          <PageLink to="account.personal-information" className={buttonClass({ variant: 'quiet' })}>
            {text('address.cancel')}
          </PageLink>
        </Actions>
      </Stack>
    </SchemaForm>
  )
}
