import { startFailure } from '../../sandbox/start-program.ts'

/** Command-line options for report output, which all contract tools share. */
export const OUTPUT_OPTIONS = {
  format: { type: 'string', default: 'text' },
  output: { type: 'string' },
} as const

/**
 * Runs a tool and sets its exit code. If the tool throws, the exit code is 2 and one line is printed. `--help` prints
 * the usage.
 */
export async function run(tool: () => Promise<number>, usage?: string): Promise<void> {
  if (usage !== undefined && process.argv.includes('--help')) return console.log(usage)
  try {
    process.exitCode = await tool()
  } catch (error) {
    console.error(startFailure(error, '--proxy with another number'))
    process.exitCode = 2
  }
}
