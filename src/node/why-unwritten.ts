/** What is told whoever cannot write, in the words of somebody who has to mend it. */

/** Why something could not be written, and the way out. */
export function whyUnwritten({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full; free some space and run the same command again'
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return `nothing can be written here (${code}); choose another folder with --runs or --into`
    default:
      return message
  }
}
