import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Credentials } from '#frontend/src/entities/credentials/Credentials.tsx';
import { SamePhoneNote } from '#frontend/src/entities/students/SamePhoneNote.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { LoadingDialog } from '#frontend/src/ui/states/LoadingDialog.tsx';
import type { LeadDetail } from '#shared/leads/fields.ts';
import type { Lead } from '../lead-action.ts';
import { useLead } from '../queries.ts';
import { ConvertFields } from './ConvertFields.tsx';
import { type Done, useConvert } from './use-convert.ts';

const CardsDialog = lazyPart(
  async () => (await import('#frontend/src/entities/cards/CardsDialog.tsx')).CardsDialog,
);

const FamilyPapersDialog = lazyPart(
  async () =>
    (await import('#frontend/src/entities/parents/FamilyPapersDialog.tsx')).FamilyPapersDialog,
);

interface DoneProps {
  readonly done: Done;
  readonly working: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The student is there: what was done, the first password, and the papers to print. */
function DoneDialog({ done, working, onAgain, onClose }: DoneProps) {
  const { t } = useTranslation('leads');
  const [paper, setPaper] = useState<'card' | 'parents' | null>(null);
  const { student, initial_password, already, same_phone, booked, problem } = done;
  const { id, name, account } = student;
  const back = () => setPaper(null);
  if (paper === 'card') return <CardsDialog ids={[id]} onClose={back} />;
  if (paper === 'parents') return <FamilyPapersDialog ids={[id]} onClose={back} />;
  return (
    <ClosableDialog title={t('converted', { name })} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          {already && <Alert severity="info">{t('convertedBefore', { name })}</Alert>}
          {booked !== null && (
            <Alert severity="success">
              {t('hoursBooked', { count: Number(hoursText(booked)) })}
            </Alert>
          )}
          {problem && (
            <Alert severity="error">
              {t('hoursFailed', { name })} {problem.message}
            </Alert>
          )}
          {initial_password && <Credentials account={account} password={initial_password} />}
          <SamePhoneNote id={id} same={same_phone} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {problem && (
          <Button loading={working} onClick={onAgain}>
            {t('convertAgain')}
          </Button>
        )}
        <Button component={Link} to={paths.student(id)}>
          {t('toStudent')}
        </Button>
        <Button onClick={() => setPaper('parents')}>{t('printParents')}</Button>
        <Button variant="contained" onClick={() => setPaper('card')}>
          {t('printCard')}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}

interface FormProps {
  readonly lead: LeadDetail;
  readonly onClose: () => void;
}

function ConvertForm({ lead, onClose }: FormProps) {
  const { t } = useTranslation('leads');
  const { form, done, again, working, namesake } = useConvert(lead);
  if (done)
    return (
      <DoneDialog done={done} working={working} onAgain={() => void again()} onClose={onClose} />
    );
  const family = lead.guardians.map(({ relation, name, phone }) =>
    [t(`relations.${relation}`), name, phone].filter(Boolean).join(' '),
  );
  return (
    <FormDialog
      title={t('convertTitle', { name: lead.name })}
      submitLabel={t('convertSubmit')}
      form={form}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('convertExplain')}</Typography>
      <Typography>{family.join(' · ')}</Typography>
      <ConvertFields control={form.control} />
      {namesake && (
        <FormControlLabel
          control={
            <Checkbox
              checked={namesake.anyway}
              onChange={({ target }) => namesake.setAnyway(target.checked)}
            />
          }
          label={t('anyway')}
        />
      )}
    </FormDialog>
  );
}

interface Props {
  readonly lead: Lead;
  readonly onClose: () => void;
}

/** Makes a student of a lead, with hours and a sign-in card in the same go. */
export function ConvertDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const { data, error, refetch } = useLead(lead.id);
  // What the dialog began with stays, also when the lead has become a student.
  const [begun, setBegun] = useState<LeadDetail | null>(null);
  if (data && !begun) setBegun(data.lead);
  if (begun) return <ConvertForm lead={begun} onClose={onClose} />;
  return (
    <LoadingDialog
      title={t('convertTitle', { name: lead.name })}
      error={error}
      refetch={refetch}
      rows={6}
      onClose={onClose}
    />
  );
}
