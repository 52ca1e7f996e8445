/**
 * How well the rule tagger of dialogue acts agrees with labels by hand, on messages of the published dialogues (not brought
 * with the project). `npx tsx bench/dialogue-acts.ts <folder with human/*.dev.json>`
 */
import { readPublished } from '../src/lab/papers/dialop/published/read-published.ts'
import { ACTS, tagByRules, type Act } from '../src/lab/papers/dialop/analyses/acts.ts'

/** Dialogue, place of the message in it, and what it does: s share, q query, a affirm, e explain, m meta, r revise, x miscellany. */
const LABELS = `
assignment-037 2 s; assignment-054 7 s; assignment-000 17 sm; assignment-120 8 a; assignment-110 9 sm; assignment-004 12 s;
assignment-128 59 s; assignment-110 8 m; assignment-029 0 s; assignment-128 25 s; assignment-053 5 am; assignment-038 0 x;
assignment-120 4 a; assignment-044 15 sa; assignment-133 8 sa; assignment-052 4 aq; assignment-033 0 x; assignment-054 0 m;
assignment-098 5 sa; assignment-027 30 s; assignment-100 2 s; assignment-063 13 s; assignment-071 6 s; assignment-045 32 s;
assignment-071 26 s; assignment-071 17 s; assignment-093 10 sa; assignment-001 22 q; assignment-093 11 sa; assignment-120 10 a;
assignment-063 11 sq; assignment-064 11 s; assignment-007 3 q; assignment-110 51 saq; assignment-069 14 s; assignment-110 26 s;
planning-007 11 saq; planning-031 4 qe; planning-102 5 q; planning-058 5 sq; planning-000 11 q; planning-100 2 s;
planning-057 1 xm; planning-015 8 sq; planning-002 11 s; planning-083 1 m; planning-013 16 sa; planning-086 6 s;
planning-111 1 q; planning-040 5 x; planning-101 3 q; planning-025 1 xm; planning-005 1 q; planning-032 11 s;
planning-002 9 sq; planning-109 3 s; planning-022 1 s; planning-096 0 xm; planning-049 1 sx; planning-096 1 xs;
planning-075 8 x; planning-001 3 q; planning-000 8 q; planning-032 8 am; planning-000 3 sq; planning-109 9 q;
planning-089 0 xm; planning-035 2 q; planning-104 9 es; planning-018 3 q; planning-084 1 xm; planning-106 6 q;
mediation-159 3 q; mediation-009 8 sa; mediation-147 1 s; mediation-145 0 xm; mediation-067 10 s; mediation-007 19 qs;
mediation-065 16 r; mediation-007 17 m; mediation-136 11 s; mediation-073 0 s; mediation-109 7 q; mediation-118 0 xq;
mediation-145 2 xq; mediation-091 11 as; mediation-005 13 a; mediation-071 30 x; mediation-103 3 sq; mediation-018 0 q;
mediation-134 0 xm; mediation-094 6 am; mediation-125 0 xm; mediation-018 1 sq; mediation-029 10 sq; mediation-036 8 s;
mediation-001 6 sa; mediation-134 17 s; mediation-155 6 q; mediation-125 4 s; mediation-078 14 am; mediation-075 0 q;
mediation-048 3 s; mediation-119 4 a; mediation-007 15 aq; mediation-111 2 r; mediation-113 11 s; mediation-036 10 s
`
const LETTERS: Readonly<Record<string, Act>> = {
  s: 'share',
  q: 'query',
  a: 'affirm',
  e: 'explain',
  m: 'meta',
  r: 'revise',
  x: 'miscellany',
}

const path = process.argv[2]
if (!path) throw new Error('say where the published dialogues are')
const dialogues = new Map(readPublished(path).games.map((game) => [game.id, game]))
const counts = Object.fromEntries(ACTS.map((act) => [act, { hits: 0, tagged: 0, labelled: 0 }]))
let [same, shared, total] = [0, 0, 0]
for (const label of LABELS.split(';').map((text) => text.trim())) {
  const [id, place, letters] = label.split(' ') as [string, string, string]
  const messages = dialogues.get(`hh-${id}`)?.actions.filter(({ action }) => action.type === 'message')
  const text = messages?.[Number(place)]?.action.text as string | undefined
  if (text === undefined) continue
  const wanted = [...letters].map((letter) => LETTERS[letter]!)
  const tagged = tagByRules(text)
  total++
  if (wanted.length === tagged.length && wanted.every((act) => tagged.includes(act))) same++
  if (wanted.some((act) => tagged.includes(act))) shared++
  else console.log(`${id} ${place}: ${tagged.join(', ')}, by hand ${wanted.join(', ')}: ${text.slice(0, 90)}`)
  for (const act of ACTS) {
    if (tagged.includes(act)) counts[act]!.tagged++
    if (wanted.includes(act)) counts[act]!.labelled++
    if (tagged.includes(act) && wanted.includes(act)) counts[act]!.hits++
  }
}
const scores = ACTS.filter((act) => counts[act]!.labelled > 0).map((act) => {
  const { hits, tagged, labelled } = counts[act]!
  return { act, f1: (2 * hits) / (tagged + labelled), labelled }
})
for (const { act, f1, labelled } of scores) console.log(`${act}: F1 ${f1.toFixed(2)} (${labelled} by hand)`)
const macro = scores.reduce((sum, { f1 }) => sum + f1, 0) / scores.length
console.log(
  `${total} messages: a type in common ${((100 * shared) / total).toFixed(1)} %, the very same types ${((100 * same) / total).toFixed(1)} %, macro F1 ${macro.toFixed(2)}`,
)
