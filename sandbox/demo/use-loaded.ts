import { useCallback, useEffect, useState } from 'react'
import { messageOf } from './message-of.ts'

/** The response of a call to the sandbox's switches, and a function that repeats the call. */
export function useLoaded<T>(load: () => Promise<T>): {
  readonly data: T | undefined
  readonly failure: string | undefined
  readonly reload: () => void
} {
  const [data, setData] = useState<T>()
  const [failure, setFailure] = useState<string>()
  const reload = useCallback(() => {
    const read = async () => {
      try {
        setData(await load())
        setFailure(undefined)
      } catch (error) {
        setFailure(messageOf(error))
      }
    }
    void read()
  }, [load])
  useEffect(reload, [reload])
  return { data, failure, reload }
}
