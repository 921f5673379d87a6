import { getContactInfoDetailsQuery } from '~generated/member/queries/account.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { buttonClass } from '~/ui/button/button.tsx'
import { Stack, Wrap } from '~/ui/layout/layout.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { Page } from '~/ui/page/page.tsx'
import { answersOf } from '../../model/address.ts'
import { ContactCard } from '../../parts/contact-card.tsx'
import { Editor } from './editor.tsx'

/** How old, in milliseconds, what is on file may be when the page opens. */
const FRESH_MS = 10_000

export const queries = () => [getContactInfoDetailsQuery()]

/** Another address or telephone number; what is on file is asked for anew unless it was just now, since another tab may have changed it (R-049, ACCT-03). */
export function Component() {
  const text = useText()
  return (
    <Wrap narrow>
      <Page id="account.change-address" lead={text('address.lead')}>
        <OnFile />
      </Page>
    </Wrap>
  )
}

function OnFile() {
  const text = useText()
  const { data, isFetching, isFetchedAfterMount } = useSuspenseQuery({ ...getContactInfoDetailsQuery(), staleTime: FRESH_MS })
  if (isFetching && !isFetchedAfterMount) return <PageSkeleton />
  if (answersOf(data)) return <Editor opened={data} />
  return (
    <Stack gap="l">
      <AlertBox tone="info" title={text('address.abroad.title')}>
        {text('address.abroad.text')}
      </AlertBox>
      <ContactCard title={text('address.on-file')} contact={data} />
      <div>
        <PageLink to="account.personal-information" className={buttonClass({ variant: 'quiet' })}>
          {text('address.back')}
        </PageLink>
      </div>
    </Stack>
  )
}
