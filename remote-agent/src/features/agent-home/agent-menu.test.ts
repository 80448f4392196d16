import { AGENT_MENU, shownMenu } from './agent-menu.ts';

const names = (enabled: readonly string[]) => shownMenu(enabled, () => true).map(({ name }) => name);

describe('agent menu', () => {
  it('shows only the customer service when the merchant enables nothing', () => {
    expect(names([])).toEqual(['onlineService']);
  });

  it.each(AGENT_MENU.flatMap(({ name, setting }) => (setting === null ? [] : [[setting, name] as const])))(
    'setting %s shows %s, and nothing else',
    (setting, name) => {
      expect(names([setting])).toEqual([name, 'onlineService']);
    },
  );

  it('has the items and addresses of the specification in its order, whatever the order of the setting', () => {
    const settings = AGENT_MENU.flatMap(({ setting }) => (setting === null ? [] : [setting]));
    expect(shownMenu(settings.toReversed(), () => true).map(({ name, path }) => [name, path])).toEqual([
      ['teamOverview', '/m/agent/team/overview'],
      ['transactionRecord', '/m/transaction/record?types=A'],
      ['teamManage', '/m/member/team'],
      ['redRain', '/m/redRain'],
      ['teamPnl', '/m/agent/team/pnl'],
      ['teamBet', '/m/teamBetting'],
      ['gameRebate', '/m/member/agent/agentRebeat'],
      ['agentRebate', '/m/member/teamRebate'],
      ['securityCenter', '/m/securityCenter'],
      ['news', '/m/webEmail'],
      ['onlineService', null],
    ]);
  });

  it('leaves out an item whose page is not live', () => {
    const isLive = (path: string) => path === '/m/securityCenter';
    expect(shownMenu(['news', 'security'], isLive).map(({ name }) => name)).toEqual([
      'securityCenter',
      'onlineService',
    ]);
  });

  it('ignores settings that it does not know', () => {
    expect(names(['casino-night'])).toEqual(['onlineService']);
  });
});
