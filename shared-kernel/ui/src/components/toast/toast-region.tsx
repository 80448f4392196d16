import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from 'shared-kernel/lazy';
import { useStore } from 'shared-kernel/store';
import styles from './toast.module.css';
import { closeToast, type Toast, toastStore } from './toast.store.ts';

/** Comes with the first notice: a notice without its icon still says what it has to, also where the line is down. */
const ToastIcon = lazyComponent(() => import('./toast-icon.tsx').then((module) => module.ToastIcon));

/** Counts down while nobody holds it; what was left when it was held is what remains after. */
const ToastItem = ({ toast }: { readonly toast: Toast }) => {
  const [isHeld, setIsHeld] = useState(false);
  const leftMs = useRef(toast.durationMs);
  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => closeToast(toast.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (Date.now() - startedAt));
    };
  }, [isHeld, toast.id]);
  return (
    <li
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toast.tone !== 'plain' && <ToastIcon tone={toast.tone} />}
      {toast.text}
      {toast.action}
    </li>
  );
};

/** Where notices appear: once in the frame, always in the page, so that the first one is announced too. */
export const ToastRegion = () => {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      <ul className={styles.stack}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ul>
    </div>
  );
};
