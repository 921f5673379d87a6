import { useEffect, useState } from 'react'
import { offersPasskeys } from '~/platform/config/environment.ts'

/** True if the service has passkeys and this browser can use them (D-250). */
export const canUsePasskeys = (): boolean => offersPasskeys() && 'PublicKeyCredential' in globalThis

/** Loads what a page has for passkeys, only where they can be used. Undefined until then, and if it does not arrive. */
export function useIfPasskeys<Part extends object>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (canUsePasskeys()) load().then(setPart, () => undefined)
  }, [load])
  return part
}
