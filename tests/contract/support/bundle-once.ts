import { ensureBundles } from '../../../tools/generate/contracts/bundle.ts'

/** Bundles the contracts before the workers start, so that two workers do not bundle them at the same time. */
export default (): Promise<void> => ensureBundles()
