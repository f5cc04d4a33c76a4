import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ReportsIcon from '@mui/icons-material/AutoStories';
import EditIcon from '@mui/icons-material/EditOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { RowMenu, RowMenuIcon } from '#frontend/src/ui/table/RowMenu.tsx';
import type { StudentRow } from '#shared/students/fields.ts';
import type { StudentAction } from '../StudentDialogs.tsx';
import { useStudentActions } from '../use-student-actions.tsx';

interface Props {
  readonly student: StudentRow;
  readonly start: (action: StudentAction) => void;
}

/** Name, account and state of a student, and what can be done. */
export function ProfileHeader({ student, start }: Props) {
  const { t } = useTranslation('students');
  const { rowActions } = useStudentActions({ start, inClass: undefined });
  const { name, nick, account, avatar, disabled, licensed } = student;
  const others = () => rowActions(student).filter(({ key }) => key !== 'edit');
  return (
    <>
      <Button component={Link} to={paths.students} startIcon={<ArrowBackIcon />} sx={{ mb: 1 }}>
        {t('profile.back')}
      </Button>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ mb: 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minWidth: 0 }}>
          <PersonAvatar name={name} picture={avatar} />
          <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h1">{name}</Typography>
            <Typography color="textSecondary">
              {[nick, account].filter(Boolean).join(' · ')}
            </Typography>
          </Stack>
          {disabled && <Chip size="small" color="warning" label={t('disabled')} />}
          {!licensed && <Chip size="small" color="error" label={t('unlicensed')} />}
        </Stack>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Button
            component={Link}
            to={paths.studentReports(student.id)}
            variant="outlined"
            startIcon={<ReportsIcon />}
          >
            {t('reports')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<QrCodeIcon />}
            onClick={() => start({ kind: 'parents', id: student.id })}
          >
            {t('parentCode')}
          </Button>
          <Button
            variant="contained"
            startIcon={<EditIcon />}
            onClick={() => start({ kind: 'edit', student })}
          >
            {t('edit')}
          </Button>
          <RowMenu icon={<RowMenuIcon name={name} />} actions={others} />
        </Stack>
      </Stack>
    </>
  );
}
