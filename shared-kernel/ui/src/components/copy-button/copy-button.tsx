import { useActionTexts } from '@shared-kernel/ui/action-texts';
import { Button, type ButtonProps } from '@shared-kernel/ui/button';
import { type CopyWords, copyAloud } from '@shared-kernel/ui/clipboard';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { Copy } from '@shared-kernel/ui/icons';
import type { ReactNode } from 'react';

/** The words after a press are `Copied` and how to copy by hand, unless the page has better ones. */
interface CopyButtonProps extends Partial<CopyWords>, Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  /** What is copied. */
  readonly text: string;
  /** What it does, in words: `Copy bet number 2026-0042`. The name of a button that is only a sign. */
  readonly label?: string;
  /** The button's words; without them it is only a sign. */
  readonly children?: ReactNode;
}

/** Copies a number, an address, a link, and says whether it did. */
export const CopyButton = ({ text, copied, failed, label, children, ...look }: CopyButtonProps) => {
  const t = useActionTexts();
  const copy = () => void copyAloud(text, { copied: copied ?? t('copied'), failed: failed ?? t('copyFailed') });
  if (children === undefined) return <IconButton icon={Copy} size="m" label={label ?? text} onClick={copy} />;
  return (
    <Button {...look} icon={Copy} onClick={copy} aria-label={label}>
      {children}
    </Button>
  );
};
