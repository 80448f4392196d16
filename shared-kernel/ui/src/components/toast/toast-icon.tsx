import { Icon } from '@shared-kernel/ui/icon';
import { CircleAlert, CircleCheck, Info } from '@shared-kernel/ui/icons';
import type { ToastTone } from './toast.store.ts';

const ICONS = { ok: CircleCheck, bad: CircleAlert, info: Info };

/** What a notice is about, at a glance; the words say it too. */
export const ToastIcon = ({ tone }: { readonly tone: Exclude<ToastTone, 'plain'> }) => <Icon of={ICONS[tone]} />;
