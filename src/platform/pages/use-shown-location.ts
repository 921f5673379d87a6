import { useLocation, type Location } from 'react-router'
import { useIsBrowser } from '~/platform/store/store.ts'

/**
 * The location as markup may use it. A prerendered page knows no query and no hash: while it is hydrated neither may show,
 * or the browser's markup would differ from the server's and stay as it was.
 */
export function useShownLocation(): Location {
  const location = useLocation()
  return useIsBrowser() ? location : { ...location, search: '', hash: '' }
}
