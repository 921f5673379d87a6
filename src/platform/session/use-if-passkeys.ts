import { useEffect, useState } from 'react'
import { offersPasskeys } from '~/platform/config/environment.ts'

/** True if the service has passkeys and this browser can use them (D-250). */
export const canUsePasskeys = (): boolean => offersPasskeys() && 'PublicKeyCredential' in globalThis

/**
 * Loads the passkey code of a page, if passkeys can be used. Returns undefined until the code is loaded, and also if it
 * cannot be loaded.
 */
export function useIfPasskeys<Part extends object>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (canUsePasskeys()) load().then(setPart, () => undefined)
  }, [load])
  return part
}
