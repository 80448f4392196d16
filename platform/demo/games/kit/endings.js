/** @import { Notice } from './notice.js' */
/** @import { Parent } from './parent.js' */

/**
 * How a frame ends: what happened, that nothing is lost, and the way on where the site listens.
 *
 * @param {Notice} notice
 * @param {Parent} parent
 */
export const createEndings = (notice, parent) => {
  const expired = () =>
    notice.show({
      title: 'expiredTitle',
      text: 'expiredText',
      action: { label: 'openAgain', run: parent.wantLaunch, when: parent.heard },
    });

  /** Nothing can be played here. @param {'unavailable' | 'maintenance' | 'excluded' | 'location'} why */
  const closed = (why) => () =>
    notice.show({
      title: `${why}Title`,
      text: `${why}Text`,
      action: { label: 'backToSite', run: parent.wantOut, when: parent.heard },
    });

  /** By the API's error code: those after which this frame cannot go on. @type {Readonly<Record<string, (() => void) | undefined>>} */
  const byCode = {
    'session.expired': expired,
    'game.unavailable': closed('unavailable'),
    'platform.maintenance': closed('maintenance'),
    'member.excluded': closed('excluded'),
    'location.blocked': closed('location'),
  };

  /** @param {string} code True: this was the end. */
  const endWith = (code) => {
    const end = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
    end?.();
    return end !== undefined;
  };

  return {
    endWith,

    /** At the start, when nothing is on the reels yet: the site launches anew by itself. */
    startOver: () => {
      if (parent.isHeld) expired();
      else notice.show({ title: 'aloneTitle', text: 'aloneText' });
      void parent.heard.then(parent.wantLaunch);
    },
  };
};

/** @typedef {ReturnType<typeof createEndings>} Endings */
