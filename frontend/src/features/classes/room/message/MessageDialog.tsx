import PhoneDisabledIcon from '@mui/icons-material/PhoneDisabled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { LoadState } from '#frontend/src/ui/states/LoadState.tsx';
import type { ClassDto } from '#shared/classes/fields.ts';
import { useRecipients } from '../../queries.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageResult } from './MessageResult.tsx';
import type { Recipients } from './RecipientsNotice.tsx';
import { useSendMessage } from './use-send-message.ts';

interface NoRecipientsProps {
  readonly recipients: Recipients;
  readonly onClose: () => void;
}

/** No student of the class has a phone number, or the class is empty. */
function NoRecipients({ recipients, onClose }: NoRecipientsProps) {
  const { t } = useTranslation('classes');
  const { t: common } = useTranslation();
  const isEmpty = recipients.without.length === 0;
  return (
    <>
      <DialogContent>
        <EmptyState
          icon={<PhoneDisabledIcon color="disabled" fontSize="large" />}
          title={t(isEmpty ? 'noStudents' : 'message.nobody')}
          hint={t(isEmpty ? 'noStudentsHint' : 'message.nobodyHint')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('close')}</Button>
        {!isEmpty && (
          <Button variant="contained" component={Link} to={paths.students}>
            {t('message.toStudents')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

interface Props {
  readonly schoolClass: ClassDto;
  readonly onClose: () => void;
}

function Frame({ title, onClose, children }: Omit<Props, 'schoolClass'> & Title) {
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

/** Sends a text message to the families of a class: recipients, text and result. */
export function MessageDialog({ schoolClass, onClose }: Props) {
  const { t } = useTranslation('classes');
  const { data: recipients, error, refetch } = useRecipients(schoolClass.id);
  const sending = useSendMessage(schoolClass.id);
  const [asked, setAsked] = useState(false);
  const title = t('message.title', { name: schoolClass.name });
  if (asked && sending.answer)
    return (
      <Frame title={title} onClose={onClose}>
        <MessageResult sending={sending} onClose={onClose} />
      </Frame>
    );
  if (recipients && recipients.numbers > 0)
    return (
      <MessageForm
        title={title}
        className={schoolClass.name}
        recipients={recipients}
        sending={sending}
        onSent={() => setAsked(true)}
        onClose={onClose}
      />
    );
  return (
    <Frame title={title} onClose={onClose}>
      {recipients ? (
        <NoRecipients recipients={recipients} onClose={onClose} />
      ) : (
        <DialogContent>
          <LoadState error={error} refetch={refetch} rows={4} />
        </DialogContent>
      )}
    </Frame>
  );
}
