import { getConnectedCareContentQuery, useGetConnectedCareContent } from '~generated/member/queries/care.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { Card } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page } from '~/components/page.tsx'
import { Picture } from '../parts/picture.tsx'

export const queries = () => [getConnectedCareContentQuery()]

/** Lists the categories of connected care (R-073, CARE-01). */
function CareListPage() {
  const text = useText()
  return (
    <Page id="care.list" lead={text('care.lead')}>
      <Categories />
    </Page>
  )
}

export { CareListPage as Component }

function Categories() {
  const text = useText()
  const href = usePageHref()
  const categories = useGetConnectedCareContent().data?.categories ?? []
  if (categories.length === 0)
    return (
      <Notice tone="neutral" heading={text('care.empty')}>
        <p>{text('care.empty.text')}</p>
      </Notice>
    )
  return (
    <Card title={text('care.categories')}>
      <LinkList
        items={categories.map(({ id, categoryName, categoryDescription, categoryLogoLink }) => {
          const url = href('care.category', { categoryId: String(id) })
          const picture = <Picture kind="category" link={categoryLogoLink} name={categoryName} />
          return {
            id: String(id),
            label: categoryName,
            description: categoryDescription,
            picture,
            link: <AddressLink to={url} />,
          }
        })}
      />
    </Card>
  )
}
