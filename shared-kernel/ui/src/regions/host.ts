/** Where notices and waits appear: once in the frame. */

export { LoadingRegion } from '../components/loading-indicator/loading-region.tsx';
export { ToastRegion } from '../components/toast/toast-region.tsx';
export { MissedNotice } from './missed-notice.tsx';
export { WaitingNotice } from './waiting-notice.tsx';
