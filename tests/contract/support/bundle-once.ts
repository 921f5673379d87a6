import { ensureBundles } from '../../../tools/generate/contracts/bundle.ts'

/** Writes the bundles before the workers start, so that two workers do not write them at the same time. */
export default (): Promise<void> => ensureBundles()
