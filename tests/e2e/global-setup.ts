import { ensureBundles } from '../../tools/generate/contracts/bundle.ts'

/** Bundles the contracts once, before the sandboxes of several workers read them at the same time. */
export default async function setup(): Promise<void> {
  await ensureBundles()
}
