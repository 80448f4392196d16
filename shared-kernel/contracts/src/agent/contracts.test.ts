import { readValue } from '@shared-kernel/contracts/schema';
import { isRepeatable } from '../wire/endpoint.ts';
import { getContractRequests, getSalaryContract, processSalaryContract } from './contracts.ts';

it('marks the GET that changes a contract: never sent twice, started early or kept', () => {
  expect(processSalaryContract.method).toBe('GET');
  expect(isRepeatable(processSalaryContract)).toBe(false);
});

it.each([
  ['nothing', {}, false],
  ['nulls', { dailysalreqtype: null }, false],
  ['a flag', { dailysalreqtype: true }, true],
  ['a number', { dailysalreqtype: 0 }, false],
  ['a count', { dailysalreqtype: 2 }, true],
  ['a type', { dailysalreqtype: 'DAILY' }, true],
])('reads of an operator’s platform that answers %s whether a request is pending', (_, answer, isPending) => {
  expect(readValue(getContractRequests.value, answer)).toMatchObject({
    success: true,
    data: { dailysalreqtype: isPending, contracthoursalreq: false },
  });
});

it('reads a contract of which nothing is known', () => {
  expect(readValue(getSalaryContract.value, {})).toMatchObject({ success: true, data: { history: [] } });
});
