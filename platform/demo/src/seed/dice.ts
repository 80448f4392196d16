import { en, Faker } from '@faker-js/faker';

/** A seeded source of choices: the same seed text gives the same site. */
export interface Dice {
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
};

export const createDice = (seed: string): Dice => {
  const faker = new Faker({ locale: en, seed: hashOf(seed) });
  return {
    int: (low, high) => faker.number.int({ min: low, max: high }),
    chance: (probability) => faker.number.float() < probability,
    pick: (items) => faker.helpers.arrayElement(items),
    shuffled: (items) => faker.helpers.shuffle(items),
  };
};
