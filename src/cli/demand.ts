/** An option that has to be given. */
import type { Command } from 'commander'

/**
 * Adds it. Commander's own `requiredOption` is checked before unknown options are, so that of `--agnets` one would learn only
 * that `--agents` is missing.
 */
export const demand = (command: Command, flags: string, about: string): Command =>
  command.option(flags, about).hook('preAction', () => {
    const option = command.options.find((one) => one.flags === flags)!
    if (command.getOptionValue(option.attributeName()) === undefined)
      command.error(`error: required option '${flags}' not specified`)
  })
