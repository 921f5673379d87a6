import axios from 'axios'
import { expect, test } from 'vitest'

test('page tests use the library versions without unused parts that the build uses', () => {
  expect(() => new axios.CancelToken(() => undefined)).toThrow('CancelToken is left out of the portal')
  expect(() => axios.HttpStatusCode.Ok).toThrow('HttpStatusCode is left out of the portal')
})
