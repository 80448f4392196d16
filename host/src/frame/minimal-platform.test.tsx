import { readValue } from '@shared-kernel/contracts/schema';
import { getStatus } from '@shared-kernel/contracts/system/system';
import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import { aSession } from '@shared-kernel/testing/member-builders';
import { MINIMAL_ANSWERS } from '@shared-kernel/testing/minimal-answers/minimal-answers';
import { serveMinimalPlatform } from '@shared-kernel/testing/minimal-answers/minimal-platform';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { startupState } from '../site-status/startup-state.ts';
import { HomeHeader } from './home-header.tsx';
import { MenuPanel } from './menu-panel.tsx';

serveMinimalPlatform();

const namespaces = { frame: { EN: en, TY: ty } };

it.each(LANGUAGES)('header and menu show a member’s balance from the least answers in %s', async (language) => {
  const parts = (
    <>
      <HomeHeader />
      <MenuPanel />
    </>
  );
  await renderPage(parts, { language, namespaces, session: aSession() });
  await waitFor(() => expect(document.body).toHaveTextContent('12,480.50'));
  expect(screen.queryByText({ EN: en, TY: ty }[language].header.balanceUnknown)).not.toBeInTheDocument();
});

it('the gate opens by flags that are 0, and closes by one that is 1', () => {
  const read = (value: unknown) => {
    const parsed = readValue(getStatus.value, value);
    return parsed.success ? startupState(parsed.data) : undefined;
  };
  expect(read(MINIMAL_ANSWERS.getStatus)).toBe('normal');
  expect(read({ maintenance: 1, regionRestriction: '1' })).toBe('maintenance');
  expect(read({ maintenance: 0, regionRestriction: '1' })).toBe('region');
});
