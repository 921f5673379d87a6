import { useIsBrowser } from '~/platform/store/store.ts'
import { useNavigation, type PortalLocation } from './navigation.ts'

/**
 * The location as markup may use it. A prerendered page knows no query and no hash: while it is hydrated neither may show,
 * or the browser's markup would differ from the server's and stay as it was.
 */
export function useShownLocation(): PortalLocation {
  const { location } = useNavigation()
  return useIsBrowser() ? location : { ...location, search: '', hash: '' }
}
