import { brandStore } from '~/platform/config/brand.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { buttonClass } from '~/ui/button.tsx'

/** To the sign-in page, which keeps the brand of the invitation (SESSION-51). */
export function SignInLink() {
  const text = useText()
  const brand = useStore(brandStore)
  return (
    <PageLink to="access.login" query={{ brand }} className={buttonClass()}>
      {text('error.page.sign-in')}
    </PageLink>
  )
}
