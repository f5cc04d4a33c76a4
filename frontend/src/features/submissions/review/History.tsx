import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { VersionToReview } from './versions-to-review.ts';

/** Which version is shown: the first, again for each student. */
export function useShownVersion(id: string, count: number) {
  const [shown, setShown] = useState({ id, index: 0 });
  const index = shown.id === id ? Math.min(shown.index, Math.max(0, count - 1)) : 0;
  const show = (next: number) => {
    if (next >= 0 && next < count) setShown({ id, index: next });
  };
  return { index, show };
}
export type ShownVersion = ReturnType<typeof useShownVersion>;

/** A version in one line, and what is said of it below. */
function useLines() {
  const { t } = useTranslation('submissions');
  const { dateTime } = useFormats();
  return (shown: VersionToReview): readonly [string, string] => {
    const time = dateTime(shown.at);
    if (shown.what === 'handed_in')
      return [`${time} · ${shown.title}${shown.late ? ` · ${t('cameLate')}` : ''}`, shown.words];
    if (shown.what === 'arrived')
      return [
        t('deadline.arrived'),
        t('deadline.arrivedTimes', { made: dateTime(shown.made_at), came: time }),
      ];
    const { deadline } = shown;
    const name = deadline
      ? t('deadline.asOf', { time: dateTime(deadline) })
      : t('deadline.earlier');
    return [name, t('savedAt', { time })];
  };
}

interface Props {
  /** What was handed in, the newest first; then what the deadline has frozen, and what arrived after it. */
  readonly versions: readonly VersionToReview[];
  readonly version: ShownVersion;
}

/** The versions, one of which is shown. */
export function History({ versions, version }: Props) {
  const { t } = useTranslation('submissions');
  const linesOf = useLines();
  if (versions.length < 2) return null;
  const isHanded = versions.every(({ what }) => what === 'handed_in');
  const label = isHanded ? t('history', { count: versions.length }) : t('deadline.versions');
  return (
    <section>
      <Typography variant="h3">{label}</Typography>
      <List dense aria-label={label}>
        {versions.map((each, index) => (
          <li key={`${each.what} ${each.at}`}>
            <ListItemButton
              selected={index === version.index}
              aria-current={index === version.index}
              onClick={() => version.show(index)}
            >
              <ListItemText primary={linesOf(each)[0]} secondary={linesOf(each)[1]} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </section>
  );
}
