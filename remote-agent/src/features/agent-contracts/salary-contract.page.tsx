import { getSalaryContract, processSalaryContract } from '@shared-kernel/contracts/agent/contracts';
import { useApi } from 'shared-kernel/query';
import { useAnswer, useHasContracts } from './contract-calls.ts';
import { ContractPage } from './contract-page.tsx';

export const Page = () => {
  const query = useApi(getSalaryContract, {}, { enabled: useHasContracts(), staleTime: 0 });
  return <ContractPage kind="salary" query={query} send={useAnswer(processSalaryContract, getSalaryContract)} />;
};
