/** How the first page puts games together; a game that is named nowhere comes last. */
interface Group {
  readonly title: string
  readonly about: string
  /** Absent: all that no other group names. */
  readonly names?: readonly string[]
}

export const GROUPS: readonly Group[] = [
  {
    title: 'Talk it over',
    about: 'Each of you holds half of what is known. Talk until the plan is good for all.',
    names: ['traveling-adventurers', 'planning', 'assignment', 'mediation'],
  },
  {
    title: 'Work side by side',
    about: 'The same rooms, two pairs of hands, and no word: read your partner by what they do.',
    names: ['overcooked', 'collab-capture', 'collab-escape'],
  },
  { title: 'Find out who is who', about: 'Some at the table play against you.', names: ['avalon'] },
  {
    title: 'Alone, in words',
    about: 'Small worlds of text, and questions about what somebody else must be thinking.',
    names: ['twc', 'map-reader', 'arithmetic', 'sorting', 'theory-of-mind'],
  },
  { title: 'More', about: 'Games that were added here.' },
]
