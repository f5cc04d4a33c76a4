import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { type Item, queryItems } from '#functions/platform/table.ts';
import { spacePartitions } from './space.ts';
import { dayFigures, waitingIn } from './stored-figures.ts';
import { figuresIn, usagePartition } from './usage-months.ts';

/** What was stored (`in`), removed (`out`) and sent on each day; the numbers of files are in the sheets of works. */
const usageRows = (item: Item): Item[] => [
  ...figuresIn(item).flatMap(({ day: date, name, value: bytes }) => {
    const [kind, action = 'sent'] = name.split('#');
    return action === 'put' || action === 'cut' ? [] : [{ date, kind, action, bytes }];
  }),
  ...dayFigures(waitingIn(item)).flatMap(({ day: date, group: kind, measure, value: bytes }) =>
    measure === 'in' || measure === 'out' ? [{ date, kind, action: measure, bytes }] : [],
  ),
];

/** What took space and traffic. */
export const USAGE_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.usage',
    columns: ['date', 'kind', 'action', 'bytes'],
    walks: [
      async (schoolId, from) => {
        const { items, next } = await queryItems({
          ...inPartition(usagePartition(schoolId)),
          ExclusiveStartKey: from,
        });
        return { items, next };
      },
      // What has not been moved to the months yet. There are few parts.
      async (schoolId) => {
        const parts = await Promise.all(
          spacePartitions(schoolId).map((pk) => queryItems(inPartition(pk))),
        );
        return { items: parts.flatMap(({ items }) => items), next: undefined };
      },
    ],
    rows: usageRows,
  },
];
