/** How CI proves one command of the README. */
export type Proof =
  /** Ends well; with more words behind it, where all that it does is proved elsewhere or takes long. */
  | { readonly kind: 'ends'; readonly args?: readonly string[] }
  /** Serves until it is stopped: proved when it says so. */
  | { readonly kind: 'serves'; readonly until: RegExp; readonly args: readonly string[] }
  | { readonly kind: 'elsewhere'; readonly where: string };

interface KnownCommand {
  readonly command: RegExp;
  readonly proof: Proof;
}

const READY = /The site is ready/;

/** In order: the first that fits. A command of the README that is not here fails CI. */
const KNOWN: readonly KnownCommand[] = [
  { command: /^npm start$/, proof: { kind: 'serves', until: READY, args: ['--', '--ports', '9280'] } },
  { command: /^pnpm dev\b/, proof: { kind: 'serves', until: READY, args: ['--ports', '9300'] } },
  { command: /^pnpm kit\b/, proof: { kind: 'serves', until: /The kit is at/, args: ['--port', '9350'] } },
  { command: /^npm test$/, proof: { kind: 'elsewhere', where: 'the other half of .ci/run' } },
  { command: /^pnpm (?:verify|e2e)\b/, proof: { kind: 'elsewhere', where: 'part of npm test' } },
  {
    command: /^docker\b/,
    proof: { kind: 'elsewhere', where: 'delivery/src/containers and delivery/src/nginx, in npm test' },
  },
  { command: /^git clone\b|^cd\b/, proof: { kind: 'elsewhere', where: 'CI starts from a fresh clone' } },
  {
    command: /^pnpm stack (?:stop|start|restart)\b/,
    proof: { kind: 'elsewhere', where: 'delivery/src/stack, in npm test' },
  },
  // They would change the checkout that they are run in.
  { command: /^pnpm new\b/, proof: { kind: 'elsewhere', where: 'delivery/src/generator, in npm test' } },
  // All of it is part of npm test: one file shows that the command finds a package's tests.
  { command: /^pnpm --filter remote-\w+ test$/, proof: { kind: 'ends', args: ['src/public-pages.test.ts'] } },
  // Figures fail nothing, and those of a machine that runs CI are nobody's: once is enough to see that they come.
  { command: /^pnpm bench start$/, proof: { kind: 'ends', args: ['--runs', '1'] } },
  { command: /^pnpm bench edge$/, proof: { kind: 'ends', args: ['--seconds', '2'] } },
  { command: /^pnpm platform simulate\b/, proof: { kind: 'ends', args: ['--rounds', '100000'] } },
  {
    command: /^pnpm platform verify-round\b/,
    proof: { kind: 'elsewhere', where: 'platform/demo/src/simulate, in npm test' },
  },
  { command: /^(?:pnpm|npx|node) /, proof: { kind: 'ends' } },
];

const SHELL_BLOCK = /^```sh\n([\s\S]*?)^```$/gm;

/** The commands in the `sh` blocks of a Markdown text, without comments, each once, in order. */
export const commandsOf = (markdown: string): readonly string[] => {
  const blocks = [...markdown.matchAll(SHELL_BLOCK)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.split('\n')).map((line) => line.replace(/\s+#.*$|^#.*$/, '').trim());
  return [...new Set(lines.filter((line) => line !== ''))];
};

/** Null when CI does not know how to prove it. */
export const proofOf = (command: string): Proof | null =>
  KNOWN.find((known) => known.command.test(command))?.proof ?? null;
