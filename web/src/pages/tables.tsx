/** Tables under way, for whoever runs the server: who sits where, and the way into any seat. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { listTables, openSeat } from '../api.ts'
import { Trouble } from '../key-prompt.tsx'
import { looksOf } from '../looks.ts'
import { SeatName } from '../seat-mark.tsx'
import { Shell } from '../shell.tsx'

export function TablesPage() {
  const tables = useQuery({ queryKey: ['tables'], queryFn: listTables, refetchInterval: 3000 })
  const navigate = useNavigate()
  const opening = useMutation({
    mutationFn: ({ table, seat }: { table: string; seat: string }) => openSeat(table, seat),
    onSuccess: ({ link }) => void navigate({ to: '/table', hash: link.slice(link.indexOf('#') + 1) }),
  })
  return (
    <Shell
      title="Tables under way"
      where={
        <>
          <Link to="/">Games</Link> <span aria-hidden="true">/</span> Tables
        </>
      }
    >
      <div className="column">
        <h1>Tables under way</h1>
        <p className="soft">
          Look over the shoulder of any seat; there you can take it from whoever holds it, and give it back.
        </p>
        {(tables.error ?? opening.error) && <Trouble error={(tables.error ?? opening.error)!} />}
        {tables.data?.length === 0 && (
          <p>
            Nobody plays just now. <Link to="/">Choose a game</Link>.
          </p>
        )}
        <ul className="lines">
          {tables.data?.map(({ table, game, seats }) => {
            const looks = looksOf(Object.keys(seats))
            return (
              <li key={table} className="card">
                <h2>{game}</h2>
                {looks.map((look) => {
                  const { who, turn } = seats[look.seat]!
                  return (
                    <p key={look.seat} className="row">
                      <SeatName look={look} note={`${who ?? 'nobody'}${turn === 'must' ? ', to act' : ''}`} />
                      <button
                        type="button"
                        disabled={opening.isPending}
                        aria-label={`Look at ${look.seat} of ${game}`}
                        onClick={() => opening.mutate({ table, seat: look.seat })}
                      >
                        Look
                      </button>
                    </p>
                  )
                })}
              </li>
            )
          })}
        </ul>
      </div>
    </Shell>
  )
}
