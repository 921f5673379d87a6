import { describe, expect, it } from 'vitest'
import { sharpness } from './photo-quality.ts'

const WIDTH = 40
const at = (draw: (x: number, y: number) => number) =>
  Array.from({ length: WIDTH * WIDTH }, (_, index) => draw(index % WIDTH, Math.floor(index / WIDTH)))
/** Letters whose strokes are four pixels wide, black on white. */
const letters = at((x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 255 : 0))
const blurred = (grey: number[], turns: number): number[] =>
  turns === 0
    ? grey
    : blurred(
        grey.map(
          (own, index) =>
            (own +
              (grey[index - 1] ?? own) +
              (grey[index + 1] ?? own) +
              (grey[index - WIDTH] ?? own) +
              (grey[index + WIDTH] ?? own)) /
            5,
        ),
        turns - 1,
      )

describe('sharpness', () => {
  it('the sharpness of a photo is high for letters, low for blurred letters and 0 for a plain surface', () => {
    expect(sharpness(letters, WIDTH)).toBeGreaterThan(1000)
    expect(sharpness(blurred(letters, 30), WIDTH)).toBeLessThan(60)
    expect(
      sharpness(
        at(() => 128),
        WIDTH,
      ),
    ).toBe(0)
    expect(sharpness([], WIDTH)).toBe(0)
  })

  it('the sharpness of a photo decreases as the photo gets more blurred', () => {
    const falling = [0, 2, 4, 8, 16].map((turns) => sharpness(blurred(letters, turns), WIDTH))
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  })
})
