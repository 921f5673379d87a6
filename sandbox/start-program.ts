/**
 * Runs the start of a server program. If it fails, prints one line that says why, and ends with exit code 1. If a port is
 * in use, the line says how to choose another one.
 *
 * @param otherPort a variable or option with a free port, for example `SANDBOX_PORT=4110`
 */
export async function startProgram(start: () => Promise<void>, otherPort: string): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(startFailure(error, otherPort))
    process.exit(1)
  }
}

/** The line for a program that cannot start. Vite reports a port in use without an error code. */
export function startFailure(error: unknown, otherPort: string): string {
  const { code, message }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error))
  return code === 'EADDRINUSE' || /already in use/.test(message)
    ? `A port is in use by another program (${message}). Choose another: ${otherPort}`
    : message
}
