/** Buildings that are drawn: every one has rooms of its own, so that nothing read in one helps in another. */
import type { CaptureMap } from '../../../../../games/collab-capture/index.ts'
import { Random } from '../../../../../core/random.ts'
import type { Room } from './building.ts'

const NAMES =
  'Archive Attic Bakery Balcony Barn Basement Boathouse Cabin Canteen Cellar Chapel Cloister Court Crypt Dairy Depot Forge Foyer Gallery Garage Garden Granary Hall Hatch Infirmary Kiln Kitchen Larder Laundry Library Lobby Loft Lounge Mill Nursery Office Orchard Pantry Parlour Passage Pavilion Porch Quarry Ramp Scullery Shed Smithy Stable Stage Studio Study Sunroom Terrace Tower Treasury Vault Veranda Vestry Wardrobe Well Workshop Yard'.split(
    ' ',
  )

/** A building, and two of its rooms that matter for a plan. */
export interface Building {
  readonly map: CaptureMap
  readonly posts: readonly [Room, Room]
}

const ROOMS = 14
const SHORTCUTS = 4

/** A ring of rooms with some shortcuts, and two doors whose buttons are elsewhere. */
function drawBuilding(random: Random): Building {
  const names = random.shuffle(NAMES).slice(0, ROOMS)
  const edges = names.map((name, i): [string, string] => [name, names[(i + 1) % ROOMS]!])
  while (edges.length < ROOMS + SHORTCUTS) {
    const [one, other] = random.shuffle(names) as [string, string]
    if (!edges.some((edge) => edge.includes(one) && edge.includes(other))) edges.push([one, other])
  }
  const rooms = random.shuffle(names).map((room) => ({
    room,
    leadsTo: random.shuffle(edges.filter((edge) => edge.includes(room)).map(([a, b]) => (a === room ? b : a))),
  }))
  const buttons = random.shuffle(names)
  const doors = random
    .shuffle(edges)
    .slice(0, 2)
    .map((between, i) => ({ between, button: buttons[i]!, open: true }))
  const [alice, bob, thief, post, other] = random.shuffle(names) as [string, string, string, string, string]
  return { map: { rooms, doors, start: { alice, bob, thief } }, posts: [post, other] }
}

/** Every building by name: the same ones every time. */
export function drawBuildings(game: string, count: number): Readonly<Record<string, Building>> {
  const random = new Random(2026, 'buildings', game)
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${game}-${i + 1}`, drawBuilding(random)]))
}
