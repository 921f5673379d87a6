import type { ReactNode } from 'react'
import { type Navigation, NavigationContext } from '~/platform/pages/navigation.tsx'
import { PublicLayout } from './layout/public-layout.tsx'

interface Props {
  readonly navigation: Navigation
  readonly children: ReactNode
}

/** What stands around the page that most visits begin with, as the build renders it and the browser takes it over: without a router (docs/decisions/024). */
export function SignInPage({ navigation, children }: Props) {
  return (
    <NavigationContext value={navigation}>
      <PublicLayout>{children}</PublicLayout>
    </NavigationContext>
  )
}
