import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    gameList: () => import('./features/game-list/game-list.page.tsx'),
    home: () => import('./features/home/home.page.tsx'),
    launcher: () => import('./features/launcher/launcher.page.tsx'),
    lottery: () => import('./features/lottery/lottery.page.tsx'),
    'start-lottery': () => import('./features/start-lottery/start-lottery.page.tsx'),
    'more-lottery': () => import('./features/more-lottery/more-lottery.page.tsx'),
    service: () => import('./features/service/service.page.tsx'),
    maintenance: () => import('./features/maintenance/maintenance.page.tsx'),
    notice: () => import('./features/notice/notice.page.tsx'),
    help: () => import('./features/help/help.page.tsx'),
    'help-detail': () => import('./features/help/help-detail.page.tsx'),
    'game-lobby': () => import('./features/game-lobby/game-lobby.page.tsx'),
    'game-center': () => import('./features/game-center/game-center.page.tsx'),
    'slots-center': () => import('./features/slots-center/slots-center.page.tsx'),
    winners: () => import('./features/winners/winners.page.tsx'),
    promotions: () => import('./features/promotions/promotions.page.tsx'),
    promotion: () => import('./features/promotions/promotion.page.tsx'),
    'user-agreement': () => import('./features/user-agreement/user-agreement.page.tsx'),
    message: () => import('./features/message/message.page.tsx'),
  },
  slots: {
    'waiting-orders': () => import('./features/start-lottery/orders/waiting-orders.slot.tsx'),
  },
} satisfies RemoteModuleOf<typeof manifest>;

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'browse/game-list': typeof import('./features/game-list/texts.en.json');
    'browse/home': typeof import('./features/home/texts.en.json');
    'browse/launcher': typeof import('./features/launcher/texts.en.json');
    'browse/lottery': typeof import('./features/lottery/texts.en.json');
    'browse/start-lottery': typeof import('./features/start-lottery/texts.en.json');
    'browse/more-lottery': typeof import('./features/more-lottery/texts.en.json');
    'browse/service': typeof import('./features/service/texts.en.json');
    'browse/game-lobby': typeof import('./features/game-lobby/texts.en.json');
    'browse/game-center': typeof import('./features/game-center/texts.en.json');
    'browse/slots-center': typeof import('./features/slots-center/texts.en.json');
    'browse/winners': typeof import('./features/winners/texts.en.json');
    'browse/shared': typeof import('./shared/texts.en.json');
    'browse/maintenance': typeof import('./features/maintenance/texts.en.json');
    'browse/notice': typeof import('./features/notice/texts.en.json');
    'browse/help': typeof import('./features/help/texts.en.json');
    'browse/promotions': typeof import('./features/promotions/texts.en.json');
    'browse/user-agreement': typeof import('./features/user-agreement/texts.en.json');
    'browse/message': typeof import('./features/message/texts.en.json');
  }
}
