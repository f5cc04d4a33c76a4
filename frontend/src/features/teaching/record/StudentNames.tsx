import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import type { AttendanceLine } from '#shared/contracts/teaching-fields.ts';

/** Who is expected at a lesson; those who have asked for leave and guests are marked. */
export function StudentNames({ students }: { readonly students: readonly AttendanceLine[] }) {
  const { t } = useTranslation('records');
  return (
    <Stack
      direction="row"
      component="ul"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
    >
      {students.map(({ student_id, name, avatar, state }) => (
        <li key={student_id}>
          <Chip
            avatar={<PersonAvatar name={name} picture={avatar} size="tiny" />}
            label={state === 'present' ? name : `${name} · ${t(`attendance.${state}`)}`}
          />
        </li>
      ))}
    </Stack>
  );
}
