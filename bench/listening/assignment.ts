/**
 * What players of the published dialogues say, labelled by hand: dialogue, entry of its log, and what is told of reviewers
 * for papers: `+` good or proposed, `0` middling, `-` bad or refused, `?` not known to the speaker.
 */
export const LABELS = `
000 0: Joseph LLaMA +
000 1: Daniel Electra +, Noah BLEU +, Sofia SWAG +
000 2: Ethan GloVe +
000 3: Ethan GloVe +
000 4: Ethan QuAC +, Ethan GloVe +
000 5: Noah QuAC 0, Noah BLEU +, Ethan QuAC +
000 6: Ethan QuAC +
000 7: Sofia GloVe +, Sofia SWAG +
000 11: Ethan GLUE -
000 12: Joseph GLUE +
001 2: Ava RoBERTa +, Morgan Electra +
001 3: Daniel SWAG +, Andrei LLaMA +, Ethan SWAG +, Noah GloVe +
001 4: Joseph SWAG +, Daniel SWAG ?, Ethan SWAG ?, Noah BLEU +
001 5: Ethan SWAG +
001 7: Noah BLEU +
001 8: Joseph GloVe +, Joseph GLUE +, Joseph SWAG +
001 12: Sofia QuAC 0, Daniel GLUE +, Sofia QuAC +
001 13: Daniel GLUE +
004 1: Ethan BLEU +, Joseph SWAG +
004 2: Noah GloVe +, Ethan GLUE +, Joseph SWAG +
004 4: Morgan GLUE +
004 5: Morgan BLEU -
004 6: Andrei LLaMA 0
004 7: Andrei RoBERTa 0
004 8: Sofia Electra -
004 9: Ava QuAC -
006 2: Daniel LLaMA +, Ava RoBERTa +
006 5: Sofia BLEU +
006 9: Andrei Electra +
010 0: Ava GloVe +, Ethan SWAG +
010 1: Daniel GloVe +
010 2: Ava GLUE +
010 4: Sofia LLaMA +
010 5: Joseph LLaMA +
010 6: Joseph LLaMA +
010 9: Andrei QuAC +
011 2: Sofia BLEU +
011 3: Ava GloVe +
011 13: Morgan BLEU +
011 24: Joseph LLaMA +
011 28: Ethan QuAC +, Joseph RoBERTa +, Ethan RoBERTa +
011 32: Morgan BLEU +
011 34: Ethan Electra +
011 43: Ava QuAC -, Joseph LLaMA +
011 47: Ethan QuAC +
011 49: Ava GLUE +, Ava GloVe +
011 56: Noah QuAC -, Daniel QuAC 0
013 1: Joseph BLEU +, Noah QuAC +, Noah SWAG +, Morgan LLaMA +
013 3: Joseph BLEU +
013 4: Joseph SWAG +, Noah QuAC +, Ava RoBERTa +
013 9: Daniel Electra +, Daniel RoBERTa -
013 10: Andrei Electra +
013 12: Daniel Electra ?
014 8: Ethan QuAC +, Noah BLEU +
014 13: Ava GLUE +, Andrei QuAC +
015 3: Noah QuAC +
015 4: Noah BLEU +, Noah QuAC +
015 6: Andrei Electra ?
015 9: Morgan LLaMA +
016 2: Joseph SWAG +
016 4: Sofia GloVe +
016 7: Andrei Electra +
017 1: Noah GLUE +
017 2: Noah GLUE ?
017 3: Joseph LLaMA +
017 4: Joseph LLaMA ?, Andrei Electra +
017 5: Ethan GloVe +
017 6: Daniel RoBERTa +
017 8: Ethan GloVe +, Morgan SWAG +
017 10: Sofia QuAC +
018 3: Andrei SWAG +, Ethan GLUE +
018 4: Daniel BLEU +, Ethan Electra +, Andrei GloVe +, Daniel LLaMA +, Sofia QuAC +, Ava SWAG +
020 3: Ava GloVe +, Noah LLaMA +
020 4: Daniel RoBERTa +, Joseph QuAC +
020 5: Sofia GLUE +
020 8: Ethan GLUE -, Ethan LLaMA -, Ethan RoBERTa -
020 9: Ethan GloVe -, Ethan LLaMA -, Ethan SWAG +, Ethan Electra +, Ethan BLEU +
020 13: Andrei Electra +
024 0: Andrei GLUE +
024 1: Andrei QuAC 0, Ethan QuAC +
024 2: Joseph GloVe +, Ethan QuAC +
024 3: Noah GLUE +, Noah Electra +, Noah BLEU +, Noah LLaMA +
024 7: Daniel RoBERTa +, Noah BLEU +
026 2: Ava QuAC +
026 4: Daniel SWAG +
026 7: Sofia Electra +
026 9: Andrei GLUE ?
026 10: Andrei GLUE +
026 13: Morgan GLUE +, Morgan Electra +, Morgan LLaMA +
026 14: Morgan LLaMA +
026 17: Joseph GloVe +
026 19: Ethan BLEU +
027 0: Morgan BLEU +, Morgan RoBERTa +
027 1: Noah BLEU +, Ethan SWAG +, Sofia LLaMA +, Morgan RoBERTa +, Ava QuAC +
027 2: Ava GloVe +, Andrei Electra +
027 4: Ava GloVe +
027 5: Joseph QuAC -
027 8: Daniel GLUE -
027 12: Joseph GLUE -
027 15: Andrei GLUE ?, Morgan GLUE ?, Joseph GLUE ?, Noah GLUE ?
027 17: Daniel QuAC ?, Andrei QuAC ?, Morgan QuAC ?, Ethan QuAC ?
027 20: Andrei QuAC +
027 23: Sofia LLaMA +, Ava LLaMA +
027 25: Noah BLEU +
028 2: Ava GloVe +
028 4: Daniel RoBERTa +, Sofia BLEU +
029 0: Ava QuAC +, Daniel BLEU +, Sofia LLaMA +
029 8: Joseph GloVe -, Noah GloVe -, Andrei GloVe +
`
