/** Where notices and waits appear: once in the frame. */

export { LoadingRegion } from '../ui/loading-indicator/loading-region.tsx';
export { ToastRegion } from '../ui/toast/toast-region.tsx';
export { WaitingNotice } from '../waiting/waiting-notice.tsx';
export { MissedNotice } from './missed-notice.tsx';
