import { readValue } from '@shared-kernel/contracts/schema';
import { games } from './game-builders.ts';
import { SAMPLE_ANSWERS } from './sample-answers.ts';

test.each(SAMPLE_ANSWERS.map(([endpoint, value]) => [endpoint.path, endpoint, value] as const))(
  'what is built for %s keeps to its contract',
  (_path, endpoint, value) => expect(readValue(endpoint.value, value)).toMatchObject({ success: true, dropped: [] }),
);

test('built games have node ids of their own', () => {
  expect(games(3, {}, 5).map((game) => game.nodeId)).toEqual(['1005', '1006', '1007']);
});
