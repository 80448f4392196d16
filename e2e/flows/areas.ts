import type { Locator } from '@playwright/test';
import type { RemoteName } from '../fixtures/release.ts';
import { AgentPage } from '../pages/agent.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MemberCentrePage } from '../pages/member-centre.page.ts';
import type { Pages } from '../pages/pages.ts';

/** A remote's first page, and how a visitor gets there from another remote's page and back. */
export interface Area {
  readonly path: string;
  readonly isForAgents?: true;
  /** Stands there once the remote's page does. */
  readonly content: (pages: Pages) => Locator;
  /** A remote whose page leads here. */
  readonly elsewhere: RemoteName;
  readonly enter: (pages: Pages) => Promise<unknown>;
  readonly leave: (pages: Pages) => Promise<unknown>;
}

const AREAS: Readonly<Record<RemoteName, Area>> = {
  browse: {
    path: HomePage.path,
    content: ({ home }) => home.categories,
    elsewhere: 'member',
    enter: ({ frame }) => frame.goTo('home'),
    leave: ({ frame }) => frame.goTo('members'),
  },
  account: {
    path: LoginPage.path,
    content: ({ login }) => login.form,
    elsewhere: 'browse',
    enter: ({ frame }) => frame.loginLink.click(),
    leave: ({ frame }) => frame.page.goBack(),
  },
  member: {
    path: MemberCentrePage.path,
    // Not the heading: the frame shows the title itself while the page is on its way.
    content: ({ member }) => member.recordTile,
    elsewhere: 'browse',
    enter: ({ frame }) => frame.goTo('members'),
    leave: ({ frame }) => frame.goTo('home'),
  },
  agent: {
    path: AgentPage.path,
    isForAgents: true,
    content: ({ agent }) => agent.figuresHeading,
    elsewhere: 'member',
    enter: ({ member }) => member.openAgency(),
    leave: ({ frame }) => frame.page.goBack(),
  },
};

/** Throws for a remote without an area: every failure is tried on every remote. */
export const areaOf = (remote: RemoteName): Area => {
  const area = AREAS[remote];
  if (area === undefined) throw new Error(`The remote "${remote}" has no area in e2e/flows/areas.ts.`);
  return area;
};
