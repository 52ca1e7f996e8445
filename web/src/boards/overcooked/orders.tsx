/** The soups that are wanted, drawn on their dishes, with what each earns. */
import type { Observation } from 'roundtable/games/overcooked'
import { Dish } from './tiles.tsx'
import { nameSoup } from './words.ts'

type Kitchen = Observation['kitchen']

const Soup = ({ contents }: { readonly contents: string }) => (
  <svg className="kitchen-dish" viewBox="0 0 40 40" role="img" aria-label={`soup of ${nameSoup(contents)}`}>
    <Dish x={20} y={20} size={18} contents={contents} />
  </svg>
)

/** `delivered`: how many soups of an order list are out. */
export function Orders({ kitchen, delivered }: { readonly kitchen: Kitchen; readonly delivered: number }) {
  const { orderList, orders, bonusOrders } = kitchen
  if (orderList) {
    const open = orderList.slice(delivered)
    return (
      <div className="board-row">
        <h3>Wanted in turn</h3>
        {open.slice(0, 6).map((wanted, place) => (
          <span key={delivered + place} className={place === 0 ? 'board-chip board-chosen' : 'board-chip'}>
            {wanted === 'any' ? 'any soup' : <Soup contents={wanted === 'onion' ? 'ooo' : 'ttt'} />}
          </span>
        ))}
        {open.length > 6 && <span className="board-soft">and {open.length - 6} more</span>}
        {open.length === 0 && <span className="board-soft">all delivered</span>}
      </div>
    )
  }
  if (!orders)
    return (
      <div className="board-row">
        <h3>Wanted</h3>
        <span className="board-chip">any soup · {priceOf(kitchen, undefined)}</span>
      </div>
    )
  return (
    <div className="board-row">
      <h3>Wanted</h3>
      {orders.map((contents) => (
        <span key={contents} className="board-chip">
          <Soup contents={contents} />
          <span className="board-number">{priceOf(kitchen, contents)}</span>
          {bonusOrders.includes(contents) && <b>×{kitchen.bonus}</b>}
        </span>
      ))}
    </div>
  )
}

function priceOf({ value }: Kitchen, contents: string | undefined): string {
  if (typeof value === 'number') return `${value} points`
  if (contents === undefined) return `${value.onion} points an onion, ${value.tomato} a tomato`
  const sum = [...contents].reduce((total, letter) => total + (letter === 'o' ? value.onion : value.tomato), 0)
  return `${sum} points`
}
