import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { HourEntryDto } from '#shared/hours/fields.ts';
import { ROLE } from '#shared/roles.ts';

type Entry = Pick<HourEntryDto, 'lesson' | 'note' | 'reverses' | 'reversed_by'>;

/** For staff a link to the record of the lesson; students have no such screen. */
function LessonOf({ lesson }: { readonly lesson: NonNullable<Entry['lesson']> }) {
  const { role } = useSignedIn();
  const { day } = useFormats();
  const text = `${lesson.name} ${day(lesson.date)}`;
  if (role === ROLE.student) return text;
  return (
    <MuiLink component={Link} to={paths.lesson(lesson.id)}>
      {text}
    </MuiLink>
  );
}

interface Props {
  readonly entry: Entry;
  /** Shown for an entry without a lesson and without a note. */
  readonly none?: string;
}

/** Why hours were added or taken: the lesson, the note, the reversed entry. */
export function EntryReason({ entry, none = '' }: Props) {
  const { t } = useTranslation('study');
  const { lesson, note, reverses, reversed_by } = entry;
  const words = [
    note,
    reverses !== null && t('reverses', { number: reverses }),
    reversed_by !== null && t('reversedBy', { number: reversed_by }),
  ].filter(Boolean);
  if (!lesson && words.length === 0) return none;
  return (
    <span>
      {lesson && <LessonOf lesson={lesson} />}
      {lesson && words.length > 0 && ' · '}
      {words.join(' · ')}
    </span>
  );
}
