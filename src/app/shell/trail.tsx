import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink } from '~/platform/pages/address-link.tsx'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { breadcrumbStore } from '~/platform/shell/breadcrumb-store.ts'
import { useStore } from '~/platform/store/store.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs/breadcrumbs.tsx'

/** The breadcrumbs of the page, from the trail it set (SHELL-47, SHELL-48). One crumb alone says nothing and is not shown. */
export function Trail() {
  const text = useText()
  const href = usePageHref()
  const crumbs = useStore(breadcrumbStore)
  if (crumbs.length < 2) return null
  const items = crumbs.map(({ pageId, params, label }, index) => ({
    label: label ?? text.byConvention(`page.${pageId}`),
    link: index === crumbs.length - 1 ? null : <AddressLink to={href(pageId, params)} />,
  }))
  return <Breadcrumbs label={text('shell.breadcrumbs')} items={items} backLabel={(page) => text('shell.back-to', { page })} />
}
