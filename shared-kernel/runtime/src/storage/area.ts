export type AreaName = 'local' | 'session';

/** What is kept where the browser keeps nothing (storage blocked by a setting or a private window): this page's memory. */
const inMemory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

const memory: Readonly<Record<AreaName, Storage>> = { local: inMemory(), session: inMemory() };

let isKept = true;

/** From now on everything is kept in this page's memory: what a frame in a foreign page is told is that visit's alone. Called by the host, first of all. */
export const keepInMemory = (): void => {
  isKept = false;
};

/** Some apps' web views hand out null where the browser's types promise a storage. */
const given = (name: AreaName): Storage | null => (name === 'local' ? window.localStorage : window.sessionStorage);

/** One of the browser's two storages; a stand-in of this page where there is none, or where reading it throws. */
export const area = (name: AreaName): Storage => {
  if (!isKept) return memory[name];
  try {
    return given(name) ?? memory[name];
  } catch {
    return memory[name];
  }
};

/** Keeps a text. False when there is no room: what matters must not rest on it. */
export const keepText = (name: AreaName, key: string, text: string): boolean => {
  try {
    area(name).setItem(key, text);
    return true;
  } catch {
    return false;
  }
};
