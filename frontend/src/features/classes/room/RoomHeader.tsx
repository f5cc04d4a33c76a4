import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ReportsIcon from '@mui/icons-material/AutoStories';
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
import type { ClassDto } from '#shared/classes/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { KindChip, StateChip } from '../ClassChips.tsx';
import type { OpenDialog } from '../dialogs/ClassDialogs.tsx';
import { Seats } from '../Seats.tsx';
import { useClassActions } from '../use-class-actions.tsx';
import { useClassDates } from '../use-class-dates.ts';

interface Props {
  readonly schoolClass: ClassDto;
  readonly start: (dialog: OpenDialog) => void;
}

/** Teacher, course, room and dates in one line. */
function Facts({ schoolClass }: Pick<Props, 'schoolClass'>) {
  const { t } = useTranslation('classes');
  const dates = useClassDates();
  const { teacher_name, assistant_name, course, room } = schoolClass;
  const facts = [
    teacher_name && `${t('teacher')} ${teacher_name}`,
    assistant_name && `${t('assistant')} ${assistant_name}`,
    course,
    room && `${t('room')} ${room}`,
    dates(schoolClass),
  ].filter(Boolean);
  return (
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {facts.join(' · ')}
    </Typography>
  );
}

/** The header of a class: name, seats and actions. */
export function RoomHeader({ schoolClass, start }: Props) {
  const { t } = useTranslation('classes');
  const { role } = useSignedIn();
  const actionsOf = useClassActions(start);
  const others = () => actionsOf(schoolClass).filter(({ key }) => key !== 'edit');
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
              {schoolClass.name}
            </Typography>
            <KindChip kind={schoolClass.kind} />
            <StateChip state={schoolClass.state} />
          </Stack>
          <Facts schoolClass={schoolClass} />
          <Seats size={schoolClass.size} capacity={schoolClass.capacity} />
        </Stack>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            component={Link}
            to={paths.reports}
            variant="outlined"
            startIcon={<ReportsIcon />}
          >
            {t('reports')}
          </Button>
          {role === ROLE.principal && (
            <Button
              variant="outlined"
              startIcon={<SmsIcon />}
              onClick={() => start({ kind: 'message', schoolClass })}
            >
              {t('message.action')}
            </Button>
          )}
          <Button
            variant="outlined"
            startIcon={<EditIcon />}
            onClick={() => start({ kind: 'edit', schoolClass })}
          >
            {t('edit')}
          </Button>
          <RowMenu icon={<RowMenuIcon name={schoolClass.name} />} actions={others} />
        </Stack>
      </Stack>
    </>
  );
}
