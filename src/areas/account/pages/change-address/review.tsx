import { useUpdateContactInfoDetails } from '~generated/member/queries/account.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChangeAddress } from '~generated/forms/account/change-address.ts'
import type { ContactInfoDetails } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, usePageHref } from '~/platform/pages/page-link.tsx'
import { showSuccess } from '~/platform/shell/banner-store.ts'
import { useSubmission } from '~/platform/shell/use-submission.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Heading } from '~/ui/heading/heading.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { ReviewBox } from '~/ui/page/review-box.tsx'
import { readContactNow } from '../../contact-now.ts'
import { answersOf, isSame, requestOf } from '../../model/address.ts'
import { contactItems } from '../../parts/contact-card.tsx'

interface ReviewProps {
  readonly answers: ChangeAddress
  readonly onFile: ContactInfoDetails
  /** somebody else changed what is on file */
  readonly onMeanwhile: (details: ContactInfoDetails) => void
  readonly onChange: () => void
}

/**
 * What was entered, before it is saved. What is on file is read once more: an address saved in another tab is not replaced unseen, and one
 * that arrived although its answer was lost is not sent twice.
 */
export function Review({ answers, onFile, onMeanwhile, onChange }: ReviewProps) {
  const text = useText()
  const navigate = useNavigate()
  const href = usePageHref()
  const [hasChanged, setHasChanged] = useState(false)
  const { mutateAsync: save } = useUpdateContactInfoDetails()
  const { submit, isBusy } = useSubmission<void>(
    async () => {
      const current = await readContactNow()
      const known = current && answersOf(current)
      if (current && !isSame(known, answersOf(onFile)) && !isSame(known, answers)) {
        onMeanwhile(current)
        setHasChanged(true)
        return
      }
      if (!known || !isSame(known, answers)) await save(requestOf(answers, onFile.address.addressType))
      await navigate(href('account.personal-information'), { replace: true })
      showSuccess(text('address.saved'))
    },
    { text: text('address.saving') },
  )

  return (
    <ReviewBox
      title={text('address.review.title')}
      items={contactItems(requestOf(answers), text)}
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
              <PageLink to="account.personal-information">{text('address.meanwhile.keep')}</PageLink>
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
