import { Form, PicturesField, TextAreaField, useAppForm } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { Send } from '@shared-kernel/ui/icons';
import type { KeyboardEvent } from 'react';
import { useTalkTexts } from '../talk-texts/talk-texts.ts';
import styles from './composer.module.css';

export interface Composed {
  readonly text: string;
  readonly pictures: readonly File[];
}

interface ComposerProps {
  /** What it is for, for those who listen: `Answer support`. */
  readonly label: string;
  /**
   * Takes what was written. A thread that shows it at once as `sending` takes it and answers nothing; a promise is waited for,
   * and where it fails everything typed stays, with the reason above.
   */
  readonly onSend: (message: Composed) => unknown;
  /** Keeps the words in this tab under this name, through a reload, until they are sent or the member signs out. */
  readonly draft: string;
  /** Counted along, and no more can be typed: 140 where the specification says so (accounts §5). */
  readonly maxLength?: number;
  /** How many pictures may go with it; none unless told. */
  readonly maxPictures?: number;
}

const NO_PICTURES: readonly File[] = [];

const sendsByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** Where a message is written, at the foot of its thread: grows with its words; Enter is a new line, Ctrl or ⌘ and Enter send. */
export const Composer = ({ label, onSend, draft, maxLength, maxPictures = 0 }: ComposerProps) => {
  const t = useTalkTexts();
  const form = useAppForm({
    texts: 'talk',
    defaultValues: { text: '', pictures: NO_PICTURES },
    fields: { text: { ...(maxLength !== undefined && { maxLength }) } },
    draft,
    submit: async ({ text, pictures }: Composed) => {
      const message = { text: text.trim(), pictures };
      if (message.text !== '' || pictures.length > 0) await onSend(message);
    },
    onSuccess: (): void => form.fill({ text: '', pictures: NO_PICTURES }),
  });
  return (
    <div className={styles.composer}>
      <Form
        form={form}
        label={label}
        onKeyDown={(event) => {
          if (sendsByKey(event)) void form.submit();
        }}
      >
        <TextAreaField field={form.fields.text} label={t('write')} isLabelHidden placeholder={t('write')} rows={1} />
        <div className={styles.tools}>
          {maxPictures > 0 && (
            <PicturesField field={form.fields.pictures} label={t('pictures')} most={maxPictures} isCompact />
          )}
          <span className={styles.send}>
            <Button type="submit" variant="primary" icon={Send} isBusy={form.isSending}>
              {t('send')}
            </Button>
          </span>
        </div>
      </Form>
    </div>
  );
};
