import { LOADING_ENDLESS_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { now } from 'shared-kernel/clock';
import { useCountdown } from 'shared-kernel/timer';
import { SMS_CODE_RULE } from '../field-rule.ts';
import type { FieldHandle } from '../form-core.ts';
import { useFormsTexts } from '../form-texts.ts';
import { useGeneralWords } from '../use-general-words.ts';
import styles from './fields.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** What a refused code says of the number that it was asked for. */
const isOfNumber = (error: unknown): boolean => isApiError(error) && error.code === 'mobile.invalid';

const MINUTE_MS = 60_000;
/** Specification: accounts §9. The message that a code was sent, where the page has no figure of its own. */
const SENT_MS = 1_500;

interface CodeFieldProps extends Pick<TextFieldProps, 'field' | 'label' | 'icon' | 'hint'> {
  /** The number that the code goes to: it must be right before any code is asked for. Left out, the server knows it. */
  readonly to?: FieldHandle<string>;
  /** Asks for the code; the button rests for `expiredMinutes`, for one minute if there are none. */
  readonly send: () => Promise<{ readonly expiredMinutes?: number | undefined }>;
  readonly sentMs?: number;
  readonly loadingMs?: number;
  /** Closed until a code has been sent (specification: accounts §2, forgot password). */
  readonly opensWhenSent?: boolean;
}

const useSending = ({ field, to, send, sentMs = SENT_MS, loadingMs = LOADING_ENDLESS_MS }: CodeFieldProps) => {
  const { t } = useFormsTexts();
  const { codesRestUntil, check, focus, refuse } = field.core;
  const [until, setUntil] = useState(() => codesRestUntil.get(field.name));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { secondsLeft, isOver } = useCountdown(until);

  const ask = async (): Promise<void> => {
    const close = showLoading({ text: t('code.sending'), timeoutMs: loadingMs });
    try {
      const { expiredMinutes = 1 } = await send();
      const rest = now().getTime() + expiredMinutes * MINUTE_MS;
      codesRestUntil.set(field.name, rest);
      setUntil(rest);
      showToast({ text: t('code.sent'), tone: 'ok', durationMs: sentMs });
    } finally {
      close();
    }
  };

  const press = async (): Promise<void> => {
    if (isSending || !isOver) return;
    setSending(true);
    setFailure(null);
    try {
      if (to !== undefined && !(await check(to.name))) return;
      await ask();
      focus(field.name);
    } catch (error) {
      if (refuse && to !== undefined && isOfNumber(error)) refuse(to.name, 'failure.mobile');
      else setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return { press, isSending, secondsLeft, isOver, hasSent: until !== undefined, failure };
};

/** An SMS code of a form, with the button that asks for it and rests afterwards, by the server's clock. Phones fill it in themselves. */
export const CodeField = (props: CodeFieldProps) => {
  const {
    field,
    to: _to,
    send: _send,
    sentMs: _sent,
    loadingMs: _loading,
    opensWhenSent = false,
    hint,
    ...rest
  } = props;
  const { t } = useFormsTexts();
  const { press, isSending, secondsLeft, isOver, hasSent, failure } = useSending(props);
  const general = useGeneralWords();
  const words = hasSent ? t('code.again') : t('code.send');
  return (
    <TextField
      {...rest}
      field={field}
      isSecret
      hint={failure === null ? hint : <span className={styles.failed}>{general(failure)}</span>}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      maxLength={SMS_CODE_RULE.maxLength}
      readOnly={opensWhenSent && !hasSent}
      trailing={
        <button
          type="button"
          className={styles.action}
          aria-disabled={!isOver || isSending || undefined}
          aria-busy={isSending || undefined}
          onClick={() => void press()}
        >
          {isOver ? words : t('code.wait', { seconds: secondsLeft })}
        </button>
      }
    />
  );
};
