/** 16-bit floats (IEEE 754 half precision): half the size, three decimal digits, which is enough for trained weights. */

const float = new Float32Array(1)
const bits = new Uint32Array(float.buffer)

/** The nearest half float as its 16 bits; ties to even, too large becomes infinite. */
export function toHalf(value: number): number {
  float[0] = value
  const whole = bits[0]!
  const sign = (whole >>> 16) & 0x8000
  const rest = whole & 0x7fffffff
  if (rest > 0x7f800000) return sign | 0x7e00
  if (rest >= 0x47800000) return sign | 0x7c00
  // Below the smallest normal number halves stand in equal steps of 2 to the power of -24.
  if (rest < 0x38800000) return sign | roundToEven(Math.abs(float[0]) * 2 ** 24)
  const shifted = rest - 0x38000000
  return sign | ((shifted + 0xfff + ((shifted >>> 13) & 1)) >>> 13)
}

/** The value of a half float that is given as its 16 bits. */
export function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >>> 10) & 0x1f
  const fraction = half & 0x3ff
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

function roundToEven(value: number): number {
  const low = Math.floor(value)
  const over = value - low
  return over > 0.5 || (over === 0.5 && low % 2 === 1) ? low + 1 : low
}
