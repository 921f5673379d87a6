import { expect, it } from 'vitest'
import type { HealthProfessional } from '~generated/member/model/index.ts'
import { inOrder, onMap, pointsOf } from './providers.ts'

const provider = (pauthId: string, more: Partial<HealthProfessional> = {}): HealthProfessional => ({
  pauthId,
  providerType: 'PHYSPARA',
  providerTypeName: 'Physiotherapist',
  city: 'Moncton',
  province: 'NB',
  ...more,
})

it('providers marked by the member come first, then those with direct billing, then the nearest', () => {
  const all = [
    provider('far', { isDirectPay: true, distanceFromOrigin: 9 }),
    provider('pays', { distanceFromOrigin: 1 }),
    provider('near', { isDirectPay: true, distanceFromOrigin: 2 }),
    provider('marked', { distanceFromOrigin: 20 }),
    provider('unknown', { isDirectPay: true }),
  ]
  expect(inOrder(all, new Set(['marked']), 'en').map(({ pauthId }) => pauthId)).toEqual([
    'marked',
    'near',
    'far',
    'unknown',
    'pays',
  ])
})

it('the provider map has north at the top, stays within its frame, and leaves out providers without coordinates', () => {
  const points = pointsOf([
    provider('south', { lat: 46, lng: -64.7 }),
    provider('nowhere'),
    provider('north', { lat: 46.1, lng: -64.6 }),
  ])
  expect(points.map(({ id, number }) => [id, number])).toEqual([
    ['south', 1],
    ['north', 3],
  ])
  const [south, north] = points
  expect(north!.y).toBeLessThan(south!.y)
  expect(north!.x).toBeGreaterThan(south!.x)
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(6)
    expect(x).toBeLessThanOrEqual(94)
    expect(y).toBeGreaterThanOrEqual(6)
    expect(y).toBeLessThanOrEqual(54)
  }
  expect(pointsOf([provider('one', { lat: 46, lng: -64 })])).toMatchObject([{ x: 50, y: 30 }])
  expect(pointsOf([provider('none')])).toEqual([])
})

it('a provider has a link to a map only if the deployment names a map site and the provider has a street', () => {
  const clinic = provider('clinic', { addressLine1: '12, rue Saint-Georges', postalCode: 'E1C1A1' })
  const map = 'https://map.example.com/?to={address}'
  expect(onMap(map, clinic)).toBe(
    'https://map.example.com/?to=12%2C%20rue%20Saint-Georges%2C%20Moncton%2C%20NB%2C%20E1C1A1',
  )
  expect(onMap(undefined, clinic)).toBeUndefined()
  expect(onMap(map, provider('nowhere'))).toBeUndefined()
})
