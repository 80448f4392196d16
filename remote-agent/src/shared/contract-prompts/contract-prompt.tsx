import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import { paths } from '@shared-kernel/contracts/system/paths';
import { useActionTexts } from '@shared-kernel/ui/action-texts';
import { Button } from '@shared-kernel/ui/button';
import { Dialog } from '@shared-kernel/ui/dialog';
import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import { useGo } from 'shared-kernel/router';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'contract-prompts': typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of the prompts, bundled with their code: `own('go')`. */
const usePromptTexts = (): Translate<'contract-prompts'> => useBundledTexts('contract-prompts', TEXTS).t;

const PATHS: Readonly<Record<ContractKind, string>> = {
  salary: paths.salaryContract,
  dividend: paths.dividendContract,
  hourly: paths.hourlyContract,
};

interface ContractPromptProps {
  readonly kind: ContractKind;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  /** The closing motion has ended. */
  readonly onClosed: () => void;
}

/** A contract waits: to its page, or not now. */
export const ContractPrompt = ({ kind, isOpen, onCancel, onClosed }: ContractPromptProps) => {
  const own = usePromptTexts();
  const action = useActionTexts();
  const go = useGo();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      onClosed={onClosed}
      title={own(`title.${kind}`)}
      actions={
        <>
          <Button onClick={onCancel}>{action('cancel')}</Button>
          <Button variant="primary" onClick={() => go(PATHS[kind])}>
            {own('go')}
          </Button>
        </>
      }
    >
      <p>{own('text')}</p>
    </Dialog>
  );
};
