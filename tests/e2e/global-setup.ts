import { ensureBundles } from '../../tools/generate/contracts/bundle.ts'

/** The contracts are bundled once, before the workers' sandboxes read them side by side. */
export default async function setup(): Promise<void> {
  await ensureBundles()
}
