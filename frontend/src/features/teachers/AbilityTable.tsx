import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ABILITIES, type Ability } from '#shared/teachers/abilities.ts';
import { AbilitySwitch } from './AbilitySwitch.tsx';
import type { Teacher } from './queries.ts';
import { TeacherName } from './TeacherName.tsx';
import { useAbilities } from './use-abilities.ts';

function HeaderCell({ ability }: { readonly ability: Ability }) {
  const { t } = useTranslation('teachers');
  return (
    <TableCell
      scope="col"
      align="center"
      sx={{ verticalAlign: 'top', bgcolor: 'background.paper' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{t(`ability.${ability}.name`)}</Typography>
      <Typography variant="caption" color="textSecondary">
        {t(`ability.${ability}.hint`)}
      </Typography>
    </TableCell>
  );
}

function TeacherRow({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation('teachers');
  const abilities = useAbilities(teacher);
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <TeacherName teacher={teacher} />
      </TableCell>
      {teacher.role === 'teacher' ? (
        ABILITIES.map((ability) => (
          <TableCell key={ability} align="center">
            <AbilitySwitch teacher={teacher} ability={ability} {...abilities} />
          </TableCell>
        ))
      ) : (
        <TableCell colSpan={ABILITIES.length} align="center" sx={{ color: 'text.secondary' }}>
          {t(teacher.role === 'principal' ? 'permissions.everything' : 'permissions.none')}
        </TableCell>
      )}
    </TableRow>
  );
}

/** Teachers by abilities, where there is room for a table. */
export function AbilityTable({ teachers }: { readonly teachers: readonly Teacher[] }) {
  const { t } = useTranslation('teachers');
  return (
    <TableContainer
      sx={({ layout, spacing }) => ({
        // Its header stays in sight while the rows scroll.
        maxHeight: `calc(100dvh - ${layout.header}px - ${spacing(20)})`,
      })}
      // Focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
      role="region"
      aria-label={t('permissions.table')}
    >
      <Table stickyHeader size="small" aria-label={t('permissions.table')}>
        <TableHead>
          <TableRow>
            <TableCell
              scope="col"
              sx={{ width: 1 / 4, bgcolor: 'background.paper', verticalAlign: 'top' }}
            >
              <Typography sx={{ fontWeight: 600 }}>{t('permissions.teacher')}</Typography>
            </TableCell>
            {ABILITIES.map((ability) => (
              <HeaderCell key={ability} ability={ability} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {teachers.map((teacher) => (
            <TeacherRow key={teacher.id} teacher={teacher} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
