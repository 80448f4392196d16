import { useEffect, useRef } from 'react';
import { useLanguage } from 'shared-kernel/i18n';
import { isEmpty } from './field-rule.ts';
import type { RawForm } from './form-core.ts';

/** Specification: accounts §4. */
const REVALIDATION_DELAY_MS = 200;

/** Of a fault that the server found: no check here can find it again, so none may take it away. */
export const REFUSED = 'refused';

/** Checks filled fields again after a change of language, so that what they say is in it. */
export const useRevalidation = ({ getValues, getFieldState, trigger }: RawForm): void => {
  const language = useLanguage();
  const checkedIn = useRef(language);
  useEffect(() => {
    if (checkedIn.current === language) return;
    checkedIn.current = language;
    const timer = setTimeout(() => {
      const filled = Object.entries(getValues()).filter(([, value]) => !isEmpty(value));
      const names = filled.map(([name]) => name).filter((name) => getFieldState(name).error?.type !== REFUSED);
      void trigger(names);
    }, REVALIDATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [language, getValues, getFieldState, trigger]);
};
