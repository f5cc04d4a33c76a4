import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/Edit';
import SmsIcon from '@mui/icons-material/Sms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { RowMenu, RowMenuIcon } from '#frontend/src/ui/table/RowMenu.tsx';
import type { ClassDto } from '#shared/contracts/class-fields.ts';
import { ROLE } from '#shared/roles.ts';
import { KindChip, StateChip } from '../ClassChips.tsx';
import type { OpenDialog } from '../dialogs/ClassDialogs.tsx';
import { Seats } from '../Seats.tsx';
import { useClassActions } from '../use-class-actions.tsx';
import { useClassDates } from '../use-class-dates.ts';

interface Props {
  readonly found: ClassDto;
  readonly start: (dialog: OpenDialog) => void;
}

/** Who teaches, what, where and when, in one line. */
function Facts({ found }: Pick<Props, 'found'>) {
  const { t } = useTranslation('classes');
  const dates = useClassDates();
  const { teacher_name, assistant_name, course, room } = found;
  const facts = [
    teacher_name && `${t('teacher')} ${teacher_name}`,
    assistant_name && `${t('assistant')} ${assistant_name}`,
    course,
    room && `${t('room')} ${room}`,
    dates(found),
  ].filter(Boolean);
  return (
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {facts.join(' · ')}
    </Typography>
  );
}

/** What matters of a class, and what can be done with it. */
export function RoomHeader({ found, start }: Props) {
  const { t } = useTranslation('classes');
  const { role } = useSignedIn();
  const actionsOf = useClassActions(start);
  const others = () => actionsOf(found).filter(({ key }) => key !== 'edit');
  return (
    <>
      <Button component={Link} to={paths.classes} startIcon={<ArrowBackIcon />} sx={{ mb: 1 }}>
        {t('back')}
      </Button>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ mb: 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack spacing={1} sx={{ minWidth: 0 }}>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {found.name}
            </Typography>
            <KindChip kind={found.kind} />
            <StateChip state={found.state} />
          </Stack>
          <Facts found={found} />
          <Seats size={found.size} capacity={found.capacity} />
        </Stack>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {role === ROLE.principal && (
            <Button
              variant="outlined"
              startIcon={<SmsIcon />}
              onClick={() => start({ kind: 'message', found })}
            >
              {t('message.action')}
            </Button>
          )}
          <Button
            variant="outlined"
            startIcon={<EditIcon />}
            onClick={() => start({ kind: 'edit', found })}
          >
            {t('edit')}
          </Button>
          <RowMenu icon={<RowMenuIcon name={found.name} />} actions={others} />
        </Stack>
      </Stack>
    </>
  );
}
