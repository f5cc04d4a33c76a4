import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { PublicForm } from './use-public-form.ts';

interface NoteProps {
  readonly icon: ReactElement;
  readonly title: string;
  readonly hint: string;
  readonly school: PublicForm['school'] | null;
}

function Note({ icon, title, hint, school }: NoteProps) {
  const { t } = useTranslation('formFill');
  return (
    <Paper>
      <EmptyState
        icon={icon}
        heading="h1"
        title={title}
        hint={hint}
        action={
          school && (
            <>
              <Typography color="textPrimary">{school.name}</Typography>
              {school.phone && (
                <Button href={`tel:${school.phone.replace(/[^+\d]/g, '')}`}>
                  {t('call', { phone: school.phone })}
                </Button>
              )}
            </>
          )
        }
      />
    </Paper>
  );
}

/** An address that opens nothing, or no more. */
export function OverForm({ school }: Pick<NoteProps, 'school'>) {
  const { t } = useTranslation('formFill');
  return (
    <Note
      icon={<LinkOffIcon color="disabled" fontSize="large" />}
      title={t('over.title')}
      hint={t('over.hint')}
      school={school}
    />
  );
}

/** Why a form takes no answers now. */
export function ClosedForm({ form }: { readonly form: PublicForm }) {
  const { t } = useTranslation('formFill');
  const { dateTime } = useFormats();
  const { state, title, from, until, school } = form;
  const isAnswered = state === 'open';
  const hint = isAnswered
    ? t('answered.hint')
    : t(`closed.${state}`, { from: from && dateTime(from), until: until && dateTime(until) });
  return (
    <Note
      icon={
        isAnswered ? (
          <CheckCircleIcon color="success" fontSize="large" />
        ) : (
          <EventBusyIcon color="disabled" fontSize="large" />
        )
      }
      title={title}
      hint={hint}
      school={school}
    />
  );
}
