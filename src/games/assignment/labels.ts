/** What papers and reviewers are called: our own lists, and the published ones for instances that come without names. */

export interface Paper {
  /** As people say it; one word. */
  readonly short: string
  readonly title: string
}

/** What papers and reviewers are called. */
export interface Labels {
  readonly papers: readonly Paper[]
  readonly reviewers: readonly string[]
  /** Full names that some reviewers also go by. */
  readonly aliases?: readonly string[]
}

const paper = (title: string): Paper => ({ short: title.split(':')[0]!, title })

/** Names of this project, enough for tables up to 20 by 20. First names and short names are all different. */
export const OWN_LABELS: Labels = {
  papers: [
    'Anchor: Keeping Long Dialogues on Topic',
    'Beacon: Retrieval That Knows When It Is Lost',
    'Cobalt: Cheap Parsers for Small Languages',
    'Delta: Editing Facts in Trained Networks',
    'Ember: Warm Starts for Speech Recognition',
    'Fathom: How Deep Must a Translator Be',
    'Gantry: Building Corpora That Last',
    'Harbor: Safe Storage of Spoken Data',
    'Isthmus: Bridging Signed and Spoken Language',
    'Juniper: Pruning Without Regret',
    'Kestrel: Watching Models While They Learn',
    'Lattice: Structure From Unlabeled Text',
    'Mosaic: Piecing Together Broken Documents',
    'Nimbus: Summaries of Changing News',
    'Orchard: Grafting Grammars Onto Networks',
    'Prism: Splitting Style From Meaning',
    'Quarry: Mining Questions From Manuals',
    'Relay: Handing Over Between Assistants',
    'Sextant: Finding Where a Story Happens',
    'Trellis: Support for Growing Vocabularies',
  ].map(paper),
  reviewers: [
    'Ada Brandt',
    'Boris Castellano',
    'Chiara Dufour',
    'Dmitri Eklund',
    'Elena Farrow',
    'Femi Garba',
    'Greta Holm',
    'Hugo Ivanov',
    'Ines Jakobsen',
    'Jonas Kimani',
    'Keiko Lindqvist',
    'Lars Mbeki',
    'Mira Novak',
    'Nils Okafor',
    'Olga Petit',
    'Pablo Quist',
    'Rosa Santoro',
    'Sven Takeda',
    'Tara Ueda',
    'Victor Wolff',
  ],
}

/** The published names, in the order of the published tables (rows are reviewers, columns are papers). */
export const PUBLISHED_LABELS: Labels = {
  papers: [
    'BLEU: a Method for Automatic Evaluation of MT',
    'Electra: Pre-training Text Encoders as Discriminators',
    'GloVe: Global Vectors for Word Representation',
    'GLUE: A Multi-Task Benchmark and Analysis Platform for NLU',
    'LLaMA: Open and Efficient Foundation Language Models',
    'RoBERTa: A Robustly Optimized BERT Pretraining Approach',
    'QuAC: Question Answering in Context',
    'SWAG: An Adversarial Dataset for Commonsense Inference',
  ].map(paper),
  reviewers: [
    'Ava Li',
    'Daniel Nguyen',
    'Sofia Patel',
    'Andrei Petrov',
    'Morgan Reed',
    'Joseph Santos',
    'Ethan Smith',
    'Noah Wilson',
  ],
  // One of the published games was played with these.
  aliases: [
    'Olivia Anderson',
    'Lucas Brown',
    'Alexander Hill',
    'Noah Lee',
    'Mason Martin',
    'Ava Thompson',
    'Harper Walker',
    'Isabella Wright',
  ],
}
