import type { Walk } from './journey.ts';

/** The line between the browser and the site. */
export interface WalkLine {
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** The line goes while a guest is on his way: the site stands, says so, and is whole again by itself when it is back. */
export const walkLineGone = async ({ page, pages, expect, step }: Walk, line: WalkLine): Promise<void> => {
  const { frame, home, member } = pages;
  const bar = page.getByTestId('offline-bar');

  await step('a guest is on the home page', async () => {
    await home.open();
    await home.closePopup();
    await expect(home.hotGames.first()).toBeVisible();
  });

  await step('the line goes: what he presses leaves the site standing, and it says so', async () => {
    await line.cut();
    await frame.goTo('members');
    await expect(bar).toBeVisible();
    await expect(frame.bottomMenu).toBeVisible();
  });

  await step('the line is back: the page that he wanted comes by itself', async () => {
    await line.mend();
    await expect(member.guestCard).toBeVisible();
    await expect(bar).toBeHidden();
  });
};
