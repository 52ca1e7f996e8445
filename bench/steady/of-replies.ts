/**
 * Changes of a reply that leave what it decides as it is: what servers and models put around it, remarks before and behind,
 * other signs for the same, and ends that break off. A change that does not apply to a reply gives nothing.
 */

/** A reply → the same in another manner; undefined where there is none. */
export type ReplyChange = (reply: string, situation: string) => string | undefined

/** In JSON, code and tables a word beside the answer is another kind of reply. */
const isData = (reply: string): boolean => /\[tool|search\(|^\s*[[{`<|]|[`}\]>|]\s*$|<\/?\w+>|```/i.test(reply)
/** What is said behind nothing would be what is said. */
const isOpen = (reply: string): boolean => /(?:[\]:>*([{,;–—-]|\b(?:the|a|to|and|or|not|user))\s*$/i.test(reply)
/** Names of their own before lines tell who speaks. */
const isTalk = (reply: string): boolean => /^\W{0,4}[\w -]{1,20}:[^]*\n\W{0,4}[\w -]{1,20}:/.test(reply)
/** A line of its own is a list or a talk, not one thing that may stand in marks. */
const isOneLine = (reply: string): boolean => !/\n/.test(reply.trim())
const ends = (reply: string): boolean => /[.!?…"”’*]\s*$/.test(reply)
/** There are readers to whom all words are what is said. */
const isSaid = (situation: string): boolean => /speaker|house|query|turn/.test(situation)

const before =
  (words: string): ReplyChange =>
  (reply, situation) =>
    // Where nothing else is said aloud they would be the answer.
    isSaid(situation) || /^\s*<think/.test(reply) ? undefined : words + reply

const lineBehind =
  (words: string): ReplyChange =>
  (reply, situation) =>
    isSaid(situation) || isOpen(reply) ? undefined : `${reply}\n\n${words}`

const behind =
  (words: string): ReplyChange =>
  (reply, situation) =>
    isSaid(situation) || isData(reply) || isOpen(reply)
      ? undefined
      : `${reply.trimEnd()}${ends(reply) ? '' : '.'} ${words}`

/** Bare signs around the whole. */
const around =
  (left: string, right = left): ReplyChange =>
  (reply, situation) =>
    situation === 'a query' || !isOneLine(reply) || isData(reply) || reply.includes(left[0]!) || /["“”*]/.test(reply)
      ? undefined
      : left + reply.trim() + right

/** Whoever is called the assistant replies; where it is another seat, its lines are not one's own. */
const called =
  (name: string): ReplyChange =>
  (reply, situation) =>
    situation === 'an open proposal' || isSaid(situation) || isTalk(reply) ? undefined : name + reply

const token =
  (words: string): ReplyChange =>
  (reply) =>
    reply + words

const put =
  (from: RegExp, to: string): ReplyChange =>
  (reply) =>
    reply.replace(from, to)

export const REPLY_CHANGES: Readonly<Record<string, ReplyChange>> = {
  // What servers leave.
  'ends of lines': put(/\n/g, '\r\n'),
  'spaces around': (reply) => `  ${reply}   \n\n`,
  'spaces at the ends of lines': put(/(?<=\S)$/gm, '  '),
  'no-break space': put(/ /, '\u00a0'),
  'no-break spaces': put(/ /g, '\u00a0'),
  'narrow space': put(/ (?=\S+\s*$)/, '\u202f'),
  'byte order mark': (reply) => `\ufeff${reply}`,
  'empty lines': put(/\n/g, '\n\n'),
  'end of message': token('<|im_end|>'),
  'end of turn': token('<|eot_id|>'),
  'end of text': token('</s>'),
  'gemma end': token('<end_of_turn>\n'),
  'message in tokens': (reply) => `<|im_start|>assistant\n${reply}<|im_end|>`,
  header: (reply, situation) =>
    isSaid(situation) ? undefined : `<|start_header_id|>assistant<|end_header_id|>\n\n${reply}`,
  thought: (reply) =>
    /think/i.test(reply) ? undefined : `<think>\nLet me weigh this with care.\n</think>\n\n${reply}`,
  // Who replies.
  assistant: called('Assistant: '),
  'assistant in bold': called('**Assistant:** '),
  'assistant on a line': called('assistant\n'),
  response: called('### Response:\n'),
  // What models say before and behind.
  sure: before('Sure! Here is my reply:\n\n'),
  'of course': before('Of course.\n'),
  'as requested': before('As requested, here is what I do.\n\n'),
  'closing line': lineBehind('Let me know if you need anything else!'),
  'closing hope': lineBehind('I hope this helps.'),
  'closing brackets': lineBehind('(End of turn)'),
  'closing rule': lineBehind('---'),
  'closing thanks': lineBehind('Thank you for your patience.'),
  'closing wish': behind('Good luck to all of us!'),
  'closing reason': behind('My reasons are well known.'),
  'closing smile': behind(':)'),
  'closing case': behind('That is all that there is to say.'),
  'next turn': lineBehind('User: ok, what now?'),
  'next human turn': lineBehind('Human: Thanks. What do you do next?'),
  'next prompt': lineBehind('### Instruction:\nNow answer the next one.'),
  'broken off': behind('This is because the'),
  'broken off line': lineBehind('In the next'),
  // Other signs.
  fence: (reply, situation) => (reply.includes('```') || isSaid(situation) ? undefined : `\`\`\`\n${reply}\n\`\`\``),
  'fence with a name': (reply, situation) =>
    reply.includes('```') || isSaid(situation) ? undefined : `\`\`\`text\n${reply}\n\`\`\``,
  bold: around('**'),
  italics: around('*'),
  quoted: around('"'),
  'in curly quotation marks': around('“', '”'),
  'as code': around('`'),
  'curly apostrophes': put(/(?<=\w)'(?=\w)/g, '’'),
  dashes: put(/ - /g, ' — '),
  'quoted lines': (reply, situation) => (isSaid(situation) || isData(reply) ? undefined : reply.replace(/^/gm, '> ')),
  'no full stop': put(/(?<=\w)\.\s*$/, ''),
}
