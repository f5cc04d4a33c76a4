import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRate } from '#frontend/src/entities/records/RecordFigures.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useLessonDay } from '#frontend/src/lib/use-lesson-time.ts';
import { ATTENDANCE_STATES } from '#shared/teaching/fields.ts';
import { attendanceOf, attendedText } from '#shared/teaching/register.ts';
import type { RegisterMark } from '#shared/teaching/register-fields.ts';
import type { Register } from './use-register.ts';

const COLOURS = {
  present: 'success.main',
  late: 'warning.main',
  leave: 'info.main',
  absent: 'error.main',
  makeup: 'success.main',
} as const;

/** The names stay in sight while lessons scroll by. */
const NAMES = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: '6.5rem', sm: '11rem' },
  maxWidth: { xs: '8rem', sm: '16rem' },
  overflowWrap: 'break-word',
} as const;

const HIDDEN = { position: 'absolute', clipPath: 'inset(50%)' } as const;

interface Props {
  readonly register: Register;
}

interface GridProps extends Props {
  /** Without them for lessons that others follow, on paper. */
  readonly withTotals?: boolean;
}

/** What the signs in the cells mean. */
export function Legend() {
  const { t } = useTranslation(['teaching', 'records']);
  const signs = ATTENDANCE_STATES.map((state) =>
    t('register.legend', {
      sign: t(`register.signs.${state}`),
      name: t(`records:attendance.${state}`),
    }),
  );
  return (
    <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
      {signs.join(' · ')}
    </Typography>
  );
}

/** The attendance of one student at one lesson: a sign for the eye, words for screen readers. */
function MarkCell({ mark }: { readonly mark: RegisterMark | undefined }) {
  const { t } = useTranslation(['teaching', 'records']);
  if (!mark) return <TableCell />;
  const { state, hours } = mark;
  const words = t(`records:attendance.${state}`);
  const taken = t('hourCount', { count: hours, hours: hoursText(hours) });
  return (
    <TableCell align="center" title={`${words} · ${taken}`}>
      <Box component="span" aria-hidden sx={{ color: COLOURS[state], fontWeight: 600 }}>
        {t(`register.signs.${state}`)}
      </Box>
      <Box component="span" sx={HIDDEN}>
        {words}
      </Box>
    </TableCell>
  );
}

function Totals({ totals: { counts, hours } }: { readonly totals: Register['all'] }) {
  const rate = useRate();
  return (
    <>
      <TableCell align="right">{attendedText(counts)}</TableCell>
      <TableCell align="right">{rate(attendanceOf(counts))}</TableCell>
      <TableCell align="right">{hoursText(hours)}</TableCell>
    </>
  );
}

function Head({ register: { lessons }, withTotals }: GridProps) {
  const { t } = useTranslation('teaching');
  const day = useLessonDay();
  return (
    <TableHead>
      <TableRow>
        <TableCell sx={{ ...NAMES, zIndex: 3 }}>{t('student')}</TableCell>
        {lessons.map(({ lesson_id, date, start }) => (
          <TableCell key={lesson_id} align="center" sx={{ whiteSpace: 'nowrap' }}>
            <MuiLink component={Link} to={paths.lesson(lesson_id)}>
              {day(date)}
              <br />
              {start}
            </MuiLink>
          </TableCell>
        ))}
        {withTotals && (
          <>
            <TableCell align="right">{t('register.attended')}</TableCell>
            <TableCell align="right">{t('register.rate')}</TableCell>
            <TableCell align="right">{t('register.hours')}</TableCell>
          </>
        )}
      </TableRow>
    </TableHead>
  );
}

function Foot({ register: { lessons, totals, all }, withTotals }: GridProps) {
  const { t } = useTranslation('teaching');
  return (
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="row" sx={NAMES}>
          {t('register.total')}
        </TableCell>
        {totals.map(({ counts, hours }, index) => (
          <TableCell key={lessons[index]?.lesson_id} align="center">
            {attendedText(counts)}
            <br />
            {t('hourCount', { count: hours, hours: hoursText(hours) })}
          </TableCell>
        ))}
        {withTotals && <Totals totals={all} />}
      </TableRow>
    </TableFooter>
  );
}

/** The rows of the register with their head and foot. */
export function RegisterRows({ register, withTotals = true }: GridProps) {
  const { t } = useTranslation('records');
  const { rows, lessons } = register;
  return (
    <>
      <Head register={register} withTotals={withTotals} />
      <TableBody>
        {rows.map(({ student, marks, totals }) => (
          <TableRow key={student.student_id} hover>
            <TableCell component="th" scope="row" sx={NAMES}>
              {student.name}
              {student.guest && ` · ${t('guest')}`}
            </TableCell>
            {marks.map((mark, index) => (
              <MarkCell key={lessons[index]?.lesson_id} mark={mark} />
            ))}
            {withTotals && <Totals totals={totals} />}
          </TableRow>
        ))}
      </TableBody>
      <Foot register={register} withTotals={withTotals} />
    </>
  );
}

/** Students by lessons, with the totals of both; scrolls sideways under the names. */
export function RegisterTable({ register }: Props) {
  const { t } = useTranslation('teaching');
  return (
    <>
      <Legend />
      <TableContainer
        component={Paper}
        // It scrolls, and must be focusable for the keyboard.
        tabIndex={0}
        role="region"
        aria-label={t('registerTitle')}
        // The words for screen readers are clipped with the cells that they stand in.
        sx={{ maxHeight: '75vh', position: 'relative' }}
      >
        <Table size="small" stickyHeader aria-label={t('registerTitle')}>
          <RegisterRows register={register} />
        </Table>
      </TableContainer>
    </>
  );
}
