/** Links for friends, kept in this tab: only whoever opened the table has them. */
export interface Invitation {
  readonly seat: string
  /** From the root of this server. */
  readonly link: string
}

const keyOf = (table: string): string => `roundtable:invitations:${table}`

export const keepInvitations = (table: string, invitations: readonly Invitation[]): void =>
  sessionStorage.setItem(keyOf(table), JSON.stringify(invitations))

export function readInvitations(table: string): readonly Invitation[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[]') as readonly Invitation[]
  } catch {
    return []
  }
}
