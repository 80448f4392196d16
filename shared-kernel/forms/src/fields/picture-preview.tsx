import { IconButton } from '@shared-kernel/ui/icon-button';
import { X } from '@shared-kernel/ui/icons';
import { useEffect, useState } from 'react';
import { useFormsTexts } from '../form-texts.ts';
import styles from './fields.module.css';

/** An address for a file of the player's, for as long as it is shown. */
const useAddress = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

interface PicturePreviewProps {
  readonly file: File;
  readonly onRemove: () => void;
}

/** A chosen picture, and the way to take it out again. */
export const PicturePreview = ({ file, onRemove }: PicturePreviewProps) => {
  const { t } = useFormsTexts();
  const address = useAddress(file);
  return (
    <span className={styles.picture}>
      {address !== undefined && <img src={address} alt={file.name} />}
      <IconButton
        className={styles.remove}
        icon={X}
        size="m"
        label={t('pictures.remove', { name: file.name })}
        onClick={onRemove}
      />
    </span>
  );
};
