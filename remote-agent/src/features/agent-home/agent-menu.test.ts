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

  it('keeps the order of the specification, whatever the order of the setting', () => {
    expect(names(['news', 'security', 'team', 'team-overview'])).toEqual([
      'teamOverview',
      'teamManage',
      'securityCenter',
      'news',
      'onlineService',
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
