// The scripts rely on Node 24 (type stripping, node:sqlite). The lockfile brings it as a package; this says so when it is missing.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Node ${process.versions.node} is running, Node 24 or newer is needed.\n` +
      'Run "npm ci" (it installs Node 24 for Linux, macOS and Windows without touching your own) and start through "npm run", not directly.',
  )
  process.exit(1)
}
