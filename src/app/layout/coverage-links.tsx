import { useQuery } from '@tanstack/react-query'
import { cardsFor } from '~/domain/benefit-cards.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import css from './member-header.module.css'

/**
 * Links in the mobile menu to the coverage page of each benefit, by name (SHELL-36). If the benefits cannot be loaded,
 * only these links are missing.
 */
export function CoverageLinks() {
  const href = usePageHref()
  const { data } = useQuery(benefitsQuery())
  return cardsFor(data?.benefits ?? []).map(({ key, name, page }) => (
    <li key={key}>
      <AddressLink className={css.sheetEntry} to={href(page)}>
        {name}
      </AddressLink>
    </li>
  ))
}
