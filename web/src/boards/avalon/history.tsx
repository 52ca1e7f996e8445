/** Every proposal so far in a table: who led, who was to go, who voted how, how it came out. */
import type { Observation } from 'roundtable/games/avalon'

export function History({ observation }: { readonly observation: Observation }) {
  const { proposals, rules } = observation
  const players = Array.from({ length: rules.players }, (_, place) => place + 1)
  return (
    <details>
      <summary className="board-soft board-small">All proposals and votes</summary>
      <div className="avalon-scroll" tabIndex={0} role="region" aria-label="All proposals and votes">
        <table className="avalon-history">
          <thead>
            <tr>
              <th scope="col">quest</th>
              {players.map((player) => (
                <th key={player} scope="col">
                  {player}
                </th>
              ))}
              <th scope="col">came to</th>
            </tr>
          </thead>
          <tbody>
            {proposals.map(({ round, attempt, leader, team, votes, approved, forced, tally, quest }, row) => (
              <tr key={row}>
                <th scope="row">
                  {round}.{attempt}
                </th>
                {players.map((player) => {
                  const vote = votes[player - 1]
                  return (
                    <td key={player} className={team?.includes(player) ? 'avalon-went' : ''}>
                      {player === leader ? '♛' : ''}
                      {vote === true ? '✓' : vote === false ? '✗' : ''}
                    </td>
                  )
                })}
                <td>
                  {approved === null
                    ? quest || forced
                      ? 'went'
                      : 'open'
                    : approved
                      ? 'approved'
                      : forced
                        ? 'forced'
                        : 'rejected'}
                  {tally !== null && ` (${tally})`}
                  {quest && (quest.success ? ', succeeded' : `, failed${quest.fails ? ` (${quest.fails})` : ''}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
