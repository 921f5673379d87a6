import axios from 'axios'
import { expect, test } from 'vitest'

test('pages are tested with the libraries that members run: what the build leaves out is left out here', () => {
  expect(() => new axios.CancelToken(() => undefined)).toThrow('CancelToken is left out of the portal')
  expect(() => axios.HttpStatusCode.Ok).toThrow('HttpStatusCode is left out of the portal')
})
