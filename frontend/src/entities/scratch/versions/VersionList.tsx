import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { Thumbnail } from '#frontend/src/ui/pictures/Thumbnail.tsx';
import type { ListedVersion } from '#shared/works/fields.ts';
import { type State, saidOf } from './said-of.ts';

/** What is said of a version, in one line. */
function useLine() {
  const { t } = useTranslation('player');
  const { dateTime, list } = useFormats();
  return (version: ListedVersion, state: State): string =>
    list(
      saidOf(version, state).map((said) => {
        if (said.text === 'note') return said.note;
        if (said.text === 'restored') return t('versions.restored', { no: said.no });
        if (said.text === 'from') return t('versions.from', { device: said.device });
        if (said.text === 'deadline')
          return t('versions.deadline', { time: dateTime(said.deadline) });
        return t(`versions.${said.text}`);
      }),
    );
}

interface Props {
  /** The newest first. */
  readonly rows: readonly ListedVersion[];
  readonly chosen: number | null;
  /** The number of one that is known not to open. */
  readonly unopened: number | null;
  readonly onChoose: (no: number) => void;
}

/** Versions with their pictures, one of which is chosen. */
export function VersionList({ rows, chosen, unopened, onChoose }: Props) {
  const { t } = useTranslation('player');
  const { dateTime } = useFormats();
  const lineOf = useLine();
  return (
    <List aria-label={t('versions.title')}>
      {rows.map((version, index) => (
        <li key={version.no}>
          <ListItemButton
            selected={version.no === chosen}
            aria-current={version.no === chosen}
            onClick={() => onChoose(version.no)}
            sx={{ gap: 2 }}
          >
            {version.thumbnail && <Thumbnail src={version.thumbnail} />}
            <ListItemText
              primary={`${t('versions.version', { no: version.no })} · ${dateTime(version.at)}`}
              secondary={lineOf(version, {
                isNewest: index === 0,
                isUnopened: version.no === unopened,
              })}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}
