import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { UsageEntry, UsageView } from '#shared/usage/contract.ts';
import { placeOf } from './place-of.ts';
import { useBytes } from './use-bytes.ts';

type Key =
  | 'name'
  | 'date'
  | 'group'
  | 'person'
  | 'bytes'
  | 'files'
  | 'stored'
  | 'removed'
  | 'until';

const COLUMNS: Readonly<Record<UsageView, readonly Key[]>> = {
  changes: ['date', 'group', 'stored', 'removed', 'files'],
  people: ['name', 'bytes', 'stored', 'removed'],
  largest: ['name', 'bytes', 'group', 'person', 'date'],
  bin: ['name', 'bytes', 'person', 'date', 'until'],
  unused: ['name', 'bytes', 'group', 'person', 'until'],
  versions: ['name', 'bytes', 'files', 'person', 'date'],
};

const NUMBERS: readonly Key[] = ['bytes', 'files', 'stored', 'removed'];
const WIDE: readonly Key[] = ['name', 'person'];
const CARD = ['title', 'corner'] as const;

/** How a column looks, by what it holds and where it stands. */
const looksOf = (key: Key, at: number) => ({
  size: WIDE.includes(key) ? ('wide' as const) : ('narrow' as const),
  card: CARD[at] ?? ('line' as const),
  ...(at === 0 && { fixed: true }),
  ...(NUMBERS.includes(key) && { align: 'end' as const }),
});

/** The columns of a view. A name leads to where the thing is seen, and can be removed. */
export function useEntryColumns(view: UsageView): readonly Column<UsageEntry>[] {
  const { t } = useTranslation('usage');
  const { day, briefDate } = useFormats();
  const bytes = useBytes();
  return useMemo(() => {
    const nameOf = ({ name }: UsageEntry) => name || t(view === 'people' ? 'hasLeft' : 'unnamed');
    const render: Readonly<Record<Key, Column<UsageEntry>['render']>> = {
      name: (entry) => {
        // No screen shows this file: link to the file itself.
        if (entry.url)
          return (
            <Link href={entry.url} target="_blank" rel="noreferrer">
              {nameOf(entry)}
            </Link>
          );
        const place = view === 'bin' ? undefined : placeOf(entry);
        if (!place) return nameOf(entry);
        return (
          <Link component={RouterLink} to={place}>
            {nameOf(entry)}
          </Link>
        );
      },
      date: ({ at }) => (view === 'changes' ? day(at) : briefDate(at)),
      group: ({ group }) => group && t(`groups.${group}`),
      person: ({ person }) => person && (person.name || t('hasLeft')),
      bytes: (entry) => bytes(entry.bytes),
      files: ({ files }) => files,
      stored: ({ stored }) => bytes(stored),
      removed: ({ removed }) => bytes(removed),
      until: ({ until }) => until && briefDate(until),
    };
    return COLUMNS[view].map(
      (key, at): Column<UsageEntry> => ({
        ...looksOf(key, at),
        key,
        label: t(`columns.${view === 'changes' && key === 'files' ? 'change' : key}`),
        render: render[key],
      }),
    );
  }, [t, day, briefDate, bytes, view]);
}
