import { ensureBundles } from '../../../tools/generate/contracts/bundle.ts'

/** Before the workers start: two of them must not write the bundles at the same time. */
export default (): Promise<void> => ensureBundles()
