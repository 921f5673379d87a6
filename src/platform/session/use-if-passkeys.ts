import { useEffect, useState } from 'react'
import { offersPasskeys } from '~/platform/config/environment.ts'

/** True if the service has passkeys and this browser can use them (D-250). */
export const canUsePasskeys = (): boolean => offersPasskeys() && 'PublicKeyCredential' in globalThis

/**
 * Loads the code of a page for passkeys, if they can be used. Undefined until it is loaded, and if it cannot be loaded.
 */
export function useIfPasskeys<Part extends object>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (canUsePasskeys()) load().then(setPart, () => undefined)
  }, [load])
  return part
}
