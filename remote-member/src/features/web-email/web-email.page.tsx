import { paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import { MailDetail } from './mail-detail.tsx';
import { MailList, OPEN } from './mail-list.tsx';
import { useDeleteWithUndo } from './use-delete-with-undo.tsx';

/** The message centre: the list, or the one mail that the address names. */
export const Page = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = query.get(OPEN);
  const wasListed = useRef(false);
  useEffect(() => {
    if (id === null) wasListed.current = true;
  }, [id]);
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);
  // Whoever has gone on meanwhile stays where they are.
  const leave = (deleted: string): void => {
    if (shown.current !== deleted) return;
    void (wasListed.current ? navigate(-1) : navigate(paths.mail, { replace: true }));
  };
  const { deleteMail, isDeleting } = useDeleteWithUndo(leave);
  return (
    <Column>
      {id === null ? (
        <MailList />
      ) : (
        <MailDetail key={id} id={id} isDeleting={isDeleting} onDelete={(mail) => void deleteMail(mail)} />
      )}
    </Column>
  );
};
