/** One step of `pnpm verify`: the document that other programs are made from has nothing that its linter would change. */
import { ENDPOINTS, EXAMPLES } from '@shared-kernel/contracts/catalogue';
import { openApiDocument } from './openapi.ts';
import { openApiProblems } from './openapi-problems.ts';

const problems = await openApiProblems(openApiDocument(ENDPOINTS, EXAMPLES));
if (problems.length === 0) console.log(`${Object.keys(ENDPOINTS).length} calls, described as the linter would.`);
else {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
