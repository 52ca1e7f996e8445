/** `roundtable import`: brings in data sets of others from where the user has them. */
import type { Command } from 'commander'
import { InvalidInput } from '../../core/errors.ts'

export function addImport(program: Command): void {
  program
    .command('import')
    .argument('[data set]', 'which; without it, what can be imported is listed')
    .argument('[path]', 'the file or folder that you have')
    .description('Bring in published games and items from where you have them.')
    .option('--into <folder>', 'where they go', 'runs')
    .addHelpText(
      'after',
      `
Examples:
  roundtable import
  roundtable import dialop data.zip
  roundtable import prompts papers`,
    )
    .action(async (name: string | undefined, path: string | undefined, { into }: { into: string }) => {
      const { importers } = await import('../../lab/papers/index.ts')
      const all = await importers()
      if (!name) return all.forEach((importer) => console.log(`${importer.name}\n  ${importer.about}`))
      const importer = all.find((candidate) => candidate.name === name)
      if (!importer)
        throw new InvalidInput(`there is no data set "${name}"; there are ${all.map((one) => one.name).join(', ')}`)
      if (!path) throw new InvalidInput(`say where you have it: roundtable import ${name} <path>`)
      for (const line of await importer.run(path, into)) console.log(line)
    })
}
