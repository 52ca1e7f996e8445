/** What the process says when it ends. */
export const EXIT = { fine: 0, episodesFailed: 1, wrongUse: 2, interrupted: 130 } as const
