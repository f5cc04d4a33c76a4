import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#frontend/src/lib/copy-text.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { forms } from '#shared/forms/contract.ts';
import type { FormDto } from '#shared/forms/fields.ts';
import { useClosing } from '../list/use-form-actions.tsx';

interface Props {
  readonly form: FormDto;
}

/** The whole address of a form, for codes and messages. */
const addressOfForm = (token: string): string => absolute(paths.publicForm(token));

const CODE_SIZE = 'min(60vw, 280px)';

/** A sheet to be hung up: what it is, whose it is, and the code. */
function Poster({ form }: Props) {
  const { t } = useTranslation('forms');
  const { dateTime } = useFormats();
  const { school_name } = useSignedIn().user;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', p: 2 }}>
      <Typography component="p">{school_name}</Typography>
      <Typography variant="h1" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {form.title}
      </Typography>
      <QrCode value={addressOfForm(form.token)} label={t('share.scan')} size={CODE_SIZE} />
      <Typography>{t('share.scan')}</Typography>
      {form.until && (
        <Typography color="textSecondary">
          {t('share.until', { time: dateTime(form.until) })}
        </Typography>
      )}
    </Stack>
  );
}

function Hand({ address }: { readonly address: string }) {
  const { t } = useTranslation('forms');
  const copy = () => copyText(address, { done: t('share.copied'), failed: t('share.notCopied') });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print()}>
        {t('share.print')}
      </Button>
      <Button
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<OpenInNewIcon />}
      >
        {t('share.open')}
      </Button>
    </Stack>
  );
}

/** What ends the address: both can be done again, but a new address has to be handed out again. */
function Ends({ form }: Props) {
  const { t } = useTranslation('forms');
  const [isAsking, setAsking] = useState(false);
  const { close, isPending } = useClosing();
  const renewing = useChange(forms.endpoints.renew, { changes: [forms] });
  const renew = () =>
    renewing.mutate(
      { form_id: form.id, rev: form.rev },
      {
        onSuccess: () => toast.success(t('share.renewed')),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button loading={isPending} onClick={() => close(form)}>
        {t(form.state === 'closed' ? 'close.reopen' : 'close.action')}
      </Button>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('share.renew')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('share.renewTitle')}
        text={t('share.renewText')}
        confirmLabel={t('share.renew')}
        destructive
        working={renewing.isPending}
        onConfirm={renew}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}

/** The secret address of a form: as a code, a poster, and a link. */
export function ShareTab({ form }: Props) {
  const { t } = useTranslation('forms');
  const address = addressOfForm(form.token);
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={3}
        sx={{ alignItems: { md: 'center' } }}
      >
        <PrintSheet>
          <Poster form={form} />
        </PrintSheet>
        <Stack spacing={2} sx={{ flex: 1, minWidth: 0 }}>
          <LabelledInput label={t('share.address')} value={address} readOnly />
          <Typography variant="body2" color="textSecondary">
            {t(form.once === 'student' ? 'share.secretStudent' : 'share.secret')}
          </Typography>
          <Hand address={address} />
          <Ends form={form} />
        </Stack>
      </Stack>
    </Paper>
  );
}
