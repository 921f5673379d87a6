import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { changeAddressForm, type ChangeAddress } from '~generated/forms/account/change-address.ts'
import type { ContactInfoDetails } from '~generated/member/model/index.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, usePageHref } from '~/platform/pages/page-link.tsx'
import { Actions } from '~/ui/actions/actions.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { answersOf, isSame } from '../../model/address.ts'
import { regionOptions } from '../../model/regions.ts'
import { Review } from './review.tsx'

/** State of the entry of the history that shows the review: Back leads to the form, with everything that was typed. */
const REVIEW = { isReview: true } as const
const isReview = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isReview' in state

/** The form, then what was entered to be checked before it is saved. */
export function Editor({ opened }: { opened: ContactInfoDetails }) {
  const text = useText()
  const navigate = useNavigate()
  const href = usePageHref()
  const { state } = useLocation()
  // What is on file as far as this page knows; a change elsewhere is noticed when it is compared with it.
  const [onFile, setOnFile] = useState(opened)
  const [answers, setAnswers] = useState<ChangeAddress>()
  const [isUnchanged, setUnchanged] = useState(false)
  const reviewed = isReview(state) ? answers : undefined

  const region = useRef<HTMLDivElement>(null)
  const shown = useRef(reviewed !== undefined)
  const heading = reviewed ? text('address.review.title') : text('page.account.change-address')
  useEffect(() => {
    if (shown.current === (reviewed !== undefined)) return
    shown.current = reviewed !== undefined
    region.current?.focus()
    window.scrollTo(0, 0)
    announce(heading)
  }, [reviewed, heading])

  function review(entered: ChangeAddress) {
    setAnswers(entered)
    setUnchanged(isSame(entered, answersOf(onFile)))
    if (!isSame(entered, answersOf(onFile))) void navigate(href('account.change-address'), { state: REVIEW })
  }

  return (
    <div ref={region} tabIndex={-1} role="group" aria-label={heading}>
      {reviewed ? (
        <Review answers={reviewed} onFile={onFile} onMeanwhile={setOnFile} />
      ) : (
        <Stack gap="l">
          <SchemaForm definition={changeAddressForm} initialData={answers ?? answersOf(onFile)} context={{ options: regionOptions(text) }} onSubmit={review}>
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
        </Stack>
      )}
    </div>
  )
}
