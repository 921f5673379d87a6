import { connect, type Socket } from 'node:net'

/**
 * Sends WebDriver commands to Firefox without geckodriver. Each message is JSON with a number, preceded by its length.
 */
export class Marionette {
  readonly #socket: Socket
  readonly #waiting = new Map<
    number,
    (answer: readonly [error: { error: string; message: string } | null, result: unknown]) => void
  >()
  #received = Buffer.alloc(0)
  #last = 0

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (data: Buffer) => this.#hear(data))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      for (const answer of this.#waiting.values()) answer([{ error: 'closed', message: 'Firefox is gone' }, null])
    })
  }

  static connect(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(new Marionette(socket)))
      socket.once('error', reject)
    })
  }

  async send(name: string, parameters: object = {}): Promise<unknown> {
    this.#last += 1
    const id = this.#last
    const message = JSON.stringify([0, id, name, parameters])
    const answered = new Promise<readonly [error: { error: string; message: string } | null, result: unknown]>(
      (resolve) => this.#waiting.set(id, resolve),
    )
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`)
    const [error, result] = await answered
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`)
    return (result as { value?: unknown } | null)?.value
  }

  close(): void {
    this.#socket.destroy()
  }

  #hear(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data])
    for (;;) {
      const colon = this.#received.indexOf(':')
      const end = colon + 1 + Number(this.#received.subarray(0, colon).toString())
      if (colon < 0 || this.#received.length < end) return
      const message = JSON.parse(this.#received.subarray(colon + 1, end).toString()) as unknown
      this.#received = this.#received.subarray(end)
      // Every message except the greeting is a list.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message as [number, number, { error: string; message: string } | null, unknown]
      this.#waiting.get(id)?.([error, result])
      this.#waiting.delete(id)
    }
  }
}
