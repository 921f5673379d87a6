import { useCallback, useEffect, useState } from 'react'
import { messageOf } from './message-of.ts'

/** Calls the sandbox when the component mounts. Returns the result, and a function that repeats the call. */
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
