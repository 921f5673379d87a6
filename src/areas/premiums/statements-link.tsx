import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { buttonClass } from '~/ui/button/button.tsx'

/** To premiums and statements, for members who may see them (D-143). */
export function StatementsLink() {
  const text = useText()
  const { premiums, statements } = usePolicy()
  if (!premiums && !statements) return null
  return (
    <PageLink to="premiums.statements" className={buttonClass({ variant: 'quiet' })}>
      {text('premiums.to-statements')}
    </PageLink>
  )
}
