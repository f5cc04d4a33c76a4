import { between } from '#functions/platform/key-range.ts';
import { getItems, type Item, queryAll } from '#functions/platform/table.ts';
import { monthsFrom } from '#shared/days.ts';
import { FIGURES, type Figure } from '#shared/figures/figures.ts';
import { FIGURES_PREFIX, type FigureOwner, figuresKey } from './figures.ts';

type Figures = Readonly<Partial<Record<Figure, number>>>;
/** Figures of an owner by day (`2026-11-21`) and by month (`2026-11`); nothing where nothing happened. */
export type FigureMap = ReadonlyMap<string, Figures>;

const NAMES: ReadonlySet<string> = new Set(Object.values(FIGURES).flat());
const isFigure = (name: string | undefined): name is Figure => NAMES.has(name ?? '');

const MONTH_LENGTH = 'YYYY-MM'.length;
const monthOfItem = ({ sk }: Item): string =>
  String(sk).slice(FIGURES_PREFIX.length, FIGURES_PREFIX.length + MONTH_LENGTH);

/** The figures in the items of one owner, with the shards of a month added up. */
function toFigureMap(items: readonly Item[]): FigureMap {
  const map = new Map<string, Partial<Record<Figure, number>>>();
  for (const item of items) {
    const month = monthOfItem(item);
    for (const [attribute, value] of Object.entries(item)) {
      const [name, day] = attribute.split('#');
      if (!isFigure(name) || typeof value !== 'number') continue;
      const at = day ? `${month}-${day}` : month;
      const figures = map.get(at) ?? {};
      map.set(at, figures);
      figures[name] = (figures[name] ?? 0) + value;
    }
  }
  return map;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/** The figures of an owner in the months of a span of days. */
export async function loadFigures({ pk }: FigureOwner, { from, to }: Span): Promise<FigureMap> {
  const months = monthsFrom(from, to);
  // Sorts after every shard of the last month.
  const last = `${FIGURES_PREFIX}${months.at(-1)}~`;
  return toFigureMap(await queryAll(between(pk, [`${FIGURES_PREFIX}${months[0]}`, last])));
}

/** The same of many classes or students, in their order: one batch for a page and a month or two. */
export async function loadFiguresOfMany(
  owners: readonly FigureOwner<'class' | 'teacher' | 'student'>[],
  { from, to }: Span,
): Promise<FigureMap[]> {
  const months = monthsFrom(from, to);
  const keys = owners.flatMap((owner) => months.map((month) => figuresKey(owner, month)));
  const items = await getItems(keys);
  return owners.map(({ pk }) => toFigureMap(items.filter((item) => item.pk === pk)));
}
