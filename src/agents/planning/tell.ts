/** A wish in few words, as visitors of the game have them. */
import { tellAmenity } from './amenities.ts'
import type { Wish } from './wished.ts'

/** A wish in few words, which `readWishes` reads back. */
export function tellWish(wish: Wish): string {
  switch (wish.about) {
    case 'budget':
      return `budget $${wish.limit}`
    case 'see':
      return wish.must ? `must see ${wish.names.join(' or ')}` : `curious about ${wish.names.join(' or ')}`
    case 'type':
      return `at least one ${wish.type}`
    case 'distance':
      return 'short distances'
    case 'site':
      return wish.liked ? `keep ${wish.name}` : `skip ${wish.name}`
    default:
      return tellFeature(wish)
  }
}

function tellFeature({ feature, good, bad }: Wish & { about: 'feature' }): string {
  if (feature === 'rating') return `${Math.min(...good.map(Number))} stars or better`
  if (feature === 'has parking') return bad.length > 0 ? 'parking' : 'parking if possible'
  if (feature === 'touristy') return good.includes(true) ? 'touristy' : bad.length > 0 ? 'no touristy' : 'hidden'
  if (feature === 'live music') return good.includes(true) ? 'live music' : 'no music'
  const plain = tellAmenity(feature)
  if (plain !== undefined) return plain
  const dislikes = bad.length > 0 ? `no ${bad.join(', ')}` : ''
  const likes = good.length > 0 ? `like ${good.join(', ')}` : ''
  return [dislikes, likes].filter(Boolean).join('; ')
}
