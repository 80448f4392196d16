import { getAgentRebates } from '@shared-kernel/contracts/agent/rebates';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  categoryChoice,
  defineFilters,
  type Field,
  Figure,
  Outcome,
  RecordCard,
  RecordPage,
  useFilters,
  useNames,
  useRecords,
} from '@shared-kernel/records';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { REBATE_FILTERS, rebateStatusChoice, timeOf, useRebateList, useSpread } from './rebate-list.ts';
import { VendorLines } from './vendor-lines.tsx';

type Rebate = ValueOf<typeof getAgentRebates>['list'][number];

const rebateFilters = defineFilters(REBATE_FILTERS);

const idOf = ({ day, gameType }: Rebate) => `${day}/${gameType}`;

/** Everything about a day's rebate of one category: the agent's own part, and the team's. */
const useRebateFields = (): ((rebate: Rebate) => readonly Field[]) => {
  const { t } = useTranslation('agent');
  const { day } = useFormat();
  const [category, status] = [useNames(categoryChoice), useNames(rebateStatusChoice)];
  const spreadOf = useSpread();
  return (rebate) => [
    { name: t('agentRebates.day'), value: day(timeOf(rebate)) },
    { name: category.label, value: category.nameOf(rebate.gameType) },
    { name: t('agentRebates.rate'), value: t('agentRebates.percent', { rate: rebate.rate }) },
    { name: t('agentRebates.ownBet'), value: <Figure amount={rebate.ownBet} /> },
    { name: t('agentRebates.ownAmount'), value: <Figure amount={rebate.ownAmount} /> },
    { name: t('agentRebates.teamBet'), value: <Figure amount={rebate.teamBet} /> },
    { name: t('agentRebates.spread'), value: spreadOf(rebate) },
    { name: t('agentRebates.teamAmount'), value: <Figure amount={rebate.teamAmount} /> },
    { name: t('agentRebates.amount'), value: <Outcome amount={rebate.amount} size={2} /> },
    { name: status.label, value: status.nameOf(rebate.status) },
  ];
};

/** What the agent earns of own bets and of the team's, by day and category, vendor by vendor. */
export const Page = () => {
  const { t } = useTranslation('agent');
  const filters = useFilters(rebateFilters);
  const rebates = useRecords(getAgentRebates, filters.query, idOf);
  const [category, status] = [useNames(categoryChoice), useNames(rebateStatusChoice)];
  const fieldsOf = useRebateFields();
  const list = useRebateList();
  const spreadOf = useSpread();
  return (
    <RecordPage
      filters={filters}
      pages={rebates}
      {...list}
      note={t('agentRebates.rule')}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(rebate, open) => (
        <RecordCard
          title={category.nameOf(rebate.gameType)}
          note={status.nameOf(rebate.status)}
          outcome={<Outcome amount={rebate.amount} />}
          fields={[
            { name: t('agentRebates.teamBet'), value: <Figure amount={rebate.teamBet} /> },
            { name: t('agentRebates.spread'), value: spreadOf(rebate) },
            { name: t('agentRebates.ownAmount'), value: <Figure amount={rebate.ownAmount} /> },
          ]}
          {...(rebate.vendors !== undefined &&
            rebate.vendors.length > 0 && { foot: <VendorLines vendors={rebate.vendors} rate={rebate.rate} /> })}
          onOpen={open}
        />
      )}
      detail={{ title: t('agentRebates.detail'), fieldsOf }}
    />
  );
};
