/** @type {Readonly<Record<keyof typeof import('./texts.en.js').EN, string>>} */
export const TY = {
  spin: 'Magpaputok',
  bet: 'Kanyon',
  lowerBet: 'Babaan ang level ng kanyon',
  raiseBet: 'Taasan ang level ng kanyon',
  aim: 'Puntirya ng kanyon',
  sea: 'Ang dagat. Mag-tap ng isda para paputukan ito, o pumili ng uri sa ibaba at magpaputok.',
  invitation: 'Mag-tap ng isda para paputukan ito',
  waiting: 'Hinihintay ang sagot sa mga putok mo',
  win: '{caught} sa {shots} ang nahuli: PANALO *{amount}*',
  returned: '{caught} sa {shots} ang nahuli: ibinalik *{amount}*',
  noWin: 'Walang nahuli',
  givenBack: 'Ibinalik ang mga putok mo',
  sayWin: '{shots} putok sa halagang {stake}. Nahuli: {caught}. Panalo {amount}. Balanse {balance}.',
  sayReturned: '{shots} putok sa halagang {stake}. Nahuli: {caught}. Ibinalik {amount}. Balanse {balance}.',
  sayNoWin: '{shots} putok sa halagang {stake}. Walang nahuli. Balanse {balance}.',
  sayCount: '{count} {symbol}',
  sayKind: '{name}, bayad ×{multiplier}',
  insufficient: 'Kulang ang balanse sa isang putok sa level na ito.',
  insufficientForAll: 'Kulang ang balanse sa isang putok sa pinakamababang level. Magdeposito para makapaglaro.',
  playMoneyShort: 'Kulang ang play money sa isang putok sa level na ito.',
  betInstead: 'Level na {bet}',
  unsettledText:
    'Mga putok na naipadala: {shots}, sa halagang {amount}. Hanggang isang beses lang mabibilang ang mga ito. Hindi pa naipadala: {unsent}; walang bawas hangga’t hindi naipapadala. Ipapadala ang lahat kapag may koneksyon na.',
  busyText:
    'Busy ang laro. Hanggang isang beses lang mabibilang ang {shots} putok sa halagang {amount}. Hindi pa naipadala: {unsent}. Subukan ulit pagkatapos ng {seconds} s.',
  limitTitle: 'Pinipigilan ng sarili mong limit ang mga putok na ito',
  lossLimitText:
    'Hanggang {limit} ang puwedeng matalo sa iyo {period}, at higit sa natitira ang mga putok na ito. Walang binawas para sa mga ito. Magsisimula ulit sa {until}.',
  timeLimitText:
    'Hanggang {limit} ka lang puwedeng maglaro {period}, at ubos na ang oras. Walang binawas para sa mga putok na ito. Magsisimula ulit sa {until}.',
  paysTitle: 'Bayad ng putok na {bet}',
  symbol: 'Isda',
  pays: 'Bayad',
  chance: 'Tsansa',
  hitFrequency: 'Mga putok sa ×2 na nakakahuli',
  ruleShot:
    'Nakapuntirya sa isang isda ang bawat putok, at level ng kanyon ang taya nito. Isang putok ang bawat tap; walang kusang pumuputok.',
  ruleCatch:
    'Kapag nahuli ng putok ang isda nito, level × multiplier ang bayad, kasama ang taya; kung hindi, talo ang putok. Hiwalay ang bunot ng bawat putok: puwedeng parehong makahuli ang dalawang putok sa isang isda, at parehong may bayad.',
  ruleReturn:
    'Sa maraming putok, pareho ang balik ng bawat uri, kaya walang pagpuntiryang mas mabuti sa iba. Walang epekto kung saan lumalangoy ang isda.',
  ruleServer:
    'Hanggang {most} putok ang minsanang binubunot ng server, ayon sa pagkakasunod. Pagkatapos lang ng sagot hinihila ang isda.',
  ruleUnsent:
    'Isang beses lang binibilang ang mga putok na naipadala, kahit magsara ang laro; makikita ang mga ito sa tala ng mga taya mo. Walang bawas ang mga hindi pa naipadala.',
};
