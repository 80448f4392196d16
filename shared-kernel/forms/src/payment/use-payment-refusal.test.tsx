import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { ApiError } from 'shared-kernel/api';
import { usePaymentRefusal } from './use-payment-refusal.ts';

const TEXTS = { EN: { resting: 'Again at {{time}}.' }, TY: { resting: 'Ulit sa {{time}}.' } };

const Refused = ({ retryAt }: { readonly retryAt: number }) => {
  const error = new ApiError({ code: 'withdrawal.resting', status: 409, message: '', retryAt });
  return <p>{usePaymentRefusal(error, 'page', { 'withdrawal.resting': 'resting' })}</p>;
};

it('says the minute after which the server takes the next try in the words of the call', async () => {
  await renderPage(<Refused retryAt={Date.UTC(2026, 6, 14, 6, 4, 1)} />, { namespaces: { page: TEXTS } });
  expect(screen.getByText('Again at 14:05.')).toBeVisible();
});
