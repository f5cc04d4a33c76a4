import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import type { SheetLine } from '../queries.ts';
import { WordIcon } from '../share/WordIcon.tsx';

/** The state of a child's report in one word. */
export function useStateWord() {
  const { t } = useTranslation('reports');
  return ({ report }: Pick<SheetLine, 'report'>): string => {
    if (!report) return t('states.none');
    const word = t(`states.${report.read ? 'read' : report.state}`);
    return report.draft && report.state === 'published' ? `${word} · ${t('newer')}` : word;
  };
}

const colourOf = ({ report }: Pick<SheetLine, 'report'>): string => {
  if (!report) return 'text.secondary';
  if (report.state === 'published') return report.read ? 'success.main' : 'primary.main';
  return 'warning.main';
};

interface Props {
  readonly line: SheetLine;
  /** Something that was written is not on the server. */
  readonly unsent: boolean;
}

/** A child of the class, with the state of the report. */
export function ChildName({ line, unsent }: Props) {
  const { t } = useTranslation('reports');
  const stateWord = useStateWord();
  const { name, nick, avatar, member, no_photos, elsewhere } = line;
  const notes = [
    !member && t('sheet.left'),
    elsewhere && t('sheet.elsewhere', { name: elsewhere.class_name }),
    no_photos && t('sheet.noPhotos'),
    unsent && t('sheet.unsent'),
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <PersonAvatar name={name} picture={avatar} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          {name}
          {nick && nick !== name && (
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              {nick}
            </Typography>
          )}{' '}
          {line.report && <WordIcon word={line.report.word} />}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: colourOf(line), fontWeight: 600 }}>
          {stateWord(line)}
          {notes.length > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' · '}
              {notes.join(' · ')}
            </Box>
          )}
        </Typography>
      </Box>
    </Box>
  );
}
