import { Component as Login } from '~/areas/access/pages/login/login.page.tsx'
import { NavigationContext, type Navigation } from '~/platform/pages/navigation.ts'
import { PublicShell } from './public-shell/public-shell.tsx'

/** The page that most visits begin with, as the build renders it and the browser takes it over: without a router (docs/decisions/024). */
export function SignInPage({ navigation }: { readonly navigation: Navigation }) {
  return (
    <NavigationContext value={navigation}>
      <PublicShell>
        <Login />
      </PublicShell>
    </NavigationContext>
  )
}
