/** Texts laid out as those of the papers and of the release are, with words of our own in place of theirs. */

const kitchens = `
C SOMETHING

Overcooked Task Description Prompt:

You cook as Alice beside Bob. LAYOUT_DESCRIPTION.
Say what Bob will do. Action: <action>.

Overcooked Coordination Task Description Prompt:

You cook as Alice beside Bob. LAYOUT_DESCRIPTION. Help first.
Say what Bob will do; I prefer helping. Action: <action>.

Layout Prompts (Overcooked):**Cramped Room**

A small square
kitchen.

Asymmetric Advantages

Two halves; Bob has the left one, Alice the right one.

Forced Coordination

A wall.

Coordination Ring

A ring.

Counter Circuit

A long ring.

Layout Prompts (Overcooked Assistance):

Gated Delivery

Gates.

Locked

Two rooms.
`

const textGames = `
Role Initialization

You are a tester. {TASK DESC}\\n

Action Query

You see: {OBS}\\n {INV STATE}\\n Points: {SCORE}\\n You may: {VALID ACT SET}.

Table 2: The format.

Task

Constrained Prompts

Arithmetic

Mind the numbers.\\n 2) Twice.\\n

MapReader

Read.

Sorting

Sort.

TWC

Tidy.

Table 3: The rules.
`

const avalon = `
Some text before.

Among the players are several.
Known: {PRIVATE_INFORMATION}
{PUBLIC_INFORMATION}
Find {self._current_team_number} of them.’’’})
Figure 3: The request.

Rules of the test.
Tips: none.
Figure 7: The rules.
Role Global Prompt

Merlin

{Game Rule} + Merlin here.

Percival

{Game Rule} + Percival here.

Good

Servant

{Game Rule} + Servant here.

Morgana

{Game Rule} + Morgana here.

Assassin

{Game Rule} + Assassin here.

Evil

Minion

{Game Rule} + Minion here.

Table 4: The roles.
`

/** Three papers as text, by the name of the file. */
export const papers: Readonly<Record<string, string>> = {
  'kitchens.txt': kitchens,
  'games/text.txt': textGames,
  'games/avalon.txt': avalon,
}

const dialogue = '[message] Hello\n[propose] something\n[accept]\nFinal Score: 1\n'

/** The release of the dialogue games, without its user's prompt of Planning. */
export const release: Readonly<Record<string, string>> = {
  'dialop/prompts/optimization.txt': `Chair the test.\nEXAMPLE 1.\n${dialogue}\nEXAMPLE 2.\n`,
  'dialop/prompts/itinerary_agent.txt': `Guide the visitor.\nTRIP 1.\n${dialogue}\nTRIP 2.\n`,
  'dialop/prompts/mediation_user0.txt': `First traveller.\n${dialogue}`,
  'dialop/prompts/mediation_user1.txt': `Second traveller.\n${dialogue}`,
  'dialop/prompts/mediation_agent.txt': `Book flights.\n${dialogue}`,
  'dialop/README.txt': 'Nothing of the kind.',
}
