/** Options of the report of every tool. */
export const OUTPUT_OPTIONS = {
  format: { type: 'string', default: 'text' },
  output: { type: 'string' },
} as const

/** Runs a tool and sets its exit code: 2, with one line, if it failed. `--help` writes its usage. */
export async function run(tool: () => Promise<number>, usage?: string): Promise<void> {
  if (usage !== undefined && process.argv.includes('--help')) return console.log(usage)
  try {
    process.exitCode = await tool()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 2
  }
}
