import { FieldFrame } from '@shared-kernel/ui/field-frame';
import { Icon } from '@shared-kernel/ui/icon';
import { Plus } from '@shared-kernel/ui/icons';
import { type ChangeEvent, useId, useState } from 'react';
import type { FieldHandle } from '../form-core.ts';
import { useFormsTexts } from '../form-texts.ts';
import { useField } from '../use-field.ts';
import styles from './fields.module.css';
import { PicturePreview } from './picture-preview.tsx';
import { MAX_MEGABYTES, MAX_PICTURES, PICTURE_TYPES, type PictureFault, takePictures } from './picture-rules.ts';

interface PicturesFieldProps {
  readonly field: FieldHandle<readonly File[]>;
  readonly label: string;
  readonly most?: number;
  /** Small, for a row of tools: its name and what it takes are said, not shown. */
  readonly isCompact?: boolean;
}

const useFaultText = (most: number) => {
  const { t } = useFormsTexts();
  return (fault: PictureFault): string =>
    fault.fault === 'many'
      ? t('pictures.many', { count: most })
      : t(`pictures.${fault.fault}`, { name: fault.name, megabytes: MAX_MEGABYTES });
};

/** Pictures of a form: PNG or JPG, each at most 5 MB, at most three, each with its preview. */
export const PicturesField = ({ field, label, most = MAX_PICTURES, isCompact = false }: PicturesFieldProps) => {
  const { t } = useFormsTexts();
  const textOf = useFaultText(most);
  const { name, ref, value, change, onBlur, error, isMarked } = useField(field);
  const [faults, setFaults] = useState<readonly PictureFault[]>([]);
  const noteId = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const taken = takePictures(value, [...(event.target.files ?? [])], most);
    setFaults(taken.faults);
    change(taken.pictures);
    // The same file may be chosen again after it was removed.
    event.target.value = '';
  };
  const remove = (file: File) => {
    setFaults([]);
    change(value.filter((each) => each !== file));
  };
  const hint = t('pictures.hint', { count: most, megabytes: MAX_MEGABYTES });
  const wrong = faults.length === 0 ? error : faults.map(textOf).join(' ');
  return (
    <FieldFrame
      label={label}
      hint={isCompact ? undefined : hint}
      error={wrong}
      isMarked={isMarked}
      isLabelHidden={isCompact}
      noteId={noteId}
    >
      <div className={styles.pictures} data-compact={isCompact || undefined}>
        {value.map((file) => (
          <PicturePreview
            key={`${file.name} ${file.lastModified} ${file.size}`}
            file={file}
            onRemove={() => remove(file)}
          />
        ))}
        {value.length < most && (
          <label className={styles.add}>
            <Icon of={Plus} size="l" />
            <input
              ref={ref}
              type="file"
              className={styles.overlaid}
              name={name}
              accept={PICTURE_TYPES.join(',')}
              multiple={most > 1}
              aria-label={t('pictures.add')}
              {...(isCompact && { title: hint })}
              onChange={choose}
              onBlur={onBlur}
            />
          </label>
        )}
      </div>
    </FieldFrame>
  );
};
