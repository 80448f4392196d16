const SHOWN_HEAD = 3;
const SHOWN_TAIL = 2;

/** `maricel88` → `mar***88`: enough for its owner to know it, too little for others. */
export const maskName = (username: string): string => {
  const tail = username.length > SHOWN_HEAD + SHOWN_TAIL ? SHOWN_TAIL : 1;
  const head = Math.max(1, Math.min(SHOWN_HEAD, username.length - tail - 1));
  return `${username.slice(0, head)}***${username.slice(-tail)}`;
};
