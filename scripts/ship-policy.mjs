// Takes finished trainings into the package: node scripts/ship-policy.mjs runs/train-overcooked-ppo-sp-*
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

for (const folder of process.argv.slice(2)) {
  if (!existsSync(join(folder, 'policy.json'))) {
    console.error(`${folder} is not finished: left out`)
    continue
  }
  const { method, label } = JSON.parse(readFileSync(join(folder, 'training.json'), 'utf8'))
  const policy = JSON.parse(readFileSync(join(folder, 'policy.json'), 'utf8'))
  const [game, name] = method.split('/')
  const into = join('data', 'learned', game, name)
  mkdirSync(into, { recursive: true })
  copyFileSync(join(folder, policy.weights), join(into, `${label}.bin`))
  writeFileSync(join(into, `${label}.json`), `${JSON.stringify({ ...policy, weights: `${label}.bin` }, null, 1)}\n`)
  console.log(join(into, `${label}.json`))
}
