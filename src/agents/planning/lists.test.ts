import { describe, expect, it } from 'vitest'
import { joinValues, partLists } from './lists.ts'

describe('lists of wishes', () => {
  it('are parted at commas between short wishes, so that a "no" ends with its own', () => {
    expect(partLists('no live music, nine of us, wifi')).toBe('no live music. nine of us. wifi')
  })

  it('stay whole where they end in "and" or "or", or turn down all that follows', () => {
    for (const list of [
      'I hate tourists, live music, and beer',
      'no thai, french, korean',
      'we avoid crowds, live music',
    ])
      expect(partLists(list)).toBe(list)
  })

  it('begin anew at a "no" behind what is wanted', () => {
    expect(partLists('We need parking, wifi, no live music, and a museum')).toBe(
      'We need parking, wifi. no live music, and a museum',
    )
  })

  it('of values are said alike, whichever is refused', () => {
    expect(joinValues('not into thai, french or korean')).toBe('not into thai or french or korean')
    expect(joinValues('chinese rather than thai or korean')).toBe('chinese; no thai or korean')
  })
})
