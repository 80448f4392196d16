import type { CAC } from 'cac';
import { isExplained } from './explained.ts';

const isMisuse = (error: unknown): error is Error => error instanceof Error && error.name === 'CACError';

const fail = (message: string, code: number): void => {
  console.error(message);
  process.exitCode = code;
};

/**
 * Runs the command that was typed. Exit code 2 and a sentence for what it does not know (an option, an argument, a
 * command), 1 and a sentence for an explained error; any other error is thrown.
 */
export const runCli = async (cli: CAC, args: readonly string[] = process.argv): Promise<void> => {
  const help = `See ${cli.name} --help.`;
  try {
    cli.parse([...args], { run: false });
    const [unknown] = cli.args;
    if (cli.matchedCommand !== undefined) await cli.runMatchedCommand();
    else if (cli.options.help !== true)
      fail(`${cli.name} ${unknown === undefined ? 'needs a command' : `has no command "${unknown}"`}. ${help}`, 2);
  } catch (error) {
    if (isMisuse(error)) fail(`${cli.name}: ${error.message}. ${help}`, 2);
    else if (isExplained(error)) fail(`\n${error.message}`, 1);
    else throw error;
  }
};
