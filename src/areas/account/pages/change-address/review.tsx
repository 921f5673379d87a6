import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChangeAddress } from '~generated/forms/account/change-address.ts'
import type { ContactInfoDetails } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, usePageHref } from '~/platform/pages/page-link.tsx'
import { memberId } from '~/platform/session/member-id.ts'
import { showSuccess } from '~/platform/shell/banner-store.ts'
import { useSubmission } from '~/platform/shell/use-submission.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading/heading.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { readContactNow, saveContact } from '../../api.ts'
import { answersOf, isSame, requestOf } from '../../model/address.ts'
import { ContactCard } from '../../parts/contact-card.tsx'

interface ReviewProps {
  readonly answers: ChangeAddress
  readonly onFile: ContactInfoDetails
  /** somebody else changed what is on file */
  readonly onMeanwhile: (details: ContactInfoDetails) => void
}

/**
 * What was entered, before it is saved. What is on file is read once more: an address saved in another tab is not replaced unseen, and one
 * that arrived although its answer was lost is not sent twice.
 */
export function Review({ answers, onFile, onMeanwhile }: ReviewProps) {
  const text = useText()
  const navigate = useNavigate()
  const href = usePageHref()
  const [hasChanged, setHasChanged] = useState(false)
  const { mutateAsync } = useMutation(saveContact(memberId()))
  const { submit, isBusy } = useSubmission<void>(
    async () => {
      const current = await readContactNow(memberId())
      const known = current && answersOf(current)
      if (current && !isSame(known, answersOf(onFile)) && !isSame(known, answers)) {
        onMeanwhile(current)
        setHasChanged(true)
        return
      }
      if (!known || !isSame(known, answers)) await mutateAsync(requestOf(answers, onFile.address.addressType))
      await navigate(href('account.personal-information'), { replace: true })
      showSuccess(text('address.saved'))
    },
    { text: text('address.saving') },
  )

  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={2}>{text('address.review.title')}</Heading>
        <p>{text('address.review.lead')}</p>
      </Stack>
      {hasChanged && (
        <AlertBox tone="warn" live title={text('address.meanwhile.title')}>
          {text('address.meanwhile.text')}
        </AlertBox>
      )}
      <ContactCard title={text('address.new')} contact={requestOf(answers)} />
      <ContactCard title={text('address.on-file')} contact={onFile} />
      <Actions>
        <Button busy={isBusy} onClick={() => submit()}>
          {text('address.save')}
        </Button>
        <Button variant="quiet" onClick={() => void navigate(-1)}>
          {text('address.edit')}
        </Button>
        {hasChanged && (
          <PageLink to="account.personal-information" className={buttonClass({ variant: 'quiet' })}>
            {text('address.meanwhile.keep')}
          </PageLink>
        )}
      </Actions>
    </Stack>
  )
}
