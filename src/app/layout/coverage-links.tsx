import { useQuery } from '@tanstack/react-query'
import { cardsFor } from '~/areas/coverage/model/cards.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { hasPage } from '~/platform/pages/page-registry.ts'
import css from './member-header.module.css'

/** Each benefit of the plan under the name that the service gives it, in the menu of a phone (SHELL-36). Benefits that cannot be read take nothing else away. */
export function CoverageLinks() {
  const href = usePageHref()
  const { data } = useQuery(benefitsQuery())
  return cardsFor(data?.benefits ?? [])
    .filter(({ page }) => hasPage(page))
    .map(({ key, name, page }) => (
      <li key={key}>
        <AddressLink className={css.sheetEntry} to={href(page)}>
          {name}
        </AddressLink>
      </li>
    ))
}
