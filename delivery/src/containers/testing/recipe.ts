/** What one target of a Dockerfile does, with the stages that it is built on. */
export interface Recipe {
  readonly steps: readonly Step[];
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

export type Step =
  | {
      readonly kind: 'copy';
      /** Paths or patterns. */
      readonly from: readonly string[];
      readonly to: string;
      /** `--parents`: what is copied keeps its path. */
      readonly keepsPath: boolean;
    }
  | { readonly kind: 'run'; readonly line: string };

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

const instructionsOf = (text: string): Instruction[] =>
  text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name, rest] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? [];
      return name === undefined || rest === undefined ? [] : [{ name, rest }];
    });

/** The instructions of each stage, and the image or stage that it starts from. */
const stagesOf = (text: string): Map<string, { base: string; instructions: Instruction[] }> => {
  const stages = new Map<string, { base: string; instructions: Instruction[] }>();
  let current: Instruction[] = [];
  for (const instruction of instructionsOf(text)) {
    if (instruction.name === 'FROM') {
      const [base = '', , name = ''] = instruction.rest.split(/\s+/);
      current = [];
      stages.set(name, { base, instructions: current });
    } else current.push(instruction);
  }
  return stages;
};

const chainOf = (text: string, target: string): Instruction[] => {
  const stages = stagesOf(text);
  const stage = stages.get(target);
  if (stage === undefined) throw new Error(`The Dockerfile has no stage "${target}".`);
  return [...(stages.has(stage.base) ? chainOf(text, stage.base) : []), ...stage.instructions];
};

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const execForm = (text: string): string[] => (text === '' ? [] : JSON.parse(text));

const stepOf = ({ name, rest }: Instruction): Step[] => {
  if (name === 'RUN') return [{ kind: 'run', line: rest }];
  if (name !== 'COPY') return [];
  const all = words(rest);
  const parts = all.filter((word) => !word.startsWith('--'));
  return [{ kind: 'copy', from: parts.slice(0, -1), to: parts.at(-1) ?? '.', keepsPath: all.includes('--parents') }];
};

const lastOf = (instructions: readonly Instruction[], name: string): string =>
  instructions.findLast((instruction) => instruction.name === name)?.rest ?? '';

/** Reads one stage of a Dockerfile (the last, unnamed one: ''), as far as this repository's files go. */
export const readRecipe = (text: string, target: string): Recipe => {
  const chain = chainOf(text, target);
  const settings = chain.filter(({ name }) => name === 'ENV').flatMap(({ rest }) => words(rest));
  return {
    steps: chain.flatMap(stepOf),
    env: Object.fromEntries(settings.map((setting) => setting.split(/=(.*)/s).slice(0, 2))),
    command: [...execForm(lastOf(chain, 'ENTRYPOINT')), ...execForm(lastOf(chain, 'CMD'))],
    health: execForm(lastOf(chain, 'HEALTHCHECK').replace(/^.*?CMD\s+/, '')),
  };
};
