/** Words that judge a place before what it is called: "that pricey bookshop", "the silly bridge". */
export const JUDGING =
  /^(?:pricey|pricy|expensive|overpriced|dear|costly|posh|fancy|silly|stupid|boring|dull|dreary|drab|ugly|awful|terrible|horrible|dreadful|lousy|damn|damned|bloody|blasted|wretched|cursed|blessed|same|touristy|crowded|loud|noisy|distant|faraway|remote|lonely|useless|pointless|unwanted|lovely|nice|decent|fine|great|good|wonderful|beautiful|pretty|charming|sweet|cute|cosy|cozy|quaint|quiet|poor|famous|cheap|free)$/
