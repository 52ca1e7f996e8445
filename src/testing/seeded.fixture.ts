/**
 * Read before every test file: properties try the same inputs at each run, so that a change is judged by what it changed.
 * `FC_SEED=random` tries others, and says which where one fails; `FC_SEED=123` tries those again.
 */
import fc from 'fast-check'

const wanted = process.env['FC_SEED'] ?? '1'
if (wanted !== 'random') {
  const seed = Number(wanted)
  if (!Number.isSafeInteger(seed)) throw new Error(`FC_SEED is ${wanted}: it is a whole number, or random.`)
  fc.configureGlobal({ seed })
}
