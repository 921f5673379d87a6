import type { ReactNode } from 'react'
import { type Navigation, NavigationContext } from '~/platform/pages/navigation.tsx'
import { PublicLayout } from './layout/public-layout.tsx'

interface Props {
  readonly navigation: Navigation
  readonly children: ReactNode
}

/**
 * The sign-in page in its layout, without a router, as the build prerenders it and the browser hydrates it
 * (docs/decisions/024).
 */
export function SignInPage({ navigation, children }: Props) {
  return (
    <NavigationContext value={navigation}>
      <PublicLayout>{children}</PublicLayout>
    </NavigationContext>
  )
}
