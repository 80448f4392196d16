/** Whether the site runs from the home screen, without the browser's bars. */
export const runsStandalone = (): boolean =>
  ('standalone' in navigator && navigator.standalone === true) ||
  (typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches);
