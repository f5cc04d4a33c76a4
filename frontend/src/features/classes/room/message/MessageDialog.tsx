import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { ClassDto } from '#shared/contracts/class-fields.ts';
import { useRecipients } from '../../queries.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageResult } from './MessageResult.tsx';
import { NobodyToReach } from './NobodyToReach.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  readonly found: ClassDto;
  readonly onClose: () => void;
}

function Frame({ title, onClose, children }: Omit<Props, 'found'> & Title) {
  const id = useId();
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={fullScreen}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}
interface Title {
  readonly title: string;
  readonly children: ReactNode;
}

/** Writes to the families of a class: who would get it, what it says, and what became of it. */
export function MessageDialog({ found, onClose }: Props) {
  const { t } = useTranslation('classes');
  const { data: reach, error, refetch } = useRecipients(found.id);
  const sending = useSending(found.id);
  const [asked, setAsked] = useState(false);
  const title = t('message.title', { name: found.name });
  if (asked && sending.answer)
    return (
      <Frame title={title} onClose={onClose}>
        <MessageResult sending={sending} onClose={onClose} />
      </Frame>
    );
  if (reach && reach.numbers > 0)
    return (
      <MessageForm
        title={title}
        className={found.name}
        reach={reach}
        sending={sending}
        onSent={() => setAsked(true)}
        onClose={onClose}
      />
    );
  return (
    <Frame title={title} onClose={onClose}>
      {reach ? (
        <NobodyToReach reach={reach} onClose={onClose} />
      ) : (
        <DialogContent>
          {error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton rows={4} />
          )}
        </DialogContent>
      )}
    </Frame>
  );
}
