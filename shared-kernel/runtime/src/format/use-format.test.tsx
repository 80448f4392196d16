import { renderPage } from '@shared-kernel/testing/render-page';
import { act } from '@testing-library/react';
import { setLanguage } from 'shared-kernel/host/i18n';
import { useFormat } from './format.ts';

const Sample = () => {
  const format = useFormat();
  return (
    <ul>
      <li>{format.money('12480.50')}</li>
      <li>{format.wholeMoney('-12480.50')}</li>
      <li>{format.number(12480)}</li>
      <li>{format.day('2026-07-01')}</li>
      <li>{format.day('2026-06-30T16:00:00Z')}</li>
      <li>{format.weekday('2026-07-01')}</li>
      <li>{format.matchTime('2026-06-30T16:05:00Z')}</li>
    </ul>
  );
};

const lines = (list: HTMLElement): (string | null)[] => [...list.querySelectorAll('li')].map((li) => li.textContent);

test('amounts follow the brand’s currency; days are the merchant’s, whether named or an instant', async () => {
  const { container } = await renderPage(<Sample />, { brand: { currency: 'USD' } });
  expect(lines(container)).toEqual([
    '$12,480.50',
    '−$12,480',
    '12,480',
    '07/01/2026',
    '07/01/2026',
    'Wednesday',
    '07/01 00:05',
  ]);
});

test('another language is followed at once', async () => {
  const { container } = await renderPage(<Sample />);
  await act(() => setLanguage('TY'));
  expect(lines(container)[5]).toBe('Miyerkules');
  expect(lines(container)[6]).toBe('07/01 00:05');
});
