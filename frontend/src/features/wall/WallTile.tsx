import PanToolIcon from '@mui/icons-material/PanTool';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkPicture } from '#frontend/src/entities/works/WorkPicture.tsx';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { HelpActions } from './HelpActions.tsx';
import { Marks } from './Marks.tsx';
import { needsHelp, type Seat } from './seats.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** The age of an instant by the server's clock: `just now`, `3 minutes ago`. */
function useAgo(now: string): (then: string) => string {
  const { t } = useTranslation('wall');
  const language = useLanguage();
  const format = useMemo(
    () => new Intl.RelativeTimeFormat(LOCALES[language], { style: 'short' }),
    [language],
  );
  return (then) => {
    const seconds = Math.floor((Date.parse(now) - Date.parse(then)) / 1000);
    if (seconds < MINUTE_S) return t('justNow');
    if (seconds < HOUR_S) return format.format(-Math.floor(seconds / MINUTE_S), 'minute');
    return format.format(-Math.floor(seconds / HOUR_S), 'hour');
  };
}

interface Props {
  readonly lesson: string;
  readonly seat: Seat;
  readonly now: string;
  readonly onOpen: () => void;
}

/** What the student is doing, in a few words. */
function useDoing({ editor }: Seat, now: string): string {
  const { t } = useTranslation('wall');
  const ago = useAgo(now);
  if (!editor) return t('notHere');
  const { state, seen, changed } = editor;
  if (state !== 'programming') return t(`doing.${state}`, { when: ago(seen) });
  return changed ? t('doing.changed', { when: ago(changed) }) : t('doing.opened');
}

function HelpLine({ lesson, seat: { student, editor }, now }: Omit<Props, 'onOpen'>) {
  const { t } = useTranslation('wall');
  const ago = useAgo(now);
  if (!editor) return null;
  const { state, since, by } = editor.help;
  return (
    <Stack spacing={1} sx={{ p: 1, bgcolor: 'warning.main', color: 'warning.contrastText' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <PanToolIcon fontSize="small" aria-hidden />
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', minWidth: 0 }}
        >
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {state === 'coming' ? t('comes', { name: by }) : t('needsHelp')}
          </Typography>
          <Typography variant="body2">{ago(since)}</Typography>
        </Stack>
      </Stack>
      <Box sx={{ bgcolor: 'background.paper', borderRadius: 1, p: 0.5 }}>
        <HelpActions lesson={lesson} name={student.name} editor={editor} />
      </Box>
    </Stack>
  );
}

/** Said to screen readers only: what is seen of a tile is its name, so that it can be called by that. */
const UNSEEN = { position: 'absolute', clipPath: 'inset(50%)' } as const;

/** One student: the thumbnail of the saved project, the activity, and a call for help. */
export function WallTile({ lesson, seat, now, onOpen }: Props) {
  const { t } = useTranslation('wall');
  const { student, editor } = seat;
  const doing = useDoing(seat, now);
  const hasWork = editor !== null && editor.work_id !== '';
  const isHere = editor?.state === 'programming';
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', ...(!isHere && { bgcolor: 'action.hover' }) }}
    >
      <CardActionArea
        disabled={!hasWork}
        onClick={onOpen}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
        }}
      >
        <Box sx={isHere ? {} : { filter: 'grayscale(1)' }}>
          <WorkPicture work={{ kind: 'scratch', thumbnail: editor?.thumbnail ?? '' }} />
        </Box>
        <Stack direction="row" spacing={1} sx={{ p: 1, alignItems: 'center' }}>
          <PersonAvatar name={student.name} picture={student.avatar} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {hasWork && (
                <Box component="span" sx={UNSEEN}>
                  {t('open')}
                </Box>
              )}
              {student.name}
            </Typography>
            {editor?.title && (
              <Typography variant="body2" noWrap>
                {editor.title}
              </Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              {doing}
            </Typography>
            {editor && <Marks editor={editor} />}
          </Box>
        </Stack>
      </CardActionArea>
      {needsHelp(seat) && <HelpLine lesson={lesson} seat={seat} now={now} />}
    </Card>
  );
}
