import { getDividendContract, processDividendContract } from '@shared-kernel/contracts/agent/contracts';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useAnswer, useHasContracts } from './contract-calls.ts';
import { ContractPage } from './contract-page.tsx';

export const Page = () => {
  const query = useApi(getDividendContract, { language: useLanguage() }, { enabled: useHasContracts(), staleTime: 0 });
  return <ContractPage kind="dividend" query={query} send={useAnswer(processDividendContract, getDividendContract)} />;
};
