import type { Examples } from '@shared-kernel/ui/gallery';
import { Chart } from './chart.tsx';

const DAYS = Array.from({ length: 14 }, (_day, index) => `Nov ${index + 8}`);
const amounts = (...thousands: readonly (number | null)[]) =>
  thousands.map((each) => (each === null ? null : `${each * 1000}.00`));

const TURNOVER = [
  { name: 'Stakes', tone: 'info', values: amounts(12, 18, 9, 22, 31, 28, 40, 36, 22, 30, 44, 51, 47, 62) },
  { name: 'Payouts', tone: 'money', values: amounts(10, 12, 11, 19, 22, 30, 33, 31, 25, 27, null, 40, 45, 50) },
] as const;
const PROFIT = [
  { name: 'Profit', tone: 'ok', values: amounts(2, 6, -2, 3, 9, -2, 7, 5, -3, 3, 4, 11, 2, 12) },
] as const;
const PLAYERS = [{ name: 'Active', values: [4, 5, 5, 7, 6, 8, 9, 9, 8, 10, 12, 11, 13, 15] }] as const;

export const examples: Examples = {
  lines: () => <Chart label="Stakes and payouts" labelOfLabels="Day" labels={DAYS} series={TURNOVER} />,
  bars: () => <Chart label="Profit" labelOfLabels="Day" kind="bars" labels={DAYS} series={PROFIT} />,
  counts: () => <Chart label="Active players" labelOfLabels="Day" unit="number" labels={DAYS} series={PLAYERS} />,
};
