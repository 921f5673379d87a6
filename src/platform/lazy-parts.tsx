import { type ComponentType, useEffect, useState } from 'react'
import type { PortalError } from './errors/portal-error.ts'
import { loadChunk } from './load-chunk.ts'

/** Runs if the code of a part cannot be loaded, with the error and the props of the part. */
type OnFailure<Props> = (error: PortalError, props: Props) => void

/**
 * Creates components whose code, one module, is loaded when one of them is first shown. Until then, nothing is shown in
 * its place. A component that is shown again tries again. `React.lazy` would keep a failure for good, and take the page
 * and what was typed with it.
 */
export function lazyParts<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined
  return <Props extends object>(
    pick: (module: Module) => ComponentType<Props>,
    onFailure?: OnFailure<Props>,
  ): ComponentType<Props> =>
    function LazyPart(props: Props) {
      const [module, setModule] = useState(loaded)
      useEffect(() => {
        if (module) return
        loadChunk(load).then(
          (found) => setModule((loaded = found)),
          (error: PortalError) => onFailure?.(error, props),
        )
        // oxlint-disable-next-line react/exhaustive-deps -- once each time the part is shown
      }, [module])
      const Part = module && pick(module)
      return Part && <Part {...props} />
    }
}
