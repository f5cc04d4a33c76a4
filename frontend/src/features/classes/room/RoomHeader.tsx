import ReportsIcon from '@mui/icons-material/AutoStories';
import EditIcon from '@mui/icons-material/Edit';
import SmsIcon from '@mui/icons-material/Sms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ItemHeader } from '#frontend/src/ui/ItemHeader.tsx';
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
function useFacts({ schoolClass }: Pick<Props, 'schoolClass'>): string {
  const { t } = useTranslation('classes');
  const dates = useClassDates();
  const { teacher_name, assistant_name, course, room } = schoolClass;
  return [
    teacher_name && `${t('teacher')} ${teacher_name}`,
    assistant_name && `${t('assistant')} ${assistant_name}`,
    course,
    room && `${t('room')} ${room}`,
    dates(schoolClass),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Actions({ schoolClass, start }: Props) {
  const { t } = useTranslation('classes');
  const { role } = useSignedIn();
  const actionsOf = useClassActions(start);
  const others = () => actionsOf(schoolClass).filter(({ key }) => key !== 'edit');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button component={Link} to={paths.reports} variant="outlined" startIcon={<ReportsIcon />}>
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
  );
}

/** The header of a class: name, seats and actions. */
export function RoomHeader(props: Props) {
  const { t } = useTranslation('classes');
  const { name, kind, state, size, capacity } = props.schoolClass;
  const facts = useFacts(props);
  return (
    <ItemHeader
      back={{ to: paths.classes, label: t('back') }}
      title={name}
      chips={
        <>
          <KindChip kind={kind} />
          <StateChip state={state} />
        </>
      }
      facts={
        <>
          {facts}
          <Seats size={size} capacity={capacity} />
        </>
      }
      actions={<Actions {...props} />}
    />
  );
}
