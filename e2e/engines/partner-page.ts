import { paths } from '@shared-kernel/contracts/system/paths';
import { startAffiliate } from '../embed/affiliate.ts';
import { plainPages } from '../embed/plain-page.ts';
import type { Account } from '../fixtures/control.ts';
import { siteAddress } from '../fixtures/site.ts';
import { createTexts } from '../fixtures/texts.ts';
import { createSteps, labelled } from './steps.ts';
import type { Tab } from './tab.ts';

/** An affiliate's page shows an agent the area, page after page and back. */
export const seePartnerPage = async (tab: Tab, agent: Account): Promise<void> => {
  const t = createTexts('EN');
  const { tap, see } = createSteps(tab);
  const affiliate = await startAffiliate({ agent, site: siteAddress(), pages: plainPages() });
  try {
    await tab.open(affiliate.origin);
    await see('main dl dd', '', 'partner');
    await tap(`a[href$="${paths.team}"]`, 'partner');
    await see('h1', t('agent:title.team'), 'partner');
    await tap(labelled('button', t('common:back')), 'partner');
    await see('main dl dd', '', 'partner');
  } finally {
    await affiliate.close();
  }
};
