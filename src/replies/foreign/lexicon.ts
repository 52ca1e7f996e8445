/** How answers and words are labelled in other languages: data, all of it. `_` stands for a space. */

const words = (list: string): readonly string[] => list.split(' ')

/** What stands before an answer in other languages. */
export const FOREIGN_BEHIND = words('final finale correcta correcte suivante')
export const FOREIGN_COPULAS = words('ist lautet es est 是 é')
export const FOREIGN_ARTICLES = words('la_bonne die_richtige la ma mon mi minha die meine mein il o мой моя les los')
/** What an answer is called in them, and what stands before it without a blank. */
export const FOREIGN_ANSWERS = words(
  '答案 回答 回复 选择 行动 动作 決定 决定 行動 réponse reponse respuesta resposta risposta antwort ответ décision decisión entscheidung aktion acción accion azione ação befehl choix действие решение stimme voto голос 投票 zug',
)
export const FOREIGN_FINAL = words(
  'endgültige finale letzte nächste nächster última final siguiente próxima окончательный',
)
/** What words that are said are called in other languages. */
export const FOREIGN_SPEECH = words(
  'rede aussage nachricht ansprache discours déclaration mensaje discurso declaración messaggio discorso mensagem речь сообщение 发言 発言',
)
export const FOREIGN_BEFORE = words('最终 正确 我的 下一步 最終 次の 私の')
/** "I choose" in them. */
export const FOREIGN_PRONOUNS = words('je ich yo eu io я')
export const FOREIGN_VERBS = words(
  'choisis prends wähle nehme elijo escojo propongo scelgo escolho proponho выбираю предлагаю 我选择 我选 我選擇 我提议',
)
