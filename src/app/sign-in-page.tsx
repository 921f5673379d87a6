import type { ReactNode } from 'react'
import { type Navigation, NavigationContext } from '~/platform/pages/navigation.tsx'
import { PublicShell } from './public-shell.tsx'

interface Props {
  readonly navigation: Navigation
  readonly children: ReactNode
}

/** What stands around the page that most visits begin with, as the build renders it and the browser takes it over: without a router (docs/decisions/024). */
export function SignInPage({ navigation, children }: Props) {
  return (
    <NavigationContext value={navigation}>
      <PublicShell>{children}</PublicShell>
    </NavigationContext>
  )
}
